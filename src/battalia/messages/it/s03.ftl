### Checkpoints (S3).

checkpoint-reached = La settimana { $week } è finita: Punto di Controllo.
