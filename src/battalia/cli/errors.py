"""What goes wrong on the command line through no fault of the program."""


class CommandError(Exception):
    """A wish that cannot be met; its text is one sentence for the user."""
