import { Fragment } from 'react';

interface PartlyTranslatedProps {
  text: string;
  /** Names, numbers, addresses. */
  fixed: readonly (string | undefined)[];
}

/** A sentence with parts that translation tools must not change. */
export function PartlyTranslated({ text, fixed: [first, ...others] }: PartlyTranslatedProps) {
  if (first === undefined) return others.length > 0 ? <PartlyTranslated text={text} fixed={others} /> : text;
  return text.split(first).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence are never reordered
    <Fragment key={index}>
      {index > 0 && <span translate="no">{first}</span>}
      <PartlyTranslated text={part} fixed={others} />
    </Fragment>
  ));
}
