/** Decodes the picture inlined in a page (`site-build/pages.ts`) if `path` is one of its files. */
export function inlinedPicture(html: string, path: string) {
  const found = / data-inlined="([^"]+)" type="image\/avif" srcSet="data:image\/avif;base64,([^"]+)"/.exec(
    html,
  );
  const [, name, data = ''] = found ?? [];
  if (!name || !path.startsWith(`/pictures/${name}-`) || !html.includes(path)) return undefined;
  return Uint8Array.from(atob(data), character => character.charCodeAt(0));
}
