import { type OrderEvent, readEvent, stateAfter } from './events.ts';

/** What of an order an event changes, from what to what: two changes of one aspect contradict each other. */
export interface Aspect {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

const aspect = (name: string, before: unknown, after: unknown): Aspect => ({
  name,
  before: JSON.stringify(before ?? null),
  after: JSON.stringify(after ?? null),
});

/** The aspect of an event; undefined where it contradicts nothing: notes, money, what comes from outside. */
export function aspectOf(event: OrderEvent): Aspect | undefined {
  // Read, so that a payload from the database and one from a screen are spelled alike.
  const { kind, payload } = readEvent(event.kind, event.payload);
  switch (kind) {
    case 'production-started':
    case 'shipped':
    case 'shipping-undone':
    case 'delivered':
    case 'delivery-undone':
    case 'returned':
      return aspect('state', payload.from, stateAfter(kind));
    case 'cancelled':
      return aspect('state', payload.from, payload.reason ? ['cancelled', payload.reason] : 'cancelled');
    case 'promise-moved':
    case 'boxes':
    case 'weights':
    case 'label':
    case 'carrier':
      return aspect(kind, payload.before, payload.after);
    case 'address-changed':
    case 'address-given':
      return aspect('address', payload.before, payload.after);
    case 'unit-placed':
      return aspect(`place of ${payload.unit}`, payload.before, payload.after);
    case 'line-changed':
      return aspect(`line ${payload.line} ${payload.field}`, payload.before, payload.after);
    case 'unit-moved':
    case 'unit-measured':
      return aspect(`unit ${payload.unit}`, payload.before, payload.after);
    case 'measurement-corrected':
      return aspect(`measurement ${payload.unit}`, payload.before, [payload.after, payload.reason]);
    case 'step-confirmed':
    case 'step-undone':
      return aspect(`${payload.step} ${payload.unit}`, payload.before, payload.after);
    default:
      return undefined;
  }
}

/** Whether an event leaves everything as it was: then nothing happened. What has a reason always did. */
export function changesNothing({ payload }: OrderEvent): boolean {
  if ('reason' in payload) return false;
  if ('numbers' in payload && !('unit' in payload)) return payload.numbers.length === 0;
  if ('serials' in payload) return payload.serials.length === 0;
  return (
    'before' in payload &&
    'after' in payload &&
    JSON.stringify(payload.before) === JSON.stringify(payload.after)
  );
}

/** One thing that two people changed: how it was, what the other one made of it, and what is wanted here. */
export interface Contradiction<Event extends OrderEvent> {
  readonly first: Event;
  readonly newest: Event;
  readonly wanted: OrderEvent;
}

/**
 * What of a wish has been changed by others since it was on the screen, in another way than wished. What was changed and
 * changed back is as it was seen; what came out the same is no contradiction.
 */
export const contradictions = <Logged extends OrderEvent>(
  wanted: readonly OrderEvent[],
  since: readonly Logged[],
): readonly Contradiction<Logged>[] =>
  wanted.flatMap((wish) => {
    const mine = aspectOf(wish);
    const theirs = since.flatMap((event) => {
      const changed = aspectOf(event);
      return changed && changed.name === mine?.name ? [{ event, ...changed }] : [];
    });
    const [first, newest] = [theirs[0], theirs.at(-1)];
    if (!mine || !first || !newest || newest.after === mine.after || first.before === newest.after) return [];
    return [{ first: first.event, newest: newest.event, wanted: wish }];
  });
