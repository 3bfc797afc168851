import { eq } from 'drizzle-orm';
import { ACCOUNT_LINK_HOURS, INVITATION_HOURS } from '#domain/accounts/account.ts';
import { inLanguage, type Language } from '#domain/languages.ts';
import { isKeyOf } from '#domain/records.ts';
import { accountRequests, accounts } from '../platform/db/schema/accounts.ts';
import type { JobPayloads } from '../platform/jobs/jobs.ts';
import { tokenToSend } from '../platform/links/one-use.ts';
import { Action, Letter, Paragraph, SupportLink } from '../platform/mail/letter.tsx';
import { inBoth, MailFailure } from '../platform/mail/mailer.ts';
import type { Services } from '../platform/services.ts';
import { ACCOUNT_LETTERS, ACCOUNT_QUESTIONS, type AccountLetter } from './account-mail.messages.ts';

interface AccountMailProps {
  letter: AccountLetter;
  language: Language;
  /** Undefined if the letter has no link. */
  link: string | undefined;
  publicUrl: string;
  testMode: boolean;
}

function AccountMail({ letter, language, link, publicUrl, testMode }: AccountMailProps) {
  const { heading, before, action, after } = ACCOUNT_LETTERS[language][letter];
  const href = action?.page ? publicUrl + inLanguage(action.page, language) : link;
  const [ask, end] = ACCOUNT_QUESTIONS[language];
  return (
    <Letter
      heading={heading}
      preview={before[0] ?? heading}
      language={language}
      publicUrl={publicUrl}
      testMode={testMode}
    >
      {before.map((words) => (
        <Paragraph key={words}>{words}</Paragraph>
      ))}
      {action && href ? <Action href={href}>{action.label}</Action> : null}
      {after.map((words) => (
        <Paragraph key={words}>{words}</Paragraph>
      ))}
      <Paragraph>
        {ask}
        <SupportLink />
        {end}
      </Paragraph>
    </Letter>
  );
}

type AccountRequest = typeof accountRequests.$inferSelect;

/** Page of each kind of link. */
const PAGES = {
  registration: '/verify',
  'address change': '/verify',
  reset: '/reset',
  invitation: '/reset',
} as const;

/** Chooses the letter. Only this job, for which nobody waits, checks whether an address is known. */
function letterFor({ kind, accountId }: AccountRequest, known: { id: string } | undefined): AccountLetter {
  switch (kind) {
    case 'registration':
      return known ? 'known already' : kind;
    case 'reset':
      return known ? (accountId ? 'invitation' : kind) : 'no account';
    case 'address change':
      return known && known.id !== accountId ? 'address taken' : kind;
    case 'address changed':
    case 'password changed':
    case 'second factor changed':
      return kind;
    default:
      return kind satisfies never;
  }
}

async function linkOf(
  { db, env, now, signing }: Services,
  { id }: AccountRequest,
  letter: AccountLetter,
  { language, back }: { readonly language: Language; readonly back: string | undefined },
): Promise<string | undefined> {
  if (!isKeyOf(PAGES, letter)) return undefined;
  const isInvitation = letter === 'invitation';
  const purpose = isInvitation ? 'reset' : letter;
  const hours = isInvitation ? INVITATION_HOURS : ACCOUNT_LINK_HOURS[purpose];
  const token = await tokenToSend(db, signing, { id, purpose, hours, now: now() });
  const query = back ? `?${new URLSearchParams({ to: back })}` : '';
  return token && `${env.publicUrl}${inLanguage(`${PAGES[letter]}/${token}`, language)}${query}`;
}

/** The job behind every letter about an account. Repeated, it mails the same link. */
export async function sendAccountMail(
  services: Services,
  { requestId, language = 'en', back }: JobPayloads['account-mail'],
): Promise<void> {
  const { db, log, mailer } = services;
  const { publicUrl, testMode } = services.env;
  const [request] = await db.select().from(accountRequests).where(eq(accountRequests.id, requestId));
  const isNote = request?.kind.endsWith('changed');
  if (!request || (request.doneAt && !isNote)) return;
  const [known] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.email, request.email));
  const letter = letterFor(request, known);
  const link = await linkOf(services, request, letter, { language, back });
  const element = AccountMail({ letter, language, link, publicUrl, testMode });
  try {
    await mailer.send({
      id: `account-${requestId}`,
      to: request.email,
      subject: ACCOUNT_LETTERS[language][letter].subject,
      ...inBoth(element),
    });
  } catch (error) {
    if (!(error instanceof MailFailure && error.refused)) throw error;
    // Not retried: the person may have mistyped the address and can ask again.
    log.warn({ err: error, request: requestId }, 'account mail refused');
    return;
  }
  log.info({ request: requestId, kind: request.kind }, 'account mail sent');
}
