import { createContext, createElement, type ReactNode, use } from 'react';
import { isPlaceholder, onlyWith } from '../../../content/placeholders.ts';

/** True in the page that answers a refused post: values and faults are placeholders that the server fills. */
export const TemplateContext = createContext(false);

/** False in the browser, so that the bundler drops what depends on it. */
export const useIsTemplate = (): boolean => import.meta.env.SSR && use(TemplateContext);

/** In that page, rendered only if the server fills the placeholder; elsewhere always. */
export function OnlyWith({ text, children }: { text: string; children: ReactNode }) {
  return import.meta.env.SSR && isPlaceholder(text)
    ? createElement(onlyWith, { placeholder: text }, children)
    : children;
}
