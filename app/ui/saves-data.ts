interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Save-Data, or a 2G connection. */
export function isDataSaverOn(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType.includes('2g');
}
