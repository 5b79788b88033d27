/** Runs in the head and in the entry. */
import { readStorage, writeStorage } from './storage.ts';

const storageKey = 'language-chosen';

export const hasChosenLanguage = (): boolean => readStorage('localStorage', storageKey) !== null;

export const rememberLanguageChoice = (): void => writeStorage('localStorage', storageKey, 'yes');
