import { and, desc, eq } from 'drizzle-orm';
import type { Language } from '#domain/languages.ts';
import { type GuaranteeNotices, noticeFileName } from '#domain/legal/guarantee-notice.ts';
import type { NoticeType } from '#domain/legal/notice-file.ts';
import type { Db } from '../db/database.ts';
import { guaranteeNotices } from '../db/schema/shopfront.ts';
import type { MailAttachment } from '../mail/mailer.ts';

export const NOTICE_MEDIA_TYPES: Readonly<Record<NoticeType, string>> = {
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
};

/** Public address of a file of the notice, unique per content. */
export const noticePath = (hash: string, type: NoticeType): string => `/notices/guarantee-${hash}.${type}`;

/** The latest files, one per language and type, without their content. */
export const readNoticeRows = (db: Db) =>
  db
    .selectDistinctOn([guaranteeNotices.language, guaranteeNotices.type], {
      language: guaranteeNotices.language,
      type: guaranteeNotices.type,
      hash: guaranteeNotices.hash,
      width: guaranteeNotices.width,
      height: guaranteeNotices.height,
      by: guaranteeNotices.byName,
      at: guaranteeNotices.at,
    })
    .from(guaranteeNotices)
    .orderBy(guaranteeNotices.language, guaranteeNotices.type, desc(guaranteeNotices.at));

export async function readNotices(db: Db): Promise<GuaranteeNotices> {
  const rows = await readNoticeRows(db);
  return Object.fromEntries(
    rows.flatMap(({ language, type, hash, width, height }) =>
      type === 'svg' && width && height ? [[language, { src: noticePath(hash, type), width, height }]] : [],
    ),
  );
}

/** The content of a file, also of an outdated one, because a page may be cached. */
export async function readNoticeAt(db: Db, hash: string, type: NoticeType): Promise<Uint8Array | undefined> {
  const [row] = await db
    .select({ content: guaranteeNotices.content })
    .from(guaranteeNotices)
    .where(and(eq(guaranteeNotices.hash, hash), eq(guaranteeNotices.type, type)))
    .limit(1);
  return row?.content;
}

/** The attachment of a confirmation: the PDF if there is one, because everybody can open and print it. */
export async function readContractNotice(db: Db, language: Language): Promise<MailAttachment | undefined> {
  const rows = (await readNoticeRows(db)).filter((row) => row.language === language);
  const row = rows.find(({ type }) => type === 'pdf') ?? rows[0];
  const content = row && (await readNoticeAt(db, row.hash, row.type));
  return (
    row &&
    content && { name: noticeFileName(language, row.type), type: NOTICE_MEDIA_TYPES[row.type], content }
  );
}
