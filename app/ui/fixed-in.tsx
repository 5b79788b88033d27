import { Fragment } from 'react';

interface FixedInProps {
  text: string;
  /** Names, numbers, addresses. */
  fixed: readonly (string | undefined)[];
}

/** A sentence in which translators leave some parts as they are. */
export function FixedIn({ text, fixed: [first, ...others] }: FixedInProps) {
  if (first === undefined) return others.length > 0 ? <FixedIn text={text} fixed={others} /> : text;
  return text.split(first).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is never put into another order
    <Fragment key={index}>
      {index > 0 && <span translate="no">{first}</span>}
      <FixedIn text={part} fixed={others} />
    </Fragment>
  ));
}
