/** Made from the English words by `npm run format`. Do not edit. */
import type { Message } from './message.ts';

/** The file in `content/<language>/` of each part. */
export const messageFiles = {
  attractions: 'attractions',
  calendarFile: 'calendar-file',
  contact: 'contact',
  dataNote: 'data-note',
  home: 'home',
  hours: 'hours',
  inquiryPlan: 'inquiry-plan',
  inquiry: 'inquiry',
  languageSuggestion: 'language-suggestion',
  live: 'live',
  mail: 'mail',
  now: 'now',
  offline: 'offline',
  planLinks: 'plan-links',
  planParts: 'plan-parts',
  plan: 'plan',
  reasons: 'reasons',
  schedule: 'schedule',
  shows: 'shows',
  site: 'site',
  thanks: 'thanks',
  ticket: 'ticket',
} as const;

export interface Messages {
  attractions: {
    name: string;
    title: string;
    description: string;
    hero: {
      title: string;
      lead: string;
      alt: string;
    };
    encounters: {
      title: string;
      lead: string;
      fromGate: Message<{ minutes: number }>;
      cards: {
        parrots: {
          title: string;
          text: string;
          alt: string;
        };
        penguins: {
          title: string;
          text: string;
          alt: string;
        };
        orca: {
          title: string;
          text: string;
          alt: string;
        };
      };
    };
    shows: {
      title: string;
      lead: string;
      timelineTitle: string;
      daily: string;
      scheduleNoticesTitle: string;
      inquire: string;
      inquireFor: Message<{ show: string | number }>;
      calendar: string;
      calendarFor: Message<{ show: string | number }>;
      calendarFailed: string;
    };
    activities: {
      title: string;
      cards: {
        kids: {
          title: string;
          text: string;
        };
        feed: {
          title: string;
          text: string;
        };
        talk: {
          title: string;
          text: string;
        };
        photo: {
          title: string;
          text: string;
        };
      };
      goodToKnow: {
        title: string;
        items: readonly {
          term: string;
          text: string;
        }[];
      };
    };
    callToAction: {
      title: string;
      text: string;
      inquire: string;
    };
  };
  calendarFile: {
    summary: Message<{ show: string | number }>;
    seats: string;
    file: string;
    saved: string;
    open: Message<{ file: string | number }>;
  };
  contact: {
    name: string;
    title: string;
    description: string;
    hero: {
      title: string;
      lead: string;
      alt: string;
    };
    cards: {
      title: string;
      address: string;
      phone: string;
      email: string;
      hours: string;
      scheduleNoticesTitle: string;
    };
    gettingHere: {
      title: string;
      items: readonly {
        term: string;
        text: string;
      }[];
    };
    photo: {
      caption: string;
      alt: string;
    };
    map: {
      text: string;
      alt: string;
      north: string;
      airport: Message<{ code: string | number }>;
      places: {
        santaCruz: string;
        icod: string;
        losCristianos: string;
        teide: string;
      };
    };
  };
  dataNote: {
    title: string;
    items: readonly {
      term: string;
      text: string;
    }[];
    more: string;
  };
  home: {
    name: string;
    title: string;
    description: string;
    hero: {
      title: string;
      lead: string;
      tickets: string;
      alt: string;
    };
    whyVisit: {
      title: string;
      lead: string;
      cards: {
        animals: {
          title: string;
          text: string;
        };
        shows: {
          title: string;
          text: string;
        };
        family: {
          title: string;
          text: string;
        };
      };
    };
    family: {
      title: string;
      alt: string;
      bullets: {
        kids: {
          title: string;
          text: string;
        };
        day: {
          title: string;
          text: string;
        };
        learn: {
          title: string;
          text: string;
        };
      };
      visit: string;
      badge: {
        count: string;
        unit: string;
      };
    };
    residents: {
      title: string;
      explore: string;
      cards: {
        parrots: {
          title: string;
          text: string;
          alt: string;
          flap: {
            lift: string;
            fact: string;
          };
        };
        penguins: {
          title: string;
          text: string;
          alt: string;
          flap: {
            lift: string;
            fact: string;
          };
        };
        orca: {
          title: string;
          text: string;
          alt: string;
          flap: {
            lift: string;
            fact: string;
          };
        };
        sealion: {
          title: string;
          text: string;
          alt: string;
          flap: {
            lift: string;
            fact: string;
          };
        };
      };
    };
    reviews: {
      title: string;
      quoted: Message<{ text: string | number }>;
      stars: Message<{ rating: number }>;
      notes: readonly {
        name: string;
        location: string;
        text: string;
      }[];
    };
    callToAction: {
      title: string;
      text: string;
      visit: string;
    };
  };
  hours: {
    daily: string;
    otherDays: string;
    open: Message<{ from: string | number; until: string | number; when: string | number }>;
    closed: Message<{ reason: string | number; when: string | number }>;
    dates: Message<{ from: string | number; until: string | number }>;
    weekdays: {
      Mon: {
        short: string;
        long: string;
      };
      Tue: {
        short: string;
        long: string;
      };
      Wed: {
        short: string;
        long: string;
      };
      Thu: {
        short: string;
        long: string;
      };
      Fri: {
        short: string;
        long: string;
      };
      Sat: {
        short: string;
        long: string;
      };
      Sun: {
        short: string;
        long: string;
      };
    };
  };
  inquiryPlan: {
    title: string;
    change: string;
    remove: string;
    otherDay: Message<{ day: string | number }>;
    move: Message<{ day: string | number }>;
  };
  inquiry: {
    title: string;
    required: {
      before: string;
      after: string;
    };
    labels: {
      fullName: string;
      email: string;
      phone: string;
      visitDate: string;
      numberOfVisitors: string;
      specialRequests: string;
    };
    hints: {
      specialRequests: string;
    };
    date: {
      pick: string;
      dialog: string;
      months: string;
      previousMonth: string;
      nextMonth: string;
      loading: string;
      done: string;
      closedToday: string;
      chosen: Message<{ day: string | number }>;
      today: Message<{ day: string | number }>;
      closed: Message<{ day: string | number; reason: string | number }>;
      closedDays: Message<{ days: string | number; reason: string | number }>;
      closedDay: Message<{ day: string | number }>;
    };
    submit: string;
    sending: string;
    offer: readonly string[];
    sent: {
      title: string;
      text: string;
    };
    moreErrors: Message<{ count: number }>;
    failed: {
      title: string;
      text: string;
    };
    offline: {
      title: string;
      text: string;
    };
    errors: {
      fullName: {
        missing: string;
        tooLong: string;
      };
      email: {
        missing: string;
        malformed: string;
        tooLong: string;
      };
      phone: {
        missing: string;
        tooLong: string;
      };
      visitDate: {
        missing: string;
        malformed: string;
        past: string;
        tooFar: string;
        closed: Message<{ day: string | number; reason: string | number }>;
      };
      numberOfVisitors: {
        missing: string;
        notWhole: string;
        tooFew: string;
        tooMany: string;
      };
      specialRequests: {
        tooLong: string;
      };
    };
    emailMarks: {
      at: string;
      space: string;
      other: Message<{ mark: string | number }>;
    };
    parenthesizedReason: Message<{ reason: string | number }>;
    otherError: string;
    noScript: {
      text: string;
      or: string;
    };
  };
  languageSuggestion: {
    text: string;
    read: string;
    dismiss: string;
  };
  live: {
    reference: Message<{ reference: string | number }>;
    failures: {
      unreached: {
        title: string;
        text: string;
      };
      slow: {
        title: string;
        text: string;
      };
      busy: {
        title: string;
        text: string;
      };
      unavailable: {
        title: string;
        text: string;
      };
    };
    invalid: {
      title: string;
      text: string;
    };
    goBack: string;
    scriptsFailed: string;
    honeypot: string;
  };
  mail: {
    line: Message<{ label: string | number; value: string | number }>;
    visitors: Message<{ count: number }>;
    dateTime: Message<{ day: string | number; time: string | number }>;
    quoted: {
      reference: string;
      received: string;
      page: string;
      plan: string;
      none: string;
    };
    confirmation: {
      subject: Message<{ reference: string | number }>;
      greeting: string;
      thanks: string;
      promise: string;
      reference: Message<{ reference: string | number }>;
      asked: string;
      plan: string;
      notTicket: string;
      reach: string;
      notYou: string;
      privacy: string;
    };
    reply: {
      subject: Message<{ reference: string | number }>;
      greeting: string;
      about: Message<{ count: number; day: string | number }>;
      closed: Message<{ day: string | number; reason: string | number }>;
      anotherDay: Message<{ day: string | number }>;
      closing: string;
    };
  };
  now: {
    open: Message<{ time: string | number }>;
    opensToday: Message<{ time: string | number }>;
    opensTomorrow: Message<{ time: string | number }>;
    opensOn: Message<{ day: string | number; time: string | number }>;
    playing: Message<{ show: string | number; time: string | number }>;
    next: Message<{ show: string | number; time: string | number }>;
    first: Message<{ day: string | number; time: string | number }>;
    tomorrow: string;
  };
  offline: {
    title: string;
    description: string;
    text: string;
    retry: string;
    call: string;
  };
  planLinks: {
    add: string;
  };
  planParts: {
    progress: {
      now: string;
      next: string;
      leaveIn: Message<{ place: string | number; time: string | number; count: number }>;
      leaveNow: Message<{ place: string | number; time: string | number }>;
      startsIn: Message<{ place: string | number; time: string | number }>;
      dayOver: string;
    };
    missed: {
      title: string;
      at: Message<{ place: string | number; time: string | number }>;
      reasons: {
        closed: string;
        cancelled: Message<{ reason: string | number }>;
        over: string;
        gone: string;
        hours: string;
        overlap: Message<{ otherPlace: string | number }>;
        full: string;
        steps: string;
        noise: string;
      };
      onlyOne: Message<{ place: string | number; reason: string | number }>;
      offer: Message<{ time: string | number }>;
      from: Message<{ from: string | number }>;
      until: Message<{ until: string | number }>;
      instead: Message<{ instead: string | number }>;
      anyway: string;
      anywayOf: Message<{ place: string | number }>;
    };
    damagedLink: string;
    actions: {
      title: string;
      share: string;
      shareTitle: string;
      cannotShare: string;
      show: string;
      copy: string;
      copied: string;
      cannotCopy: string;
      qr: string;
      link: string;
      calendar: string;
      print: string;
      startAgain: string;
      loading: string;
    };
  };
  plan: {
    name: string;
    title: string;
    description: string;
    hero: {
      title: string;
      lead: string;
    };
    places: {
      gate: string;
      meal: string;
      garden: string;
    };
    choices: {
      day: string;
      today: string;
      closed: string;
      closedWithReason: Message<{ day: string | number; reason: string | number }>;
      todayOver: string;
      other: string;
      otherChosen: Message<{ day: string | number }>;
      hours: string;
      from: string;
      until: string;
      reversed: string;
      needs: string;
      accessNeeds: {
        children: string;
        wheels: string;
        quiet: string;
      };
      party: string;
      requests: string;
      requestsNote: string;
      pickedCount: Message<{ count: number; all: number }>;
      groups: {
        show: string;
        encounter: string;
        activity: string;
        quiet: string;
      };
    };
    facts: {
      noise: {
        quiet: string;
        lively: string;
        loud: string;
      };
      mayGetWet: string;
      stepFree: string;
      steps: Message<{ count: number }>;
      seats: {
        all: string;
        some: string;
        none: string;
      };
      shade: {
        all: string;
        some: string;
        none: string;
      };
    };
    sheet: {
      title: string;
      anyDay: string;
      visit: Message<{ from: string | number; until: string | number }>;
      opening: string;
      suggested: string;
      otherHours: Message<{ reason: string | number }>;
      free: Message<{ from: string | number; until: string | number }>;
      home: Message<{ count: number }>;
      minutes: Message<{ count: number }>;
      walk: Message<{ count: number }>;
      onFoot: Message<{ count: number }>;
      seatsBy: Message<{ time: string | number }>;
      until: Message<{ time: string | number }>;
      requested: string;
      fixed: string;
      moved: Message<{ time: string | number; reason: string | number }>;
      over: string;
      now: string;
      nowAt: Message<{ place: string | number; time: string | number }>;
      changeOf: Message<{ place: string | number }>;
      earlier: string;
      later: string;
      fix: string;
      drop: string;
      empty: string;
      emptied: string;
      noTime: string;
    };
    map: {
      alt: string;
      hint: string;
      stop: Message<{ place: string | number; time: string | number }>;
      out: Message<{ place: string | number }>;
      add: string;
      close: string;
    };
    bar: {
      request: string;
      undo: string;
      undone: string;
      startedAgain: string;
    };
    dropped: {
      title: string;
      back: string;
      backOf: Message<{ place: string | number }>;
    };
    closed: {
      title: string;
      because: Message<{ reason: string | number }>;
      next: Message<{ day: string | number }>;
    };
    past: {
      text: string;
      again: Message<{ day: string | number }>;
    };
    spoken: {
      plan: Message<{ count: number; from: string | number; until: string | number }>;
      missed: Message<{ count: number }>;
      line: Message<{ place: string | number; time: string | number }>;
      moved: Message<{ place: string | number; time: string | number }>;
      stays: Message<{ place: string | number }>;
      dropped: Message<{ place: string | number }>;
      copied: string;
      closed: string;
      failed: string;
    };
  };
  reasons: {
    christmas: string;
    newYear: string;
    holiday: string;
    weather: string;
    maintenance: string;
    animals: string;
    event: string;
    season: string;
    rest: string;
  };
  schedule: {
    closedOn: Message<{ day: string | number; reason: string | number }>;
    openOn: Message<{ day: string | number; from: string | number; until: string | number; reason: string | number }>;
    closed: string;
    open: Message<{ from: string | number; until: string | number }>;
    canceled: Message<{ show: string | number; time: string | number }>;
    canceledAllDay: Message<{ show: string | number }>;
    moved: Message<{ show: string | number; time: string | number; previousTime: string | number }>;
  };
  shows: {
    cards: {
      dolphin: {
        title: string;
        short: string;
        animals: string;
        text: string;
        alt: string;
      };
      parrot: {
        title: string;
        short: string;
        animals: string;
        text: string;
        alt: string;
      };
      sealion: {
        title: string;
        short: string;
        animals: string;
        text: string;
        alt: string;
      };
    };
    lasts: Message<{ count: number }>;
  };
  site: {
    skipLink: string;
    nav: {
      label: string;
      open: string;
      close: string;
      tickets: string;
      ticketsShort: string;
    };
    footer: {
      tagline: string;
      quickLinks: string;
      legal: string;
      contact: string;
    };
    languages: {
      label: string;
    };
    closeMessage: string;
    newTab: string;
    notFound: {
      title: string;
      description: string;
      text: string;
      home: string;
      back: string;
    };
    error: {
      title: string;
      text: string;
      unknown: string;
      retry: string;
      home: string;
    };
    policy: {
      updated: string;
      contents: string;
    };
  };
  thanks: {
    title: string;
    text: string;
    reference: Message<{ reference: string | number }>;
    keep: string;
    home: string;
  };
  ticket: {
    counts: {
      numberOfVisitors: Message<{ count: number }>;
    };
    print: string;
    note: string;
  };
}

