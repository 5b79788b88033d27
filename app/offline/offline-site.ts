import type { TimeZone } from '../../domain/day.ts';
import type { ClockStyle, DateStyle } from '../../i18n/format.ts';
import type { Language } from '../../i18n/locales.ts';
import type { AsOfWords } from './as-of.ts';

/** What the build tells the worker. */
export interface OfflineSite {
  /** Folders of files with a hash in their name. */
  folders: readonly string[];
  /** Paths that the worker leaves to the server, with all below them. */
  never: readonly string[];
  timeZone: TimeZone;
  /** The stylesheet of the mark, and its CSP hash. */
  style: string;
  styleSource: string;
  /** The default language last: it has no prefix, and every path matches it. */
  languages: readonly OfflineLanguage[];
}

export interface OfflineLanguage {
  language: Pick<Language, 'pathPrefix'> & ClockStyle & DateStyle;
  words: AsOfWords;
  /** Its `<meta name="keep">` names what is cached in advance: a page, and the files of both. */
  offlinePage: string;
}

/** What a page tells the worker when it is idle, and whenever it has loaded something. */
export interface VisitedPage {
  /** Fingerprint of the page's build: its `<meta name="build">`. */
  build: string;
  path: string;
  /** Paths of what it has loaded. */
  files: readonly string[];
  /** Save-Data or 2G: nothing is cached in advance. */
  frugal: boolean;
}
