"""Tests of the package, as it is installed by others."""
