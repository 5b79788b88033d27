/** Day of the build in the park, `YYYY-MM-DD`. */
declare const __BUILD_DAY__: string;
/** Where the site is published, without a trailing slash. */
declare const __SITE_ORIGIN__: string;
/** The language of the pages that are built. */
declare const __LANGUAGE__: import('../i18n/locales.ts').BuiltLanguage;
