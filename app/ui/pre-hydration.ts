/** Available until React has started. */
export interface PreHydration {
  /** JSON of the island's page data. */
  data: string;
  /** Once React has started: repeats the last press or submit. */
  repeat: () => void;
  /** Shows the form's fallback, and submits a live form. */
  fail: () => void;
}

declare global {
  interface Window {
    /** Undefined without an island and in unsupported browsers. */
    __preHydration?: PreHydration | undefined;
  }
}
