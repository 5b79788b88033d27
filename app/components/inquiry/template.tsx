import { createContext, createElement, type ReactNode, use } from 'react';
import { isSlot, onlyWith } from '../../../domain/slots.ts';

/** Set where the form is written as the page that shows what is wrong with an inquiry: its values and faults are slots. */
export const TemplateContext = createContext(false);

/** False in the browser, where the bundler leaves out whatever depends on it. */
export const useIsTemplate = (): boolean => import.meta.env.SSR && use(TemplateContext);

/** What is there only where the server has a text for a slot. Where `text` is no slot, it is there. */
export function OnlyWith({ text, children }: { text: string; children: ReactNode }) {
  return import.meta.env.SSR && isSlot(text) ? createElement(onlyWith, { slot: text }, children) : children;
}
