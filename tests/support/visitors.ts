import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { resolve } from 'node:path';
import type { Reference, Store } from '../../server/inquiries/store/store.ts';
import { message } from './live-app.ts';
import { mailSettings } from './mail-settings.ts';

/** What a visitor was told. */
export interface Answer {
  /** 0 where the connection broke before the whole answer had come. */
  status: number;
  reference?: Reference;
}

/** A day that no test outlives. */
export const farDay = '2099-06-01';

/** The inquiry of a key, always the same; by its special requests the rows of a key are counted. */
export const inquiryOf = (key: string) => ({
  ...message,
  email: addressOf(key),
  visitDate: farDay,
  specialRequests: key,
});

export const addressOf = (key: string) => `v-${key}@example.com`;

/** Sends what visitors send, over so many kept connections at the most. */
export class Client {
  readonly #url: string;
  readonly #agent: Agent;

  constructor(url: string, connections: number) {
    this.#url = url;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  post(body: string | Buffer, headers: Record<string, string>): Promise<Answer> {
    return this.#ask('POST', '/api/inquiries', headers, body);
  }

  send(key: string, inquiry: object = inquiryOf(key)): Promise<Answer> {
    return this.post(JSON.stringify(inquiry), { 'Content-Type': 'application/json', 'Idempotency-Key': key });
  }

  async get(path: string): Promise<number> {
    return (await this.#ask('GET', path, {})).status;
  }

  close() {
    this.#agent.destroy();
  }

  #ask(method: string, path: string, headers: Record<string, string>, body?: string | Buffer) {
    return new Promise<Answer>(resolve => {
      const broken = () => resolve({ status: 0 });
      const options = { method, agent: this.#agent, headers: { ...headers } };
      if (body !== undefined) options.headers['Content-Length'] = String(Buffer.byteLength(body));
      const asked = request(this.#url + path, options, answer => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.once('error', broken);
        answer.once('end', () => {
          const status = answer.statusCode ?? 0;
          const text = Buffer.concat(parts).toString();
          resolve(status === 201 ? { status, reference: JSON.parse(text).reference } : { status });
        });
      });
      asked.once('error', broken);
      asked.end(body);
    });
  }
}

/** What was promised to whom, and whether it is kept. */
export class Ledger {
  /** References by key. */
  readonly acknowledged = new Map<string, Reference>();
  readonly statuses = new Map<number, number>();
  readonly faults: string[] = [];
  /** Acknowledgements of a key that had one before. */
  repeated = 0;

  /** Writes down an answer, of which nothing but these statuses is right besides 201. */
  record(key: string, { status, reference }: Answer, allowed: readonly number[] = []): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (reference) {
      const before = this.acknowledged.get(key);
      if (before !== undefined) this.repeated += 1;
      if (before !== undefined && before !== reference)
        this.faults.push(`${key} was answered ${before}, and later ${reference}`);
      this.acknowledged.set(key, reference);
    } else if (!allowed.includes(status)) this.faults.push(`${key} was answered ${status}`);
  }

  /** Whether the inquiry of a key is held, with both mails. */
  async look(store: Store, key: string, reference: Reference): Promise<void> {
    const found = await store.find(reference);
    if (found?.inquiry.specialRequests !== key) {
      this.faults.push(`${key} was acknowledged as ${reference}, and is not there`);
      return;
    }
    const kinds = (await store.mails(reference)).map(({ kind }) => kind).sort();
    if (kinds.join() !== 'confirmation,office') this.faults.push(`${key} has these mails: ${kinds.join()}`);
  }

  /** Holds everything against the store: all that was promised, whole, and nothing twice. Gives the number of rows. */
  async audit(store: Store): Promise<number> {
    const held = await store.list({});
    const keys = new Set<string>();
    for (const { reference, inquiry } of held) {
      const key = inquiry.specialRequests;
      if (keys.has(key)) this.faults.push(`${key} is held more than once`);
      keys.add(key);
      await this.look(store, key, reference);
    }
    for (const [key, reference] of this.acknowledged)
      if (!keys.has(key)) await this.look(store, key, reference);
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
    while (!until()) {
      const { value: key, done } = upcoming.next();
      if (done) return;
      ledger.record(key, await client.send(key), allowed);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

export const newKeys = (count: number) => Array.from({ length: count }, () => randomUUID());

/** Of a server that takes any number of inquiries and says little. */
export const generous = {
  INQUIRIES: 'live',
  LOG: 'events',
  LIMIT_PER_CLIENT: '999999999',
  LIMIT_OVERALL: '999999999',
  MAIL_FROM: mailSettings.mailFrom,
  OFFICE_EMAIL: mailSettings.officeEmail,
};

export const serverScript = resolve('server/main.ts');
