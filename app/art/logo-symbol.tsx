import source from './sources/logo.svg?raw';

/** What `Logo` shows: the drawing that the icons are made of, without its title, because words stand beside it. */
const symbol = source
  .replace(/<title>.*?<\/title>/s, '')
  .replace(/<svg[^>]*(viewBox="[^"]*")[^>]*>/, '<symbol id="logo" $1>')
  .replace('</svg>', '</symbol>')
  .trim();

/** For the document: out of sight, but drawn, or what it clips with would not be. */
export function LogoSymbol() {
  return (
    <svg
      className="symbols"
      width="0"
      height="0"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of our own
      dangerouslySetInnerHTML={{ __html: symbol }}
    />
  );
}
