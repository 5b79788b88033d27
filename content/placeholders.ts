/**
 * Marks in a page that is written when the site is built and filled in by the server for one visitor: the page that says what is wrong
 * with an inquiry, and the one that says thank you (`server/site/template.ts`).
 */

/** Characters that no page uses (Unicode, private use area). */
export const placeholderMarks = ['\uE000', '\uE001'] as const;

/** Marks the place of a text: between tags, or as the value of an attribute. */
export const placeholder = (name: string): string => placeholderMarks.join(name);

/** Whether a text is such a mark. */
export const isPlaceholder = (text: string): boolean => text.startsWith(placeholderMarks[0]);

/** The element round what stands in the page only where the placeholder that it names has a text. */
export const onlyWith = 'only-with';
