interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether Save-Data is on or the connection is 2G, so that nothing is preloaded. */
export function isDataSaverOn(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType.includes('2g');
}
