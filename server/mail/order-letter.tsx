import { Action, Letter, Paragraph, Particulars, SupportLink } from './letter.tsx';

/** What a letter about an order says: written by `server/workshop/order-letters.ts`. */
export interface OrderLetterWords {
  readonly subject: string;
  readonly heading: string;
  readonly preview: string;
  readonly paragraphs: readonly string[];
  readonly particulars?: readonly (readonly [label: string, value: string])[];
  readonly action?: { readonly href: string; readonly words: string } | undefined;
}

interface OrderLetterProps extends OrderLetterWords {
  number: string;
  publicUrl: string;
  testMode: boolean;
}

/** A letter about what happened to an order, on the paper of its confirmation. */
export function OrderLetter({ paragraphs, particulars, action, ...letter }: OrderLetterProps) {
  return (
    <Letter {...letter}>
      {paragraphs.map((words) => (
        <Paragraph key={words}>{words}</Paragraph>
      ))}
      {particulars && particulars.length > 0 ? <Particulars rows={particulars} /> : null}
      {action ? <Action href={action.href}>{action.words}</Action> : null}
      <Paragraph>
        Questions? Answer this mail or write to <SupportLink /> with your order number.
      </Paragraph>
    </Letter>
  );
}
