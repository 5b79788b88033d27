import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { park } from '../../domain/park.ts';
import { summarize } from './service.ts';
import { readInquirySettings } from './settings.ts';

describe('where inquiries go', () => {
  it.each([
    [
      {},
      `stored in ${resolve('data/inquiries.sqlite')}; mails are held in the outbox until SMTP_URL is set.`,
    ],
    [
      { DATABASE_URL: 'postgres:///park?host=/var/run/postgresql', SMTP_URL: 'smtps://mail.example.org' },
      `stored in PostgreSQL at localhost/park; mails are sent through mail.example.org, the office's to ${park.email}.`,
    ],
    [
      {
        DATA_DIR: '/srv',
        SMTP_URL: 'smtp://user:secret@[2001:db8::1]:587',
        OFFICE_EMAIL: 'tickets@example.org',
      },
      "stored in /srv/inquiries.sqlite; mails are sent through [2001:db8::1]:587, the office's to tickets@example.org.",
    ],
  ])('is told without passwords: %j', (variables, line) => {
    expect(summarize(readInquirySettings(variables))).toBe(line);
  });
});
