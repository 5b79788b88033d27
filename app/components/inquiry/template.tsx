import { createContext, createElement, type ReactNode, use } from 'react';
import { isPlaceholder, onlyWith } from '../../../content/placeholders.ts';

/** True in the page that answers a refused post, where the server fills in values and faults. */
export const TemplateContext = createContext(false);

/** Always false in the browser, so that the bundler drops the template's code. */
export const useIsTemplate = (): boolean => import.meta.env.SSR && use(TemplateContext);

/** In that page its children appear only if the server fills the placeholder; elsewhere always. */
export function IfFilled({ text, children }: { text: string; children: ReactNode }) {
  return import.meta.env.SSR && isPlaceholder(text)
    ? createElement(onlyWith, { placeholder: text }, children)
    : children;
}
