import type { NoticeMessages } from '#domain/orders/order-notice.ts';
import { Letter, Paragraph } from './letter.tsx';

interface MakersNoticeProps extends NoticeMessages {
  /** Of the order; left out where there is none. */
  number: string | undefined;
  publicUrl: string;
  testMode: boolean;
}

/** Tells the makers what happened, mostly to an order, and what they should do. */
export function MakersNotice({ number, subject, what, toDo, publicUrl, testMode }: MakersNoticeProps) {
  return (
    <Letter number={number} heading={subject} preview={what} publicUrl={publicUrl} testMode={testMode}>
      <Paragraph>{what}</Paragraph>
      <Paragraph>
        <strong>What to do:</strong> {toDo}
      </Paragraph>
    </Letter>
  );
}
