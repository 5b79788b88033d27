import type { TimeZone } from '../../domain/day.ts';
import type { Clock, Dates } from '../../i18n/format.ts';
import type { Language } from '../../i18n/locales.ts';
import type { AsOfWords } from './as-of.ts';

/** What the build tells the worker of the site. */
export interface OfflineSite {
  /** Folders of files with a hash in their name. */
  folders: readonly string[];
  /** Paths that are the server's alone, with all that is below them. */
  never: readonly string[];
  timeZone: TimeZone;
  /** The stylesheet of the mark, and its source for a policy. */
  style: string;
  styleSource: string;
  /** The default language last: it has no prefix, so that every path is its own. */
  languages: readonly OfflineLanguage[];
}

export interface OfflineLanguage {
  language: Pick<Language, 'pathPrefix'> & Clock & Dates;
  words: AsOfWords;
  /**
   * Path of the page that stands in for one that was never seen. It names in `<meta name="keep">` what is kept before anybody has asked
   * for it: a page, then the files of both. The worker is every visitor's, and holds no list of another language's.
   */
  offlinePage: string;
}

/** What a page tells the worker, when it is idle and each time that it has loaded something. */
export interface Seen {
  /** Fingerprint of the page's build: its `<meta name="build">`. */
  build: string;
  path: string;
  /** Paths of what it has loaded. */
  files: readonly string[];
  /** Its visitor pays for each byte. */
  frugal: boolean;
}
