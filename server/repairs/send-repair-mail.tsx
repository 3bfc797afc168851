import { eq } from 'drizzle-orm';
import { COMPANY } from '#domain/company.ts';
import { MAIL_IDS } from '#domain/orders/order-mail-kinds.ts';
import { REPAIR_STATE_NAMES } from '#domain/repairs/repair.messages.ts';
import { makersLanguage } from '../accounts/index.ts';
import { repairs } from '../platform/db/schema/repairs.ts';
import type { JobPayloads } from '../platform/jobs/jobs.ts';
import { Action, Letter, Paragraph } from '../platform/mail/letter.tsx';
import { inBoth, MailFailure } from '../platform/mail/mailer.ts';
import { MakersNotice } from '../platform/mail/makers-notice.tsx';
import { sendOnce } from '../platform/mail/send-once.ts';
import type { Services } from '../platform/services.ts';
import { readRepairByNumber, repairLink } from './read-repairs.ts';
import { REPAIR_LETTERS } from './repair-letters.messages.ts';

/** The job that mails a step of a repair to its owner, or to the makers. */
export async function sendRepairMail(
  services: Services,
  { repairId, step, version, isForMakers = false }: JobPayloads['repair-mail'],
): Promise<void> {
  const { db, env, log } = services;
  const [row] = await db.select().from(repairs).where(eq(repairs.id, repairId));
  const repair = row && (await readRepairByNumber(services, row.number));
  // The owner may have had everything deleted since.
  if (!repair?.email) return;
  const language = isForMakers ? await makersLanguage(db) : repair.language;
  const { open, questions, look, toOwner } = REPAIR_LETTERS[language];
  const what = `${repair.number}: ${REPAIR_STATE_NAMES[language][step]}`;
  const [heading, ...paragraphs] = toOwner[step](repair);
  const subject = isForMakers ? what : heading;
  const { publicUrl, testMode } = env;
  const frame = { language, publicUrl, testMode };
  const element = isForMakers ? (
    <MakersNotice {...frame} number={repair.number} subject={subject} what={what} toDo={look} />
  ) : (
    <Letter {...frame} heading={subject} preview={paragraphs[0] ?? ''}>
      {paragraphs.map((words) => (
        <Paragraph key={words}>{words}</Paragraph>
      ))}
      <Action href={repairLink(services, repair)}>{open}</Action>
      <Paragraph>{questions}</Paragraph>
    </Letter>
  );
  const mail = {
    id: MAIL_IDS.repair(repairId, [step, version, isForMakers ? 'makers' : undefined]),
    to: isForMakers ? COMPANY.ordersEmail : repair.email,
    subject,
    ...inBoth(element),
  };
  try {
    await sendOnce(services, { kind: 'repair', orderId: null, mail });
  } catch (error) {
    if (!(error instanceof MailFailure && error.refused)) throw error;
    log.warn({ err: error, repair: repair.number, step }, 'letter about a repair refused');
  }
}
