/** Day of the build in the park, `YYYY-MM-DD`. */
declare const __BUILD_DAY__: string;
/** Where the site is published, without a trailing slash. */
declare const __SITE_ORIGIN__: string;
