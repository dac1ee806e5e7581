### Checkpoints (S3).

checkpoint-reached = Woche { $week } ist vorbei: ein Kontrollpunkt.
