import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Reference, Store } from '../../server/inquiries/store/store.ts';
import { farDay, message } from '../support/example-inquiry.ts';
import { mailSettings } from '../support/mail-settings.ts';

/** What a visitor was told; 0 where the connection broke before the whole answer had come. */
export interface Answer {
  status: number;
  reference?: Reference;
}

/** Each at a domain of its own: one gets no more confirmations in a day than a few visitors need. */
export const addressOf = (key: string) => `v@${key}.example`;
export const newKeys = (count: number) => Array.from({ length: count }, () => randomUUID());

/** The inquiry of a key, always the same; by its special requests the rows of a key are counted. */
export const inquiryOf = (key: string) => ({
  ...message,
  email: addressOf(key),
  visitDate: farDay,
  specialRequests: key,
});

/** Sends what visitors send, over so many kept connections at the most. */
export class Client {
  readonly #url: string;
  readonly #agent: Agent;

  constructor(url: string, connections: number) {
    this.#url = url;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  async post(body: string | Buffer, headers: Record<string, string>): Promise<Answer> {
    const { status, said } = await this.#ask('POST', '/api/inquiries', headers, body);
    return status === 201 ? { status, reference: JSON.parse(said).reference } : { status };
  }

  send(key: string, inquiry: object = inquiryOf(key)): Promise<Answer> {
    return this.post(JSON.stringify(inquiry), { 'Content-Type': 'application/json', 'Idempotency-Key': key });
  }

  get = async (path: string) => (await this.#ask('GET', path)).status;
  close = () => this.#agent.destroy();

  async #ask(method: string, path: string, headers = {}, body?: string | Buffer) {
    try {
      const asked = request(this.#url + path, { method, agent: this.#agent, headers }).end(body);
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      asked.on('error', () => {});
      return { status: answer.statusCode ?? 0, said: await text(answer) };
    } catch {
      return { status: 0, said: '' };
    }
  }
}

/** What was promised to whom, and whether it is kept. */
export class Ledger {
  readonly acknowledged = new Map<string, Reference>();
  readonly statuses = new Map<number, number>();
  readonly faults: string[] = [];
  /** Acknowledgements of a key that had one before. */
  repeated = 0;

  /** Writes down an answer, of which nothing but these statuses is right besides 201. */
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

  /** Looks whether the inquiry of a key is held, with both mails. */
  async #look(store: Store, key: string, reference: Reference): Promise<void> {
    const found = await store.find(reference);
    const kinds = (await store.mails(reference)).map(({ kind }) => kind).sort();
    if (found?.inquiry.specialRequests !== key)
      this.faults.push(`${key} was acknowledged as ${reference}, and is not there`);
    else if (kinds.join() !== 'confirmation,office')
      this.faults.push(`${key} has these mails: ${kinds.join()}`);
  }

  /** Holds everything against the store: all that was promised, whole, and nothing twice. Gives the number of rows. */
  async audit(store: Store): Promise<number> {
    const held = await store.list({});
    const rows = held.map(({ reference, inquiry }) => [inquiry.specialRequests, reference] as const);
    for (const [key, reference] of new Map([...rows, ...this.acknowledged]))
      await this.#look(store, key, reference);
    if (new Set(rows.map(([key]) => key)).size !== held.length)
      this.faults.push('an inquiry is held more than once');
    return held.length;
  }
}

/** Sends an inquiry of each key, so many at a time; ends early where `until` says so. */
export async function sendAll(
  client: Client,
  ledger: Ledger,
  keys: Iterable<string>,
  lanes: number,
  allowed: readonly number[] = [],
  until: () => boolean = () => false,
): Promise<void> {
  const upcoming = keys[Symbol.iterator]();
  const lane = async () => {
    for (let next = upcoming.next(); !next.done && !until(); next = upcoming.next())
      ledger.record(next.value, await client.send(next.value), allowed);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** Of a server that takes any number of inquiries and says little. */
export const generous = {
  INQUIRIES: 'live',
  LOG: 'events',
  LIMIT_PER_CLIENT: '999999999',
  LIMIT_OVERALL: '999999999',
  MAIL_FROM: mailSettings.mailFrom,
  OFFICE_EMAIL: mailSettings.officeEmail,
};
