let currentPress: Promise<unknown> | undefined;

addEventListener(
  'pointerdown',
  () => {
    currentPress = new Promise(resolve => {
      for (const type of ['pointerup', 'pointercancel']) addEventListener(type, resolve, { once: true });
      // A long press may open a system menu without an event.
      setTimeout(resolve, 1000);
    });
  },
  true,
);

/** Also waits until the click of the press has been handled. */
export async function waitForPressEnd(): Promise<void> {
  await currentPress;
  await new Promise(resolve => setTimeout(resolve));
}
