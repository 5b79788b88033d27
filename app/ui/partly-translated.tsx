import { Fragment } from 'react';

interface PartlyTranslatedProps {
  text: string;
  /** Names, numbers, addresses. */
  fixed: readonly (string | undefined)[];
}

/** A sentence in which translators leave some parts as they are. */
export function PartlyTranslated({ text, fixed: [first, ...others] }: PartlyTranslatedProps) {
  if (first === undefined) return others.length > 0 ? <PartlyTranslated text={text} fixed={others} /> : text;
  return text.split(first).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is never put into another order
    <Fragment key={index}>
      {index > 0 && <span translate="no">{first}</span>}
      <PartlyTranslated text={part} fixed={others} />
    </Fragment>
  ));
}
