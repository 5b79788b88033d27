/** False for scripts of extensions, hosts and tag managers. */
export const isBuildScript = (url: string): boolean =>
  url.startsWith(`${location.origin}/assets/`) && /-[\w-]{8}\.js$/.test(url);
