/** What only Chromium tells of the line. */
const line = (): Navigator & { connection?: { saveData?: boolean; effectiveType?: string } } => navigator;

/** Whether the visitor asks sites to load less. Only Chromium tells. */
export function savesData(): boolean {
  return line().connection?.saveData === true;
}

/** Whether more may be fetched than is needed at once. Only Chromium tells; elsewhere lines count as fast. */
export function hasFastLine(): boolean {
  const { effectiveType = '4g' } = line().connection ?? {};
  return effectiveType === '4g' && !savesData();
}
