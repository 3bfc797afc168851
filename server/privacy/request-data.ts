import { randomUUID } from 'node:crypto';
import { plainAddress } from '#domain/email-address.ts';
import type { Language } from '#domain/languages.ts';
import { DATA_LINK_HOURS, type DataRequestKind } from '#domain/privacy/data-request.ts';
import { dataRequests } from '../platform/db/schema.ts';
import { consumeShared } from '../platform/limits/rate-limit.ts';
import { addLink } from '../platform/links/one-use.ts';
import type { Services } from '../platform/services.ts';

/** Requests per address and hour, by one sender and in all, because each one mails the owner. */
const ASKED = { own: { points: 3, seconds: 3600 }, all: { points: 20, seconds: 3600 } };

export interface DataRequest {
  readonly kind: DataRequestKind;
  readonly email: string;
  readonly orderNumber: string | null;
  readonly note: string | null;
}

/**
 * Stores a request, its link and its job. The statements are the same for every address; only the job checks for data, so
 * that timing reveals nothing. `sender` is the client's key (`clientOf`). Returns false over the limit.
 */
export async function requestData(
  { db, jobs, now, signing, log }: Services,
  request: DataRequest,
  language: Language,
  sender: string,
): Promise<boolean> {
  const askedAt = now();
  const address = signing.keyedHash('data request', plainAddress(request.email));
  const client = signing.keyedHash('client', sender);
  const id = randomUUID();
  const isTaken = await db.transaction(async (tx) => {
    if (!(await consumeShared(tx, 'data request', { address, client }, ASKED, askedAt))) return false;
    await tx.insert(dataRequests).values({ ...request, id, language, askedAt });
    await addLink(tx, { id, purpose: 'data request', about: id, hours: DATA_LINK_HOURS, now: askedAt });
    await jobs.send(tx, 'answer-data-request', { requestId: id });
    return true;
  });
  if (!isTaken) return false;
  jobs.wake();
  log.info({ request: id, kind: request.kind }, 'data request received');
  return true;
}
