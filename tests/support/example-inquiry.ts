import { type Inquiry, type InquiryDraft, perField } from '../../domain/inquiry.ts';
import { parkDay } from '../../domain/park-time.ts';
import { lastVisitDay } from '../../domain/visit-days.ts';

/** An inquiry with every field filled in. A new field needs an example here, and the tests pick it up. */
export const exampleInquiry: Inquiry = {
  fullName: 'Hannah Whitfield',
  email: 'hannah@example.com',
  phone: '+44 20 7946 0000',
  visitDate: '2026-11-20',
  numberOfVisitors: 4,
  specialRequests: 'A ramp, please',
};

/** A day far enough ahead for any test. */
export const farDay = lastVisitDay(parkDay());

/** The same, as typed. */
export const exampleDraft: InquiryDraft = perField(field => String(exampleInquiry[field]));

/** The same, as sent by the page. */
export const message = { ...exampleInquiry, locale: 'en', website: '', elapsedMs: 40_000 };

/** The lines of a text that are expected. A new form field may add others. */
export const linesAmong = (text: string, expected: readonly string[]): string[] =>
  text.split('\n').filter(line => expected.includes(line));
