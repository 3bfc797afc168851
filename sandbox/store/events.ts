import { newId, nowSeconds } from '../wire/errors.ts';
import type { WireEvent } from '../wire/objects.ts';
import type { SandboxDatabase } from './objects.ts';

/** API version of the installed SDK. */
export const API_VERSION = '2026-10-28.endive';

/** Request that caused a change; nulls for changes by timers. */
export interface Cause {
  requestId: string | null;
  idempotencyKey: string | null;
}

/** Transactions that have recorded an event. */
const emitting = new WeakSet<SandboxDatabase>();

/** The same database, which calls `emitted` after each transaction that has recorded an event. */
export const tellingOfEvents = (database: SandboxDatabase, emitted: () => void): SandboxDatabase => ({
  query: database.query,
  async transaction(work) {
    let isEmitted = false;
    const done = await database.transaction(async (db) => {
      const result = await work(db);
      isEmitted = emitting.has(db);
      return result;
    });
    if (isEmitted) emitted();
    return done;
  },
});

/** Records an event in the transaction of its change, so that both commit or neither. `before`: previous values. */
export async function emit(
  db: SandboxDatabase,
  type: WireEvent['type'],
  object: WireEvent['data']['object'],
  cause: Cause = { requestId: null, idempotencyKey: null },
  before?: object,
): Promise<void> {
  const event: WireEvent = {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: nowSeconds(),
    data: { object, ...(before && { previous_attributes: before }) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: cause.requestId, idempotency_key: cause.idempotencyKey },
    type,
  };
  await db.query(
    `with stored as (
       insert into sandbox.objects (id, type, data, created) values ($1, 'event', $2::jsonb, $3::bigint)
     )
     insert into sandbox.deliveries (event_id, next_at)
     select $1, $4::bigint where exists (select 1 from sandbox.subscription)`,
    [event.id, JSON.stringify(event), event.created, Date.now()],
  );
  emitting.add(db);
}

/** Starts delivery of events; earlier ones are only listed. */
export async function subscribe(db: SandboxDatabase): Promise<void> {
  await db.query('insert into sandbox.subscription default values on conflict do nothing');
}
