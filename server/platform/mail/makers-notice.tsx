import { COMPANY } from '#domain/company.ts';
import type { Language } from '#domain/languages.ts';
import type { NoticeMessages } from '#domain/orders/order-notice.ts';
import type { Services } from '../services.ts';
import { Letter, Paragraph } from './letter.tsx';
import { inBoth } from './mailer.ts';
import { GATHERED, TO_DO } from './makers-notice.messages.ts';

interface MakersNoticeProps extends NoticeMessages {
  /** The order's number; undefined if there is no order. */
  number?: string | undefined;
  /** Covers several of its kind. */
  isGathered?: boolean;
  language: Language;
  publicUrl: string;
  testMode: boolean;
}

/** Tells the makers about an event, usually of an order, and what to do. */
export function MakersNotice({ subject, what, toDo, isGathered, language, ...frame }: MakersNoticeProps) {
  return (
    <Letter {...frame} language={language} heading={subject} preview={what}>
      <Paragraph>{what}</Paragraph>
      {isGathered ? <Paragraph>{GATHERED[language]}</Paragraph> : null}
      <Paragraph>
        <strong>{TO_DO[language]}</strong> {toDo}
      </Paragraph>
    </Letter>
  );
}

/** Mails a notice to the makers; `id` distinguishes it from all other mails. */
export async function sendMakersNotice(
  { env: { publicUrl, testMode }, mailer }: Pick<Services, 'env' | 'mailer'>,
  id: string,
  {
    to = COMPANY.ordersEmail,
    ...notice
  }: Omit<MakersNoticeProps, 'publicUrl' | 'testMode'> & { readonly to?: string },
): Promise<void> {
  const element = MakersNotice({ ...notice, publicUrl, testMode });
  await mailer.send({ id, to, subject: notice.subject, ...inBoth(element) });
}
