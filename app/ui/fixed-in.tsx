/** A sentence in which a reference or a number stands as it is, whatever translates the page. */
export function FixedIn({ text, fixed }: { text: string; fixed: string | undefined }) {
  const [before, after] = fixed ? text.split(fixed) : [text];
  if (after === undefined) return text;
  return (
    <>
      {before}
      <span translate="no">{fixed}</span>
      {after}
    </>
  );
}
