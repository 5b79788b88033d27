import { type Inquiry, type InquiryDraft, perField } from '../../domain/inquiry.ts';
import { parkDay } from '../../domain/park-time.ts';
import { lastVisitDay } from '../../domain/visit-days.ts';

/** An inquiry of which every field is filled in: where the form gets another, the tests have it from here. */
export const exampleInquiry: Inquiry = {
  fullName: 'Hannah Whitfield',
  email: 'hannah@example.com',
  phone: '+44 20 7946 0000',
  visitDate: '2026-11-20',
  numberOfVisitors: 4,
  specialRequests: 'A ramp, please',
};

/** A day that no test outlives. */
export const farDay = lastVisitDay(parkDay());

/** The same as it is typed. */
export const exampleDraft: InquiryDraft = perField(field => String(exampleInquiry[field]));

/** The same as the page sends it. */
export const message = { ...exampleInquiry, locale: 'en', website: '', elapsedMs: 40_000 };

/** Those lines of a text that are among the expected ones. Where the form gets another field, the text has more. */
export const linesAmong = (text: string, expected: readonly string[]): string[] =>
  text.split('\n').filter(line => expected.includes(line));
