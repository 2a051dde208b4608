"""Tests. Those that prove a numbered rule carry its id in their name: test_N_T1_..."""
