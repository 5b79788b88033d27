/** Whether a script is of the build: extensions load their own, and so do hosts and tag managers. */
export const isOwnScript = (url: string): boolean =>
  url.startsWith(`${location.origin}/assets/`) && /-[\w-]{8}\.js$/.test(url);
