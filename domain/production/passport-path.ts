/** Address of a pickup's passport, by serial number. Short, because it is printed on boxes. */
export const passportPath = (serial: string): string => `/p/${serial}`;

/** The pickup's sweep as CSV, in one language. */
export const sweepPath = (serial: string): string => `${passportPath(serial)}/sweep.csv`;
