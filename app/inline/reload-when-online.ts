/** The offline page tries again when there is a network. */
addEventListener('online', () => location.reload());
