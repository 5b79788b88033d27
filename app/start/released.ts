/** Longest wait for a press to end, in milliseconds: not every one is seen to, its menu may be the system's. */
const longestPress = 1000;

let press: Promise<void> | undefined;

addEventListener(
  'pointerdown',
  () => {
    press = new Promise(resolve => {
      for (const end of ['pointerup', 'pointercancel'])
        addEventListener(end, () => resolve(), { once: true, capture: true });
      setTimeout(resolve, longestPress);
    });
  },
  true,
);

/** Fulfilled when no finger or button is down, and what it did is done. */
export async function released(): Promise<void> {
  await press;
  await new Promise(resolve => setTimeout(resolve));
}
