import type { Language } from '#domain/languages.ts';
import {
  Action,
  FigureLine,
  Letter,
  OrderedItems,
  OrderPageLink,
  Paragraph,
  PartHeading,
  Particulars,
  Questions,
  SideBySide,
} from '../platform/mail/letter.tsx';

import { type MeasuredRow, MeasuredTable } from './measured-table.tsx';

/** Content of a letter about an order, from `server/messages/order-letters.ts`. */
export interface OrderLetterMessages {
  readonly subject: string;
  readonly heading: string;
  readonly preview: string;
  readonly paragraphs: readonly string[];
  /** The main action, with a line in small figures below. */
  readonly action?: { readonly href: string; readonly words: string; readonly note: string } | undefined;
  /** Two days, places or sums, for a quick overview. */
  readonly cells?: readonly (readonly [label: string, value: string])[];
  readonly articles?: readonly { readonly name: string; readonly detail: string }[];
  readonly particulars?: readonly (readonly [label: string, value: string])[];
  readonly closing?: { readonly heading: string; readonly words: string };
}

interface OrderLetterProps extends OrderLetterMessages {
  number: string;
  language: Language;
  link: string;
  /** Content ids of the articles' pictures, in their order. */
  cids?: readonly (string | undefined)[];
  measured?: readonly MeasuredRow[];
  publicUrl: string;
  testMode: boolean;
}

/** A letter about an event of an order, in the frame of its confirmation. */
export function OrderLetter(props: OrderLetterProps) {
  const { paragraphs, action, cells, articles = [], particulars, closing, link, language, ...rest } = props;
  const { cids = [], measured = [], ...letter } = rest;
  return (
    <Letter {...letter} language={language}>
      {paragraphs.map((words) => (
        <Paragraph key={words}>{words}</Paragraph>
      ))}
      {action ? (
        <>
          <Action href={action.href}>{action.words}</Action>
          <FigureLine>{action.note}</FigureLine>
        </>
      ) : null}
      {cells ? <SideBySide cells={cells} /> : null}
      <OrderedItems articles={articles.map((article, index) => ({ ...article, cid: cids[index] }))} />
      {measured.length > 0 ? <MeasuredTable rows={measured} language={language} order={link} /> : null}
      {particulars && particulars.length > 0 ? <Particulars rows={particulars} /> : null}
      {closing ? (
        <>
          <PartHeading>{closing.heading}</PartHeading>
          <Paragraph>{closing.words}</Paragraph>
        </>
      ) : null}
      <Questions language={language} />
      <OrderPageLink href={link} language={language} />
    </Letter>
  );
}
