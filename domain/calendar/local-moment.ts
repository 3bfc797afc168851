const LOCAL = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment as a field for date and time has it, on the clock of the workshop: `2026-11-25T06:00`. */
export const localOf = (moment: Date): string => LOCAL.format(moment).replace(' ', 'T');

const SPELLING = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

const asIfUtc = (local: string): number => Date.parse(`${local}:00Z`);

/** The moment that a field for date and time means, on the clock of the workshop. Of an hour that is there twice, one. */
export function momentOfLocal(local: string): Date | undefined {
  const asked = SPELLING.test(local) ? asIfUtc(local) : Number.NaN;
  if (Number.isNaN(asked)) return undefined;
  // Twice, because the offset may be another one at the moment that the first guess leads to.
  let guess = asked;
  for (let turn = 0; turn < 2; turn += 1) guess += asked - asIfUtc(localOf(new Date(guess)));
  return new Date(guess);
}
