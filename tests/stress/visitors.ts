import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Reference, Store } from '../../server/inquiries/store/store.ts';
import { farDay, message } from '../support/example-inquiry.ts';
import { mailSettings } from '../support/mail-settings.ts';

/** The answer to a visitor; status 0 if the connection broke before it was complete. */
export interface Answer {
  status: number;
  reference?: Reference;
}

/** Each of its own, because confirmations per mailbox and day are limited. */
export const addressOf = (key: string) => `v@${key}.example`;
export const newKeys = (count: number) => Array.from({ length: count }, () => randomUUID());

/** The inquiry of a key, always the same. Its special requests identify the rows of a key. */
export const inquiryOf = (key: string) => ({
  ...message,
  email: addressOf(key),
  visitDate: farDay,
  specialRequests: key,
});

/** An HTTP client with a limited number of persistent connections. */
export class Client {
  readonly #url: string;
  readonly #agent: Agent;

  constructor(url: string, connections: number) {
    this.#url = url;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  async post(body: string | Buffer, headers: Record<string, string>): Promise<Answer> {
    const { status, body: answer } = await this.#request('POST', '/api/inquiries', headers, body);
    return status === 201 ? { status, reference: JSON.parse(answer).reference } : { status };
  }

  send(key: string, inquiry: object = inquiryOf(key)): Promise<Answer> {
    return this.post(JSON.stringify(inquiry), { 'Content-Type': 'application/json', 'Idempotency-Key': key });
  }

  get = async (path: string) => (await this.#request('GET', path)).status;
  close = () => this.#agent.destroy();

  async #request(method: string, path: string, headers = {}, body?: string | Buffer) {
    try {
      const sent = request(this.#url + path, { method, agent: this.#agent, headers }).end(body);
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      sent.on('error', () => {});
      return { status: answer.statusCode ?? 0, body: await text(answer) };
    } catch {
      return { status: 0, body: '' };
    }
  }
}

/** Records the acknowledged inquiries, and compares them with the store. */
export class Ledger {
  readonly acknowledged = new Map<string, Reference>();
  readonly statuses = new Map<number, number>();
  readonly faults: string[] = [];
  /** Acknowledgements of keys that had been acknowledged before. */
  repeated = 0;

  /** Records an answer. Besides 201 only the `allowed` statuses are no fault. */
  record(key: string, { status, reference }: Answer, allowed: readonly number[] = []): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    const before = this.acknowledged.get(key);
    if (!reference) {
      if (!allowed.includes(status)) this.faults.push(`${key} was answered ${status}`);
      return;
    }
    if (before !== undefined) this.repeated += 1;
    if (before !== undefined && before !== reference)
      this.faults.push(`${key} was answered ${before}, and later ${reference}`);
    this.acknowledged.set(key, reference);
  }

  /** Checks that the inquiry of a key is stored, with both mails. */
  async #check(store: Store, key: string, reference: Reference): Promise<void> {
    const found = await store.find(reference);
    const kinds = (await store.mails(reference)).map(({ kind }) => kind).sort();
    if (found?.inquiry.specialRequests !== key)
      this.faults.push(`${key} was acknowledged as ${reference}, but is not stored`);
    else if (kinds.join() !== 'confirmation,office')
      this.faults.push(`${key} has these mails: ${kinds.join()}`);
  }

  /** Checks that the store holds everything acknowledged, complete and once. Returns the number of rows. */
  async audit(store: Store): Promise<number> {
    const stored = await store.list({});
    const rows = stored.map(({ reference, inquiry }) => [inquiry.specialRequests, reference] as const);
    for (const [key, reference] of new Map([...rows, ...this.acknowledged]))
      await this.#check(store, key, reference);
    if (new Set(rows.map(([key]) => key)).size !== stored.length)
      this.faults.push('an inquiry is stored more than once');
    return stored.length;
  }
}

/** Sends an inquiry for each key, with limited concurrency; stops early when `until` returns true. */
export async function sendAll(
  client: Client,
  ledger: Ledger,
  keys: Iterable<string>,
  concurrency: number,
  allowed: readonly number[] = [],
  until: () => boolean = () => false,
): Promise<void> {
  const upcoming = keys[Symbol.iterator]();
  const send = async () => {
    for (let next = upcoming.next(); !next.done && !until(); next = upcoming.next())
      ledger.record(next.value, await client.send(next.value), allowed);
  };
  await Promise.all(Array.from({ length: concurrency }, send));
}

/** Settings of a server without rate limits, and with little log output. */
export const unlimited = {
  INQUIRIES: 'live',
  LOG: 'events',
  LIMIT_PER_CLIENT: '999999999',
  LIMIT_OVERALL: '999999999',
  MAIL_FROM: mailSettings.mailFrom,
  OFFICE_EMAIL: mailSettings.officeEmail,
};
