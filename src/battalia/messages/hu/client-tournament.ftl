### Egy verseny asztalánál.

tournament-of-table = A versenyhez
