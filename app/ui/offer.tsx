import { type ComponentType, useEffect, useState } from 'react';
import { language } from './language.ts';
import { languages } from './languages.data.ts';

/** The first of the visitor's languages that the site has. */
const preferred = () =>
  navigator.languages
    .map(tag => languages.find(({ lang }) => tag.split('-')[0] === lang))
    .find(known => known !== undefined);

/**
 * A line for those whose browser would rather have another language than the page's, in that language: never a redirect, and nothing
 * is stored. Nobody else loads it.
 */
export function Offer() {
  const [Line, setLine] = useState<ComponentType | null>(null);
  useEffect(() => {
    const wanted = preferred();
    if (!wanted || wanted.lang === language.lang) return;
    // Where it does not arrive there is still the menu of languages.
    import('./offer-line.tsx')
      .then(part => part.offerLine(wanted))
      .then(
        line => setLine(() => line),
        () => {},
      );
  }, []);
  return Line && <Line />;
}
