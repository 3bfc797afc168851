const LOCAL = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment as value of a date-time input, in the workshop's time zone: `2026-11-25T06:00`. */
export const localOf = (moment: Date): string => LOCAL.format(moment).replace(' ', 'T');

const SPELLING = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

const asIfUtc = (local: string): number => Date.parse(`${local}:00Z`);

/** Moment of a date-time input in the workshop's time zone. An hour that occurs twice resolves to one of both. */
export function momentOfLocal(local: string): Date | undefined {
  const wanted = SPELLING.test(local) ? asIfUtc(local) : Number.NaN;
  if (Number.isNaN(wanted)) return undefined;
  // Twice, because the offset may differ at the first guess.
  let guess = wanted;
  for (let turn = 0; turn < 2; turn += 1) guess += wanted - asIfUtc(localOf(new Date(guess)));
  return new Date(guess);
}
