import { type OrderEvent, readEvent, stateAfter } from './events.ts';

/** The part of an order that an event changes. Two different changes of one aspect conflict. */
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

/** The aspect of an event; undefined for events that never conflict: notes, money, external events. */
export function aspectOf(event: OrderEvent): Aspect | undefined {
  // Parsed, so that payloads from the database and from a screen have the same key order.
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

/** True if an event changes nothing. An event with a reason always counts as a change. */
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

/**
 * Wanted changes that conflict with others' since the screen was loaded, each beside the first and the newest of those.
 * Undone or identical changes do not.
 */
export const contradictions = <Logged extends OrderEvent>(
  wanted: readonly OrderEvent[],
  since: readonly Logged[],
) =>
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
