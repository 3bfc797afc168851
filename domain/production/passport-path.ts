/** Address of the passport of a pickup, by its serial number: short, for it is on boxes. */
export const passportPath = (serial: string): string => `/p/${serial}`;
