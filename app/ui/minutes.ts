/** Runs in the build, in the head, at the end of pages and in islands. */

const minuteMs = 60_000;

/** Also calls back when the page becomes visible. */
export function subscribeToMinutes(onChange: () => void): () => void {
  let timer = 0;
  const startTimer = () => {
    timer = window.setTimeout(
      () => {
        onChange();
        startTimer();
      },
      minuteMs - (Date.now() % minuteMs) + 20,
    );
  };
  startTimer();
  addEventListener('pageshow', onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    removeEventListener('pageshow', onChange);
    document.removeEventListener('visibilitychange', onChange);
  };
}
