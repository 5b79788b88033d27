import type { AnnouncedDays } from '../domain/announced.ts';
import type { Localized } from '../i18n/locales.ts';
import type { ScheduleNotice } from './cards.ts';

/** The answer to `GET /programme.json`: what the ticket office has announced since the site was built. */
export interface AnnouncedProgramme extends AnnouncedDays {
  /** All that is not as usual from today on; null where nothing is announced, and what the pages say holds. */
  notices: Localized<readonly ScheduleNotice[]> | null;
}
