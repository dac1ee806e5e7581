### Checkpoints (S3).

checkpoint-reached = Minął tydzień { $week }: punkt kontrolny.
