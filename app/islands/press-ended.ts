let press: Promise<unknown> | undefined;

addEventListener(
  'pointerdown',
  () => {
    press = new Promise(resolve => {
      for (const type of ['pointerup', 'pointercancel']) addEventListener(type, resolve, { once: true });
      // A long press may end in a menu of the system, without an event.
      setTimeout(resolve, 1000);
    });
  },
  true,
);

/** Resolves when nothing is pressed and the click of the last press has been handled. */
export async function pressEnded(): Promise<void> {
  await press;
  await new Promise(resolve => setTimeout(resolve));
}
