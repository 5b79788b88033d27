const minute = 60_000;

/** Calls back every full minute, and when the page becomes visible again: a store's `subscribe` for what depends on the time. */
export function subscribeToMinutes(onChange: () => void): () => void {
  let timer = 0;
  const wait = () => {
    timer = window.setTimeout(
      () => {
        onChange();
        wait();
      },
      minute - (Date.now() % minute) + 20,
    );
  };
  wait();
  addEventListener('pageshow', onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    removeEventListener('pageshow', onChange);
    document.removeEventListener('visibilitychange', onChange);
  };
}
