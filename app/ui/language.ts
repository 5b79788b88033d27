import type { BuiltLanguage } from '../../i18n/locales.ts';

/** The language that this build of the pages is in (docs/decisions/0010-a-build-a-language.md). Its words are `#words/…`. */
export const language: BuiltLanguage = __LANGUAGE__;
