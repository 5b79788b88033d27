import { desk as deskEn } from './en/desk.ts';
import { officeMail as officeMailEn } from './en/office-mail.ts';
import { desk as deskEs } from './es/desk.ts';
import { officeMail as officeMailEs } from './es/office-mail.ts';

/** The words of the ticket office's mails and pages. English is the type here too. */
export interface OfficeWords {
  desk: typeof deskEn;
  mail: typeof officeMailEn;
}

/** The languages available to the ticket office. */
export const officeWords = {
  en: { desk: deskEn, mail: officeMailEn },
  es: { desk: deskEs, mail: officeMailEs },
} satisfies Record<string, OfficeWords>;

export type OfficeLocale = keyof typeof officeWords;
