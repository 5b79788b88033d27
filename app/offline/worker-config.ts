import type { TimeZone } from '../../domain/day.ts';
import type { ClockStyle, DateStyle } from '../../i18n/format.ts';
import type { Language } from '../../i18n/locales.ts';
import type { StaleNoticeWords } from './cached-page.ts';

/** The build inlines this in the worker. */
export interface WorkerConfig {
  /** Folders of files with a hash in their name. */
  hashedFolders: readonly string[];
  /** Paths, including all below them, that are never cached. */
  excluded: readonly string[];
  timeZone: TimeZone;
  /** The stylesheet of the stale notice, and its CSP hash. */
  style: string;
  styleSource: string;
  /** The default language is the last: its prefix is empty and matches every path. */
  languages: readonly OfflineLanguage[];
}

export interface OfflineLanguage {
  language: Pick<Language, 'pathPrefix'> & ClockStyle & DateStyle;
  words: StaleNoticeWords;
  /** Path of the offline page. Its `<meta name="precache">` lists more pages, and the files of all. */
  offlinePage: string;
}

/** The message that a page sends to the worker when it is idle, and whenever it has loaded another file. */
export interface VisitMessage {
  /** Id of the page's build, from its `<meta name="build">`. */
  build: string;
  path: string;
  /** Paths of the files it has loaded. */
  files: readonly string[];
  /** Disables precaching. */
  saveData: boolean;
}
