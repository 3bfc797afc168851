/** Whether the visitor asks sites to load less. Only Chromium tells. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** Whether more may be fetched than is needed at once. Only Chromium tells; elsewhere lines count as fast. */
export function hasFastLine(): boolean {
  const { effectiveType = '4g' } =
    (navigator as { connection?: { effectiveType?: string } }).connection ?? {};
  return effectiveType === '4g' && !savesData();
}
