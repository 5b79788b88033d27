/** First letters, where a language has no rule of its own for them. */

/** With a large letter in front, for what begins a sentence. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** With a small letter in front, for a title in a sentence. */
export const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
