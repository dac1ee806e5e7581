## Letters by e-mail: plain and short. Nothing here refers to another file.

letter-confirm-subject = Battalia: is this your address?
letter-confirm =
    Somebody has given this address for their account at { $site }.
    If it was you, open this link and confirm it:

    { $link }

    The link works once, within a day. If it was not you, do nothing: the address is not used.
letter-sign-in-subject = Battalia: your link to sign in
letter-sign-in =
    With this link you sign in at { $site }:

    { $link }

    It works once, for { $minutes } minutes. Whoever opens it is you there: give it to nobody.
    If you have not asked for it, do nothing.
letter-reset-subject = Battalia: a new password
letter-reset =
    With this link you set a new password at { $site }. Your login is { $login }.

    { $link }

    It works once, for { $minutes } minutes. Give it to nobody.
    If you have not asked for it, do nothing: your password stays as it is.
letter-turn-subject = Battalia: it is your turn
letter-turn =
    The others are waiting for you:

    { $url }

    No more of these letters: { $stop }
letter-password-changed-subject = Battalia: your password has changed
letter-password-changed =
    The password of your account at { $site } was set or changed just now.

    If it was you, there is nothing to do. If not, ask there for a new password by e-mail at once:
    with it, everybody else is signed out.
letter-address-changed-subject = Battalia: your address has changed
letter-address-changed =
    Letters from { $site } for your account no longer go to this address.

    If you wanted that, there is nothing to do. If not, set a new password there at once, with a
    recovery code, and then give your address again.
letter-round-subject = Battalia: your round begins
letter-round =
    A round of your tournament begins. Your table:

    { $url }

    No more of these letters: { $stop }
letter-challenge-subject = Battalia: you are challenged
letter-challenge =
    Somebody challenges you to a game. Here you can accept or decline:

    { $url }

    No more of these letters: { $stop }
letter-digest-subject = Battalia: your games
letter-digest =
    { $count ->
        [one] One table is waiting for you:
       *[other] { $count } tables are waiting for you:
    }

    { $tables }

    No more of these letters: { $stop }
letter-invitation-subject = Battalia: a friend invites you
letter-invitation =
    A friend invites you to a table. Here you can sit down or decline:

    { $url }

    No more of these letters: { $stop }
