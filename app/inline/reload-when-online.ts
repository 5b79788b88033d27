addEventListener('online', () => location.reload());
