import source from './sources/logo.svg?raw';

/** Without its title, because the name is always next to it. */
const symbol = source
  .replace(/<title>.*?<\/title>/s, '')
  .replace(/<svg[^>]*(viewBox="[^"]*")[^>]*>/, '<symbol id="logo" $1>')
  .replace('</svg>', '</symbol>')
  .trim();

/** `display: none` would disable its clip paths. */
export function LogoSymbol() {
  return (
    <svg
      className="symbols"
      width="0"
      height="0"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
      dangerouslySetInnerHTML={{ __html: symbol }}
    />
  );
}
