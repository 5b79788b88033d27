/** Control, line-separating and format characters. Not the joiners (U+200C, U+200D): Persian words and family emoji need them. */
export const controlCharacters = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|(?![\u200c\u200d])\p{Cf}/gu;
