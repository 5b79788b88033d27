import { createContext, createElement, type ReactNode, use } from 'react';
import { isSlot, onlyWith } from '../../../domain/slots.ts';

/** True in the page that answers a refused post: values and faults are slots that the server fills. */
export const TemplateContext = createContext(false);

/** False in the browser, so that the bundler drops what depends on it. */
export const useIsTemplate = (): boolean => import.meta.env.SSR && use(TemplateContext);

/** In that page, rendered only if the server fills the slot; elsewhere always. */
export function OnlyWith({ text, children }: { text: string; children: ReactNode }) {
  return import.meta.env.SSR && isSlot(text) ? createElement(onlyWith, { slot: text }, children) : children;
}
