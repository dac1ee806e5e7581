### Checkpoints (S3).

checkpoint-reached = { $week }. hét vége: ellenőrzőpont.
