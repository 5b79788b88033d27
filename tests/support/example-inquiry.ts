import { type Inquiry, type InquiryDraft, mapFields } from '../../domain/inquiry.ts';
import { parkDay } from '../../domain/park-time.ts';
import { lastVisitDay } from '../../domain/visit-days.ts';

/** Every field needs an example. */
export const exampleInquiry: Inquiry = {
  fullName: 'Siobhán O’Neill',
  email: "o'brien@example.ie",
  phone: '+49 (0)30 123-45',
  visitDate: '2026-11-20',
  numberOfVisitors: 4,
  specialRequests: 'A ramp, please',
};

export const farDay = lastVisitDay(parkDay());

export const exampleDraft: InquiryDraft = mapFields(field => String(exampleInquiry[field]));

/** The inquiry as the page sends it. */
export const sentInquiry = { ...exampleInquiry, locale: 'en', website: '' };
