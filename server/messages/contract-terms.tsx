import { Heading } from '@react-email/heading';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { type InLanguages, inLanguage, type Language } from '#domain/languages.ts';
import { PRODUCT_SAFETY } from '#domain/legal/product-safety.ts';
import { customGoods } from '#domain/returns/custom-goods.ts';
import { FITTED_RETURN } from '#domain/returns/fitted.messages.ts';
import { withdrawalInstruction } from '#domain/returns/withdrawal.messages.ts';

interface ContractTermsProps {
  readonly language?: Language;
  readonly publicUrl: string;
  /** Name of the attached file with the terms; undefined if they are linked. */
  readonly attached?: string | undefined;
  readonly holdsCustom: boolean;
  /** A pickup has a quick connector. */
  readonly isPlugged: boolean;
  readonly styles: Readonly<Record<'text' | 'small' | 'link' | 'heading', object>>;
}

const REST: InLanguages<{
  readonly delete: string;
  readonly terms: string;
  readonly attached: (file: string) => string;
}> = {
  en: {
    delete: '(*) Delete as appropriate.',
    terms: 'Our terms apply as they were when you ordered: ',
    attached: (file) =>
      `The attached file ${file} contains our terms, the instruction on withdrawal and the model form as they were when you ordered. Keep it. What the shop shows today: `,
  },
  de: {
    delete: '(*) Unzutreffendes streichen.',
    terms: 'Es gelten unsere AGB in der Fassung deiner Bestellung: ',
    attached: (file) =>
      `Im Anhang ${file} stehen unsere AGB, die Widerrufsbelehrung und das Muster-Formular in der Fassung deiner Bestellung. Heb ihn auf. Was heute im Shop steht: `,
  },
};

/**
 * Mandatory information with the confirmation (§ 312f (2) BGB): withdrawal, model form, legal guarantee, and the rules
 * for goods made to order.
 */
export function ContractTerms({
  language = 'en',
  publicUrl,
  attached,
  holdsCustom,
  isPlugged,
  styles,
}: ContractTermsProps) {
  const withdrawAt = publicUrl + inLanguage('/withdraw', language);
  const terms = publicUrl + inLanguage('/terms', language);
  const rest = REST[language];
  const { right, effects, form } = withdrawalInstruction(language, withdrawAt);
  const { title, words } = PRODUCT_SAFETY[language].guarantee;
  return (
    <>
      {holdsCustom ? <Text style={styles.text}>{customGoods()[language].short}</Text> : null}
      {isPlugged ? <Text style={styles.text}>{FITTED_RETURN[language].term}</Text> : null}
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
      <Text className="t" style={styles.small}>
        {rest.delete}
      </Text>
      <Heading as="h2" style={styles.heading}>
        {title}
      </Heading>
      <Text style={styles.small}>{words}</Text>
      <Text style={styles.small}>
        {attached ? rest.attached(attached) : rest.terms}
        <Link className="t" style={styles.link} href={terms}>
          {terms}
        </Link>
      </Text>
    </>
  );
}
