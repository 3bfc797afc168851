import type { Language } from '#domain/languages.ts';
import type { NoticeMessages } from '#domain/orders/order-notice.ts';
import { Letter, Paragraph } from './letter.tsx';
import { GATHERED, TO_DO } from './makers-notice.messages.ts';

interface MakersNoticeProps extends NoticeMessages {
  /** The order's number; undefined if there is no order. */
  number: string | undefined;
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
