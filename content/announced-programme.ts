import type { AnnouncedDays } from '../domain/announced.ts';
import type { Localized } from '../i18n/locales.ts';
import type { ScheduleNotice } from './cards.ts';

/** The response of `GET /programme.json`: everything the ticket office has announced since the build. */
export interface AnnouncedProgramme extends AnnouncedDays {
  /** All schedule notices from today on; null if nothing is announced and the prerendered ones are current. */
  notices: Localized<readonly ScheduleNotice[]> | null;
}
