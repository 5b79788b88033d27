/** Network Information API. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether Save-Data is on, or the connection is 2G: nothing is loaded ahead of its use. */
export function savesData(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType.includes('2g');
}
