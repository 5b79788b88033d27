/**
 * Placeholders in prerendered templates that the server fills in per visitor: the form with its faults, and the thank-you page
 * (`server/site/template.ts`).
 */

/** Private use characters, which no page contains. */
export const placeholderMarks = ['\uE000', '\uE001'] as const;

/** A placeholder for text content or an attribute value. */
export const placeholder = (name: string): string => placeholderMarks.join(name);

export const isPlaceholder = (text: string): boolean => text.startsWith(placeholderMarks[0]);

/** A wrapper element, kept only if the placeholder it names is filled. */
export const onlyWith = 'only-with';
