import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { plainAddress } from '#domain/email-address.ts';
import type { Language } from '#domain/languages.ts';
import { DATA_LINK_HOURS, type DataRequestKind } from '#domain/privacy/data-request.ts';
import { dataRequests } from '../platform/db/schema/privacy.ts';
import { consumeShared } from '../platform/limits/rate-limit.ts';
import { addLink, findLink, type LinkFault, spendLink } from '../platform/links/one-use.ts';
import type { Services } from '../platform/services.ts';
import { type Deletion, deleteData } from './delete-data.ts';
import { exportData } from './export-data.ts';

async function find({ db, signing, now }: Services, token: string) {
  const link = await findLink(db, signing, { purpose: 'data request', token, now: now() });
  if (!link.ok) return link;
  const [request] = await db.select().from(dataRequests).where(eq(dataRequests.id, link.about));
  // Deleted meanwhile by another request for the same address.
  return request ? { ...link, request } : { ok: false as const, why: 'unknown' as const };
}

/** The content of a link's page before it is used. */
export async function openDataLink(services: Services, token: string) {
  const link = await find(services, token);
  return link.ok ? ({ ok: true, kind: link.request.kind, note: link.request.note } as const) : link;
}

export type DoneByLink =
  | { readonly ok: true; readonly kind: 'copy'; readonly copy: object }
  | { readonly ok: true; readonly kind: 'correction' }
  | { readonly ok: true; readonly kind: 'deletion'; readonly deletion: Deletion }
  | { readonly ok: false; readonly why: LinkFault };

/** Uses a link once and carries out the request in the same transaction. */
export async function useDataLink(services: Services, token: string): Promise<DoneByLink> {
  const { db, jobs, keptMails, now, log } = services;
  const at = now();
  const found = await find(services, token);
  if (!found.ok) return found;
  const { id, request } = found;
  const { email, kind } = request;
  if (email === null) return { ok: false, why: 'used' };
  // Runs before the transaction, because the embedded database has one connection.
  const copy = kind === 'copy' ? await exportData(db, keptMails, email, at) : undefined;
  const done = await db.transaction(async (tx): Promise<DoneByLink> => {
    if (!(await spendLink(tx, id, at))) return { ok: false, why: 'used' };
    const isDeletion = kind === 'deletion';
    await tx
      .update(dataRequests)
      // Only the fact of a deletion is kept.
      .set({ doneAt: at, ...(isDeletion && { email: null, orderNumber: null, note: null }) })
      .where(eq(dataRequests.id, request.id));
    if (isDeletion) return { ok: true, kind, deletion: await deleteData(tx, email, request.id, at) };
    if (copy) return { ok: true, kind: 'copy', copy };
    await jobs.send(tx, 'pass-on-correction', { requestId: request.id });
    return { ok: true, kind: 'correction' };
  });
  if (done.ok && done.kind === 'deletion') await keptMails.forgetTo(email);
  jobs.wake();
  log.info({ request: request.id, kind, done: done.ok }, 'data link used');
  return done;
}

/** Requests per address and hour, by one sender and in all, because each one mails the owner. */
const ASKED = { own: { points: 3, seconds: 3600 }, all: { points: 20, seconds: 3600 } };

interface DataRequest {
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
