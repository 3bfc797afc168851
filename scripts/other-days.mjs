/** Critical days, each with a time (UTC). Tests that only pass today fail on one of them. */
const DAYS = {
  sunday: [(date) => date.getUTCDay() === 0, '12:00'],
  'christmas-eve': [(date) => isOn(date, 12, 24), '09:00'],
  'last-hour-of-a-year': [(date) => isOn(date, 12, 31), '22:40'],
  'clock-goes-forward': [(date) => isLastSunday(date, 3), '00:40'],
  'clock-goes-back': [(date) => isLastSunday(date, 10), '00:40'],
  'leap-day': [(date) => isOn(date, 2, 29), '12:00'],
};
const DAY_MS = 86_400_000;

const isOn = (date, month, day) => date.getUTCMonth() + 1 === month && date.getUTCDate() === day;
const isLastSunday = (date, month) =>
  date.getUTCMonth() + 1 === month && date.getUTCDay() === 0 && date.getUTCDate() > 24;

/** Minutes to advance a clock to the next such day. */
export function otherDays(now = Date.now()) {
  return Object.entries(DAYS).map(([name, [isIt, clock]]) => {
    let at = now + DAY_MS;
    while (!isIt(new Date(at))) at += DAY_MS;
    const moment = Date.parse(`${new Date(at).toISOString().slice(0, 10)}T${clock}Z`);
    return { name, minutes: Math.round((moment - now) / 60_000) };
  });
}
