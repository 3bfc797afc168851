const NAME = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/** "November" of `2026-11`. */
export const monthNames = (month: string): string => NAME.format(new Date(`${month}-01T00:00:00Z`));
