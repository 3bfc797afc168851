/** How long a hand-over can be taken back: its mails and invoices wait as long. */
export const UNDO_SECONDS = 60;

interface HandOver {
  readonly at: Date;
  readonly undoneAt: Date | null;
  /** When its posting began. */
  readonly begunAt: Date | null;
  readonly doneAt: Date | null;
}

const endOf = ({ at }: Pick<HandOver, 'at'>): number => at.getTime() + UNDO_SECONDS * 1000;

/** Whether it waits for its end, and can be taken back until then: not once its posting has begun, whatever a clock says. */
export const mayUndo = (one: HandOver, now: Date): boolean =>
  one.undoneAt === null && one.begunAt === null && one.doneAt === null && now.getTime() < endOf(one);

/** Whether its time is over, so that its parcels count as handed over. */
export const isDue = (one: HandOver, now: Date): boolean =>
  one.undoneAt === null && one.doneAt === null && now.getTime() >= endOf(one);

/** Seconds that are left, rounded up, never below none. */
export const secondsLeft = (one: Pick<HandOver, 'at'>, now: Date): number =>
  Math.max(0, Math.ceil((endOf(one) - now.getTime()) / 1000));
