import source from './sources/logo.svg?raw';

/** The drawing of the logo without its title, because the name is always next to it. */
const symbol = source
  .replace(/<title>.*?<\/title>/s, '')
  .replace(/<svg[^>]*(viewBox="[^"]*")[^>]*>/, '<symbol id="logo" $1>')
  .replace('</svg>', '</symbol>')
  .trim();

/** Not `display: none`, which would disable the clip paths of the symbol. */
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