export interface OfficeMessages {
  desk: {
    title: Message<{ page: string | number }>;
    place: string;
    statuses: {
      open: string;
      late: string;
      past: string;
      answered: string;
      spam: string;
    };
    suspected: string;
    visits: {
      today: string;
      tomorrow: string;
      closed: string;
    };
    columns: {
      reference: string;
      visitDate: string;
      numberOfVisitors: string;
      received: string;
      status: string;
      answered: string;
      reply: string;
    };
    none: string;
    inquiry: {
      due: string;
      received: string;
      language: string;
      plan: string;
      openPlan: string;
      suspected: string;
      answer: string;
      action: string;
      initials: string;
      note: string;
      noteHelp: string;
      buttons: {
        answered: string;
        reopened: string;
        spam: string;
        note: string;
      };
      spamHelp: string;
      history: string;
      events: {
        received: string;
        answered: string;
        reopened: string;
        spam: string;
        note: string;
        corrected: string;
        released: string;
      };
      by: Message<{ initials: string | number }>;
      mails: string;
      mailKinds: {
        office: string;
        confirmation: string;
        digest: string;
      };
      mailStates: {
        waiting: string;
        held: string;
        sent: string;
        failed: string;
      };
      list: string;
      others: string;
      noOthers: string;
    };
    reply: {
      title: string;
      help: string;
      subject: Message<{ subject: string | number }>;
      button: string;
    };
    done: {
      answered: string;
      reopened: string;
      spam: string;
      note: string;
      corrected: string;
      released: string;
      announced: string;
      withdrawn: string;
    };
    errors: {
      initials: string;
      initialsTooLong: string;
      note: string;
      noteTooLong: string;
      changed: string;
    };
    correction: {
      title: string;
      help: string;
      button: string;
      nothing: string;
    };
    release: {
      help: string;
      button: string;
    };
    erase: {
      button: string;
      title: string;
      question: Message<{ reference: string | number; name: string | number }>;
      person: Message<{ count: number; address: string | number }>;
      onlyThis: string;
      all: Message<{ count: number }>;
      keep: string;
      doneTitle: string;
      done: Message<{ inquiries: number; mails: number }>;
      mailNote: string;
    };
    list: {
      title: string;
      views: {
        open: string;
        late: string;
        visit: string;
        answered: string;
        spam: string;
        failed: string;
      };
      viewsLabel: string;
      search: string;
      searchHelp: string;
      searchButton: string;
      results: string;
      total: Message<{ inquiries: number; people: number }>;
      empty: string;
      more: string;
      first: string;
      choose: Message<{ reference: string | number }>;
      spam: string;
      noneChosen: string;
      marked: Message<{ count: number; changed: number }>;
    };
    days: {
      title: string;
      intro: string;
      kinds: {
        closed: string;
        hours: string;
        cancelled: string;
        moved: string;
      };
      fields: {
        from: string;
        to: string;
        opens: string;
        closes: string;
        show: string;
        start: string;
        reason: string;
      };
      chooseReason: string;
      allOf: Message<{ show: string | number }>;
      fromTo: Message<{ from: string | number; to: string | number }>;
      upcoming: string;
      none: string;
      ofSource: string;
      announced: string;
      edit: string;
      withdraw: string;
      save: string;
      cancel: string;
      inquiries: Message<{ count: number }>;
      first: Message<{ count: number }>;
      errors: {
        day: string;
        past: string;
        tooFar: string;
        order: string;
        time: string;
        hours: string;
        show: string;
        usualTime: string;
        outside: string;
        overlap: string;
        conflict: string;
        reason: string;
        changed: string;
      };
    };
    deadLink: {
      title: string;
      text: Message<{ days: number }>;
    };
    gone: {
      title: string;
      text: string;
    };
    foreign: {
      title: string;
      text: string;
    };
    unavailable: {
      title: string;
      text: string;
      note: string;
    };
  };
  officeMail: {
    labels: {
      due: string;
      language: string;
    };
    office: {
      byHand: string;
      spamReasons: {
        honeypot: string;
        'too-fast': string;
      };
    };
    officeNote: {
      lead: string;
      suspected: string;
      link: Message<{ days: number }>;
    };
    digest: {
      subject: Message<{ open: number; late: number; failed: number }>;
      link: Message<{ days: number }>;
      none: string;
      open: string;
      late: string;
      visit: Message<{ day: string | number; count: number }>;
      received: Message<{ time: string | number }>;
      suspected: string;
      failed: string;
      kinds: {
        office: string;
        confirmation: string;
        digest: string;
      };
      more: Message<{ count: number }>;
    };
  };
}
