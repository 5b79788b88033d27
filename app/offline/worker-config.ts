import type { TimeZone } from '../../domain/day.ts';
import type { ClockStyle, DateStyle } from '../../i18n/format.ts';
import type { Language } from '../../i18n/locales.ts';
import type { StaleNoticeWords } from './stale-notice.ts';

/** Inlined by the build. */
export interface WorkerConfig {
  /** Folders of files with a hash in their name. */
  hashedFolders: readonly string[];
  /** These paths and all below them bypass the worker. */
  excluded: readonly string[];
  timeZone: TimeZone;
  /** The default language must be last, because its empty prefix matches every path. */
  languages: readonly OfflineLanguage[];
}

export interface OfflineLanguage {
  language: Pick<Language, 'pathPrefix' | 'intl'> & ClockStyle & DateStyle;
  words: StaleNoticeWords;
  offlinePage: string;
  pages: readonly string[];
  files: readonly string[];
}
