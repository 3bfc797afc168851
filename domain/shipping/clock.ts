const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
});

/** Local time in Leipzig: "16:00". */
export const clockIn = (moment: Date): string => CLOCK.format(moment);
