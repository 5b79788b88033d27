// These are exports of their own, so that the browser bundle omits the rest.

export const minSendingMs = 1000;

/** How long a toast is shown. It stays while hovered or focused (WCAG 2.2.1). */
export const toastMs = { success: 6000, error: 10_000 };

export const partySizeLimits = {
  min: 1,
  /** Catches typing errors; the park has no such limit. */
  max: 99_999,
};

export const bookingWindow = {
  /** How far ahead visits can be requested. */
  monthsAhead: 18,
};

/** What the park promises visitors and authorities. `specification.test.ts` holds the values that the park has fixed. */
export const commitments = {
  /** The time to answer an inquiry. */
  replyHours: 24,
  minSendingMs,
  partySizeLimits,
  bookingWindow,
  retention: {
    /** Counted from the last contact. */
    inquiryYears: 2,
    /** Counted from the moment an inquiry is marked as spam. */
    spamDays: 30,
    /** How long laws require records to be kept, depending on the record. */
    legalRecordYears: { from: 4, to: 6 },
  },
  cookies: {
    shortestHours: 24,
    longestYears: 2,
  },
  /** GDPR Article 33. */
  breachNoticeHours: 72,
  /** GDPR Article 12(3). */
  rightsRequest: { months: 1, extensionMonths: 2 },
  ages: {
    privacyPolicy: 13,
    /** Younger visitors need a parent's consent. */
    gdprPolicy: 16,
  },
};
