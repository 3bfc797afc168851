const FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** 2026-11-02 → "2 November 2026". */
export const longDate = (date: string): string => FORMAT.format(new Date(date));
