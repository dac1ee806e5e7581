## E-Mails: schlicht und kurz. Nichts hier verweist auf eine andere Datei.

letter-confirm-subject = Battalia: Ist das deine Adresse?
letter-confirm =
    Jemand hat diese Adresse für sein Konto auf { $site } angegeben.
    Wenn du das warst, öffne diesen Link und bestätige sie:

    { $link }

    Der Link gilt einmal, einen Tag lang. Wenn du es nicht warst, tu nichts: Die Adresse wird nicht benutzt.
letter-sign-in-subject = Battalia: dein Link zum Anmelden
letter-sign-in =
    Mit diesem Link meldest du dich auf { $site } an:

    { $link }

    Er gilt einmal, { $minutes } Minuten lang. Wer ihn öffnet, gilt dort als du: Gib ihn niemandem.
    Wenn du nicht darum gebeten hast, tu nichts.
letter-reset-subject = Battalia: ein neues Passwort
letter-reset =
    Mit diesem Link setzt du auf { $site } ein neues Passwort. Dein Anmeldename ist { $login }.

    { $link }

    Er gilt einmal, { $minutes } Minuten lang. Gib ihn niemandem.
    Wenn du nicht darum gebeten hast, tu nichts: Dein Passwort bleibt, wie es ist.
letter-turn-subject = Battalia: Du bist am Zug
letter-turn =
    Die anderen warten auf dich:

    { $url }

    Keine solchen E-Mails mehr: { $stop }
letter-password-changed-subject = Battalia: Dein Passwort wurde geändert
letter-password-changed =
    Das Passwort deines Kontos auf { $site } wurde gerade gesetzt oder geändert.

    Wenn du das warst, ist nichts zu tun. Wenn nicht, bitte dort gleich per E-Mail um ein neues:
    Damit werden alle anderen abgemeldet.
letter-address-changed-subject = Battalia: Deine Adresse wurde geändert
letter-address-changed =
    E-Mails von { $site } für dein Konto gehen nicht mehr an diese Adresse.

    Wenn du das wolltest, ist nichts zu tun. Wenn nicht, setze dort gleich mit einem
    Wiederherstellungscode ein neues Passwort und gib deine Adresse dann wieder an.
letter-round-subject = Battalia: Deine Runde beginnt
letter-round =
    Eine Runde deines Turniers beginnt. Dein Tisch:

    { $url }

    Keine solchen E-Mails mehr: { $stop }
letter-challenge-subject = Battalia: du bist herausgefordert
letter-challenge =
    Jemand fordert dich zu einer Partie heraus. Hier kannst du annehmen oder ablehnen:

    { $url }

    Keine solchen E-Mails mehr: { $stop }
letter-digest-subject = Battalia: deine Partien
letter-digest =
    { $count ->
        [one] Ein Tisch wartet auf dich:
       *[other] { $count } Tische warten auf dich:
    }

    { $tables }

    Keine solchen E-Mails mehr: { $stop }
letter-invitation-subject = Battalia: eine Einladung
letter-invitation =
    Jemand aus deinem Freundeskreis lädt dich an einen Tisch ein. Hier kannst du dich hinsetzen oder ablehnen:

    { $url }

    Keine solchen E-Mails mehr: { $stop }
