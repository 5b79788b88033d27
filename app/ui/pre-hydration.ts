import { findInquiryForm } from './find-inquiry-form.ts';

/** Available until hydration. */
export interface PreHydration {
  /** Events to replay after hydration, oldest first. */
  queue: ('click' | 'submit')[];
  /** JSON of the island's page data. */
  data: string;
  startDeadline: () => void;
  /** Shows the form's fallback. */
  fail: () => void;
  updateDraft: () => void;
  /** Stops intercepting events. */
  stop: () => void;
}

declare global {
  interface Window {
    /** Undefined without an island and in unsupported browsers. */
    __preHydration?: PreHydration | undefined;
  }
}

/** In tasks, because a submit during React's commit would see the form before it. */
export function replayQueuedEvents(): void {
  const preHydration = window.__preHydration;
  if (!preHydration) return;
  delete window.__preHydration;
  // React may start after the deadline.
  document.documentElement.dataset['js'] = 'on';
  preHydration.stop();
  for (const type of preHydration.queue) setTimeout(() => replay(type));
}

function replay(type: PreHydration['queue'][number]) {
  if (type === 'submit') findInquiryForm()?.requestSubmit();
  // A later click may have opened it already.
  else document.querySelector<HTMLElement>('button[data-replay][aria-expanded=false]')?.click();
}
