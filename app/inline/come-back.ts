/** The page in place of one that was never seen asks again by itself when there is a network. */
addEventListener('online', () => location.reload());
