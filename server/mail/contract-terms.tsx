import { Heading, Link, Text } from '@react-email/components';
import { customGoods } from '#domain/custom-goods.ts';
import { inLanguage } from '#domain/languages.ts';
import { PRODUCT_SAFETY } from '#domain/product-safety.ts';
import { withdrawalInstruction } from '#domain/withdrawal-words.ts';

interface ContractTermsProps {
  readonly publicUrl: string;
  /** Whether one of the lines was built in a configurator. */
  readonly holdsCustom: boolean;
  readonly styles: Readonly<Record<'text' | 'small' | 'link' | 'heading', object>>;
}

/**
 * What the law wants in the shopper's hands with the confirmation (§ 312f (2) BGB): how to withdraw, the model form,
 * the legal guarantee, and what holds for goods that were made to order.
 */
export function ContractTerms({ publicUrl, holdsCustom, styles }: ContractTermsProps) {
  const withdrawAt = publicUrl + inLanguage('/withdraw', 'en');
  const { right, effects, form } = withdrawalInstruction('en', withdrawAt);
  const { title, words } = PRODUCT_SAFETY.en.guarantee;
  return (
    <>
      {holdsCustom ? <Text style={styles.text}>{customGoods().en.short}</Text> : null}
      {[right, effects, { ...form, paragraphs: [form.note, ...form.paragraphs] }].map((part) => (
        <div key={part.heading}>
          <Heading as="h2" style={styles.heading}>
            {part.heading}
          </Heading>
          {part.paragraphs.map((paragraph) => (
            <Text key={paragraph} style={styles.small}>
              {paragraph}
            </Text>
          ))}
        </div>
      ))}
      {form.fields.map((field) => (
        <Text key={field} style={styles.small}>{`– ${field}`}</Text>
      ))}
      <Text style={styles.small}>(*) Delete as appropriate.</Text>
      <Heading as="h2" style={styles.heading}>
        {title}
      </Heading>
      <Text style={styles.small}>{words}</Text>
      <Text style={styles.small}>
        {'Our terms hold as they stood when you ordered: '}
        <Link style={styles.link} href={`${publicUrl}/terms`}>
          {`${publicUrl}/terms`}
        </Link>
      </Text>
    </>
  );
}
