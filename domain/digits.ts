/** Arabic, Persian and full-width digits: the last four bits are the value. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, digit => String(digit.charCodeAt(0) & 15));
