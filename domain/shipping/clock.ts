const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
});

/** "16:00", as the clock at the post desk has it. */
export const clockIn = (moment: Date): string => CLOCK.format(moment);
