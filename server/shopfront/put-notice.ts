import { createHash, randomUUID } from 'node:crypto';
import type { Language } from '#domain/languages.ts';
import { type NoticeType, readNoticeFile } from '#domain/legal/notice-file.ts';
import { byOf, refusal, type Staff, type WorkshopOutcome } from '../orders/index.ts';
import { guaranteeNotices } from '../platform/db/schema/shopfront.ts';
import type { Services } from '../platform/services.ts';
import { changeShopfront } from './change-shopfront.ts';
import { REFUSALS } from './refusals.messages.ts';

/** Stores a file of the EU notice, unaltered; pages and mails of its language show it from now on. */
export async function putShopNotice(
  services: Services,
  by: Staff,
  { language, content: sent }: { readonly language: Language; readonly content: string },
): Promise<WorkshopOutcome<{ readonly type: NoticeType }>> {
  const content = new Uint8Array(Buffer.from(sent, 'base64'));
  const read = readNoticeFile(content);
  if (!read.ok) return refusal(422, REFUSALS, ({ notice }) => notice[read.fault]);
  const { file } = read;
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
  return changeShopfront(services, by, async ({ tx, now, note }) => {
    const size = file.type === 'svg' ? { width: file.width, height: file.height } : {};
    await tx
      .insert(guaranteeNotices)
      .values({ id: randomUUID(), language, type: file.type, content, hash, ...size, ...byOf(by), at: now });
    note({ kind: 'notice-put', payload: { language, type: file.type } });
    return { type: file.type };
  });
}
