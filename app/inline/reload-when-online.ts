/** Inlined in the offline page. */
addEventListener('online', () => location.reload());
