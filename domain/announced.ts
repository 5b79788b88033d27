/** Answers with what the office has announced (`i18n/schedule-notice.ts`). */
export const schedulePath = '/programme.json';
