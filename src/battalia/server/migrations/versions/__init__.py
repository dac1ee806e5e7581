"""The revisions; each names the one before."""
