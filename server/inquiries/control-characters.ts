/** Also line separators and lone surrogates. Excludes the joiners U+200C and U+200D, which Persian words and family emoji need. */
export const controlCharacters = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|(?![\u200c\u200d])\p{Cf}/gu;
