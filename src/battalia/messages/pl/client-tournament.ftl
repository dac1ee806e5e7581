### Przy stole turnieju.

tournament-of-table = Do turnieju
