/** Whether the visitor has chosen a language, or dismissed the suggestion of another; then none is suggested again. */
const storageKey = 'language-chosen';

export function hasChosenLanguage(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

export function rememberLanguageChoice(): void {
  try {
    localStorage.setItem(storageKey, 'yes');
  } catch {
    // Storage is off or full.
  }
}
