// Separate exports, so that the browser bundle holds only what the form needs.

/** Minimum time, in milliseconds, for which the form shows "Sending...". */
export const sendingMs = 1000;

export const visitors = {
  min: 1,
  /** Not a rule of the park: five digits are stored. */
  max: 99_999,
};

export const visits = {
  /** Booking window in months. Hours and prices beyond it are not settled. */
  monthsAhead: 18,
};

/**
 * Everything the park commits to in numbers. Copy, policies, form and office tools read it here and never repeat a figure. Source:
 * specification, sections 5 and 9.
 */
export const commitments = {
  /** Maximum hours until an inquiry is answered. */
  replyHours: 24,
  sendingMs,
  visitors,
  visits,
  retention: {
    /** Counted from the last contact. */
    inquiryYears: 2,
    /** Counted from the day the office marked it as spam. */
    spamDays: 30,
    /** Typical range. */
    legalRecordYears: { from: 4, to: 6 },
  },
  cookies: {
    shortestHours: 24,
    longestYears: 2,
  },
  /** GDPR Article 33: hours to notify the supervisory authority of a breach. */
  breachNoticeHours: 72,
  /** GDPR Article 12(3): months to answer a request, and months it may be extended by. */
  rightsRequest: { months: 1, extensionMonths: 2 },
  ages: {
    /** Privacy Policy: the site is not directed to children under this age. */
    privacyPolicy: 13,
    /** GDPR Policy: a parent or guardian consents below this age. */
    gdprPolicy: 16,
  },
};

const hour = 3_600_000;

/** Deadline for answering an inquiry. */
export const answerDeadline = (receivedAt: Date): Date =>
  new Date(receivedAt.getTime() + commitments.replyHours * hour);

/** An open inquiry received before this is overdue. */
export const overdueCutoff = (now: Date): Date => new Date(now.getTime() - commitments.replyHours * hour);

/** An inquiry whose last contact was before this is deleted. */
export function purgeCutoff(now: Date): Date {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - commitments.retention.inquiryYears);
  return before;
}

/** An inquiry marked as spam before this is deleted. */
export const spamPurgeCutoff = (now: Date): Date =>
  new Date(now.getTime() - commitments.retention.spamDays * 24 * hour);
