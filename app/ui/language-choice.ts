/** Whether the visitor has chosen a language, or dismissed the suggestion of another; then none is suggested again. */
import { readStored, writeStored } from './stored.ts';

const storageKey = 'language-chosen';

export const hasChosenLanguage = (): boolean => readStored('localStorage', storageKey) !== null;

export const rememberLanguageChoice = (): void => writeStored('localStorage', storageKey, 'yes');
