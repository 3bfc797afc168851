/** The connection, which only Chromium reports. */
const line = (): Navigator & { connection?: { saveData?: boolean; effectiveType?: string } } => navigator;

/** True if the visitor asks sites to load less. Only Chromium reports it. */
export function savesData(): boolean {
  return line().connection?.saveData === true;
}

/**
 * True if more may be fetched than is needed now. Only Chromium reports it; elsewhere lines are assumed fast.
 */
export function hasFastLine(): boolean {
  const { effectiveType = '4g' } = line().connection ?? {};
  return effectiveType === '4g' && !savesData();
}
