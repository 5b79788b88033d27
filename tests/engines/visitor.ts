import { expect } from '@playwright/test';
import { look, type Seen, type Thing } from './look.ts';
import type { Session } from './session.ts';
import type { HeldSite } from './site.ts';

/** How often is looked again, in milliseconds, and how long. */
const again = { intervals: [20, 50, 100], timeout: 20_000 };

/** Somebody in front of a browser: sees what is shown, presses, types, and waits for what happens. */
export class Visitor {
  readonly session: Session;
  readonly site: HeldSite;

  constructor(session: Session, site: HeldSite) {
    this.session = session;
    this.site = site;
  }

  goto(path: string): Promise<void> {
    return this.session.goto(this.site.origin + path);
  }

  /** Opens a page and waits until React answers. */
  async open(path: string): Promise<void> {
    await this.goto(path);
    await this.started();
  }

  async started(): Promise<void> {
    await this.sees(() => this.session.evaluate(() => !('__early' in window)), true);
  }

  /** Waits until `read` gives what is expected. A page that is being left cannot be read: it is read again. */
  async sees<Value>(read: () => Promise<Value>, expected: Value | RegExp): Promise<void> {
    await expect(async () => {
      const value: unknown = await read();
      if (expected instanceof RegExp) expect(value).toMatch(expected);
      else expect(value).toEqual(expected);
    }).toPass(again);
  }

  look(thing: Thing): Promise<Seen | null> {
    return this.session.evaluate(look, thing, false);
  }

  /** Waits until a thing is shown as described. */
  async seesThing(thing: Thing, expected: Partial<Omit<Seen, 'attributes'>> & { attributes?: object } = {}) {
    await expect(async () => {
      const seen = await this.look(thing);
      expect(seen, JSON.stringify(thing)).not.toBeNull();
      expect(seen).toMatchObject(expected);
    }).toPass(again);
  }

  async misses(thing: Thing): Promise<void> {
    await this.sees(() => this.look(thing), null);
  }

  async seesText(selector: string, expected: string | RegExp): Promise<void> {
    await this.sees(async () => (await this.look({ selector }))?.text ?? '', expected);
  }

  /** Waits until words stand in a place, whatever else does. */
  async seesWords(selector: string, words: string): Promise<void> {
    await this.sees(async () => (await this.look({ selector }))?.text.includes(words), true);
  }

  /** Scrolls to a thing where it must, and presses it with the pointer. */
  async press(thing: Thing): Promise<void> {
    let last = { x: -1, y: -1 };
    await expect(async () => {
      const seen = await this.session.evaluate(look, thing, true);
      expect(seen, JSON.stringify(thing)).not.toBeNull();
      const { x = 0, y = 0, onTop } = seen ?? {};
      // Firefox scrolls to what was typed a frame or two after it was.
      await this.session.evaluate(twoFrames);
      const moved = x !== last.x || y !== last.y;
      last = { x, y };
      expect({ onTop, moved }, JSON.stringify(thing)).toEqual({ onTop: true, moved: false });
    }).toPass(again);
    await this.session.press(last.x, last.y);
  }

  async fill(field: string, text: string): Promise<void> {
    await this.press({ field });
    await this.seesThing({ field }, { focused: true });
    await this.session.evaluate(() => (document.activeElement as HTMLInputElement).select());
    await this.session.type(text);
    await this.seesThing({ field }, { value: text });
  }

  /** Path and title of the page one is on, once it is that. */
  async isAt(path: string): Promise<void> {
    await this.sees(() => this.session.evaluate(() => location.pathname), path);
  }

  async back(): Promise<void> {
    await this.session.evaluate(() => history.back());
  }

  async forward(): Promise<void> {
    await this.session.evaluate(() => history.forward());
  }
}

/** Runs in the page. */
function twoFrames(): Promise<null> {
  return new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null))));
}
