/** Runs in the build, in the entry and in islands. */

/** Resolves after the next paint; at once in a hidden document, which is not painted. */
export const waitForPaint = () =>
  new Promise(resolve =>
    document.hidden ? resolve(null) : requestAnimationFrame(() => setTimeout(resolve)),
  );
