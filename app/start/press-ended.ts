let press: Promise<unknown> | undefined;

addEventListener(
  'pointerdown',
  () => {
    const end = (resolve: () => void) => {
      for (const type of ['pointerup', 'pointercancel']) addEventListener(type, resolve, { once: true });
      // The end of a long press may be the system's.
      setTimeout(resolve, 1000);
    };
    press = new Promise<void>(end);
  },
  true,
);

/** Resolves when no finger or button is down and its click has been handled. */
export async function pressEnded(): Promise<void> {
  await press;
  await new Promise(resolve => setTimeout(resolve));
}
