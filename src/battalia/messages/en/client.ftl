## The browser: what all pages share. The pages have files of their own, client-*.ftl.

page-not-loaded = This page could not be loaded. Try again.
not-connected = There is no connection to the server just now.

# Without a network.
offline-title = You are offline.
offline-text = The rules, the sheets and the lessons can be read, and the replays that are kept here. Games go on when the server can be reached again.
offline-table = The game waits: it is taken up again as soon as the server can be reached.
offline-games = Games you can look at offline
replay-not-kept = without a connection only replays that are kept on this device can be seen, and this one is not
newer-text = There is a newer version of this page.
newer-load = Load it
newer-later = Later
app-install = Install
push-here = Notifications on this device
push-text = When it is your turn and no page of yours is at the table, this device says so. Nothing of the game is told on the way.
push-cannot =
    { $why ->
        [insecure] Notifications need a secure connection: they can be had where the address begins with https://.
        [home-screen] On an iPhone or iPad add this page to the home screen first, and open it there.
        [denied] You have told this browser not to show notifications from this page. Its settings for the page can change that.
       *[other] This browser cannot be told anything while no page is open.
    }
push-unavailable = The notification service of this browser cannot be reached now.
