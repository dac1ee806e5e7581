### Checkpoints (S3).

checkpoint-reached = Week { $week } is over: a checkpoint.
