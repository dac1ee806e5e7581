## Setting up a table: tables to begin with, and a person's own ones.

presets = Asztalok kezdésnek
presets-short = Rövid este
presets-short-text = Az alapjáték, két hét után vége.
presets-base = { start-box-base }
presets-base-text = The Creation, ahogy az első dobozban van, legfeljebb négy játékosnak.
presets-book = Könyv szerint
presets-book-text = A The Stormgates úgy, ahogy a könyv ennyi játékosra előkészíti. Két, három és öt játékosnál a betelt térkép nem vet véget a játéknak.
presets-friends = Barátokkal
presets-friends-text = A The Stormgates legfeljebb három hétig, és a betelt térkép véget vet a játéknak. A barátaid linkkel csatlakoznak.
presets-everything = Minden
presets-everything-text = A The Stormgates minden olyan modullal, amely összefér egymással.
presets-length = { $days } a játékban, körülbelül { $time }
presets-unmeasured = Még nincs megmérve, meddig tart.
presets-measured = A gépek ezeknél az asztaloknál játszott játékainak fele ennyi napig tartott. Az időhöz embereknél döntésenként { $seconds } másodperccel számolunk; ez nagyjából a könyv játékosonkénti fél órája.

presets-own = A sajátjaid
presets-own-name = Az asztal mentése ezen a néven
presets-own-keep = Mentés
presets-own-replace = Csere
presets-own-remove = Törlés
presets-own-remove-of = „{ $name }” törlése
presets-own-kept = „{ $name }” elmentve ebben a böngészőben.
presets-own-taken = Az asztal olyan, mint „{ $name }”.
presets-own-removed = „{ $name }” törölve.
presets-own-many = Legfeljebb { $most } asztal menthető el: előbb törölj egyet.
presets-own-large = Ennek az asztalnak túl sok a saját szövege ahhoz, hogy elmenthető legyen.
presets-own-full = Ez a böngésző semmit sem őriz meg ehhez az oldalhoz, így az asztalt sem.
presets-own-module = Ehhez az asztalhoz: „{ $name }”, olyan modul kell, amely itt már nincs telepítve: „{ $module }”.
presets-own-level = Ehhez az asztalhoz: „{ $name }”, olyan gépi játékos kell, amely itt már nincs telepítve: „{ $level }”.
presets-own-changed = „{ $name }” olyan asztal, amely így már nem állítható fel.
