import { eq } from 'drizzle-orm';
import { momentWords } from '#domain/calendar/format-moment.ts';
import { COMPANY } from '#domain/company.ts';
import { inLanguage } from '#domain/languages.ts';
import { DATA_LINK_HOURS } from '#domain/privacy/data-request.ts';
import { makersLanguage } from '../accounts/index.ts';
import { dataRequests } from '../platform/db/schema/privacy.ts';
import type { JobPayloads } from '../platform/jobs/jobs.ts';
import { tokenToSend } from '../platform/links/one-use.ts';
import { inBoth, MailFailure } from '../platform/mail/mailer.ts';
import { sendMakersNotice } from '../platform/mail/makers-notice.tsx';
import type { Services } from '../platform/services.ts';
import { CORRECTION } from './correction-mail.messages.ts';
import { DATA_MAIL_SUBJECTS, DataMail } from './data-mail.tsx';
import { isAnythingHeld } from './held-data.ts';

/**
 * The job that answers a data request by mail: with the link, or that nothing is stored. Only the owner of the mailbox
 * learns which.
 */
export async function answerDataRequest(
  services: Services,
  { requestId }: JobPayloads['answer-data-request'],
): Promise<void> {
  const { db, env, log, mailer, now, signing } = services;
  const [request] = await db.select().from(dataRequests).where(eq(dataRequests.id, requestId));
  if (!request?.email || request.doneAt) return;
  const { email, kind, language } = request;
  const isHeld = await isAnythingHeld(db, email, requestId);
  const token = isHeld
    ? await tokenToSend(db, signing, {
        id: requestId,
        purpose: 'data request',
        hours: DATA_LINK_HOURS,
        now: now(),
      })
    : undefined;
  const { publicUrl, testMode } = env;
  const page = publicUrl + inLanguage('/data', language);
  const element = DataMail({
    language,
    kind,
    link: token && `${page}?link=${token}`,
    publicUrl,
    testMode,
  });
  try {
    await mailer.send({
      id: `data-request-${requestId}`,
      to: email,
      subject: DATA_MAIL_SUBJECTS[language],
      ...inBoth(element),
    });
  } catch (error) {
    if (!(error instanceof MailFailure && error.refused)) throw error;
    // Not retried: the person may have mistyped the address and can ask again.
    log.warn({ err: error, request: requestId }, 'data request not answered');
    return;
  }
  log.info({ request: requestId, kind }, 'data request answered');
}

/** The job that mails a correction to the makers. */
export async function passOnCorrection(
  services: Services,
  { requestId }: JobPayloads['pass-on-correction'],
): Promise<void> {
  const { db, log } = services;
  const [request] = await db.select().from(dataRequests).where(eq(dataRequests.id, requestId));
  // The sender may have deleted all data since.
  if (!request?.email) return;
  const { email, orderNumber, note, askedAt } = request;
  const language = await makersLanguage(db);
  const { subject, what, toDo } = CORRECTION[language];
  const askedOn = momentWords(askedAt, language);
  await sendMakersNotice(services, `correction-${requestId}`, {
    ...{ subject, what: what({ asked: askedOn, email, orderNumber, note: note ?? '' }), toDo, language },
    to: COMPANY.supportEmail,
  });
  log.info({ request: requestId }, 'correction passed on');
}
