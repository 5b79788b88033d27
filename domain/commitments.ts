/** What the form has to know. By themselves: a browser gets these alone. */

/** Least time, in milliseconds, that the form shows "Sending...". */
export const sendingMs = 1000;

export const visitors = {
  min: 1,
  /** Most in one inquiry. For larger groups the office wants to be phoned or written to. */
  max: 500,
};

export const visits = {
  /** So many months ahead a visit can be asked for: hours and prices of later years are nobody's to promise. */
  monthsAhead: 18,
};

/**
 * The numbers this park commitments, in one place. Copy, policies, the form and the staff tools read them from here;
 * none of them writes the figure itself. Source: specification, sections 5 and 9.
 */
export const commitments = {
  /** Every inquiry is answered within this many hours. */
  replyHours: 24,
  sendingMs,
  visitors,
  visits,
  retention: {
    /** Years that an inquiry is kept after the last contact. */
    inquiryYears: 2,
    /** Days that an inquiry is kept after the office has called it spam. */
    spamDays: 30,
    /** Years, from and to, that legal records are typically kept. */
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

/** When an inquiry that was received then is to be answered at the latest. */
export const answerDue = (receivedAt: Date): Date =>
  new Date(receivedAt.getTime() + commitments.replyHours * hour);

/** What was received before this moment, and is not answered, is late. */
export const lateBefore = (now: Date): Date => new Date(now.getTime() - commitments.replyHours * hour);

/** What had its last contact before this moment is not kept. */
export function purgeBefore(now: Date): Date {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - commitments.retention.inquiryYears);
  return before;
}

/** What was called spam before this moment is not kept. */
export const spamPurgeBefore = (now: Date): Date =>
  new Date(now.getTime() - commitments.retention.spamDays * 24 * hour);
