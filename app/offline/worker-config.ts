import type { TimeZone } from '../../domain/day.ts';
import type { ClockStyle, DateStyle } from '../../i18n/format.ts';
import type { Language } from '../../i18n/locales.ts';
import type { StaleNoticeWords } from './stale-notice.ts';

/** The build inlines this in the worker. */
export interface WorkerConfig {
  /** Folders of files with a hash in their name. */
  hashedFolders: readonly string[];
  /** Paths, including all below them, that are left to the server. */
  excluded: readonly string[];
  timeZone: TimeZone;
  /** The default language is the last: its prefix is empty and matches every path. */
  languages: readonly OfflineLanguage[];
}

export interface OfflineLanguage {
  language: Pick<Language, 'pathPrefix' | 'intl'> & ClockStyle & DateStyle;
  words: StaleNoticeWords;
  /** Path of the page shown instead of one that is not cached. */
  offlinePage: string;
  /** Paths of the pages that are cached ahead, and of their files. */
  pages: readonly string[];
  files: readonly string[];
}
