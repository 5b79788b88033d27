/**
 * A browser that a journey drives: few and plain steps, so that engines with different protocols can all take them.
 */
export interface Session {
  goto(url: string): Promise<void>;
  /** Runs a function in the page; it sees nothing but its arguments. */
  evaluate<Result, Arguments extends unknown[]>(
    run: (...values: Arguments) => Result,
    ...values: Arguments
  ): Promise<Awaited<Result>>;
  /** A true press of the pointer's button at a point of the window. */
  press(x: number, y: number): Promise<void>;
  /** Types by true keys into what has focus. */
  type(text: string): Promise<void>;
  key(name: Key): Promise<void>;
  resize(size: Size): Promise<void>;
  /** PNG of what the window shows. */
  screenshot(): Promise<Uint8Array>;
  /** What the page complained about in the console since the last time it was asked. */
  complaints(): string[];
  /** Ready for the next test: an empty page, no complaints. */
  renew(): Promise<void>;
  close(): Promise<void>;
}

export type Key = 'Escape' | 'Enter' | 'Tab' | 'ArrowRight' | 'Backspace';

export interface Size {
  width: number;
  height: number;
}
