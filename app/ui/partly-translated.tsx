/** Runs in the build and in islands. */
import { Fragment } from 'react';

interface PartlyTranslatedProps {
  text: string;
  /** Names, numbers and addresses that translation tools must not change. */
  untranslatedParts: readonly (string | undefined)[];
}

export function PartlyTranslated({ text, untranslatedParts }: PartlyTranslatedProps) {
  const [untranslated, ...rest] = untranslatedParts;
  if (untranslated === undefined)
    return rest.length > 0 ? <PartlyTranslated text={text} untranslatedParts={rest} /> : text;
  return text.split(untranslated).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence are never reordered
    <Fragment key={index}>
      {index > 0 && <span translate="no">{untranslated}</span>}
      <PartlyTranslated text={part} untranslatedParts={rest} />
    </Fragment>
  ));
}
