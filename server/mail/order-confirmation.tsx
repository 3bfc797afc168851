import {
  Body,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from '@react-email/components';
import { COMPANY } from '#domain/company.ts';
import { COUNTRY_NAMES } from '#domain/countries.ts';
import { type Cents, formatEuro } from '#domain/money.ts';
import type { Quote } from '#domain/quote.ts';
import { ContractTerms } from './contract-terms.tsx';

export interface ConfirmationProps {
  readonly number: string;
  readonly publicUrl: string;
  readonly testMode: boolean;
  readonly lines: readonly {
    readonly name: string;
    readonly description: string;
    readonly quantity: number;
    readonly total: Cents;
    /** Built in a configurator, for this shopper. */
    readonly isCustom: boolean;
  }[];
  readonly quoted: Quote;
  readonly address: readonly string[];
}

const ink = '#0F1211';
const muted = '#575B55';
const copper = '#9C4A22';
const sans = "'Instrument Sans', Helvetica, Arial, sans-serif";
const mono = "'Martian Mono', ui-monospace, Menlo, Consolas, monospace";
const text = { fontFamily: sans, fontSize: '16px', lineHeight: '25px', color: ink, margin: '0 0 12px' };
const small = { ...text, fontFamily: mono, fontSize: '12px', lineHeight: '19px', color: muted, margin: '0' };
const figure = {
  ...small,
  color: ink,
  fontSize: '13px',
  textAlign: 'right' as const,
  whiteSpace: 'nowrap' as const,
};
const note = { ...text, fontSize: '14px', lineHeight: '21px', margin: '0 0 8px' };
const noteHeading = { ...text, fontSize: '16px', fontWeight: 600, margin: '16px 0 6px' };
const link = { color: '#29586C', textDecoration: 'underline' };
const line = { borderColor: '#D9D5CB', margin: '16px 0' };

const euro = (amount: Cents) => formatEuro(amount, { exact: true });

function Amount({ label, amount, strong = false }: { label: string; amount: Cents; strong?: boolean }) {
  return (
    <Row>
      <Column>
        <Text style={{ ...text, margin: '2px 0', fontWeight: strong ? 600 : 400 }}>{label}</Text>
      </Column>
      <Column align="right">
        <Text style={{ ...figure, ...(strong ? { fontSize: '18px', color: copper, fontWeight: 600 } : {}) }}>
          {euro(amount)}
        </Text>
      </Column>
    </Row>
  );
}

/** Confirms an order at once: what was ordered, for how much, where to, and what happens next. */
export function OrderConfirmation(props: ConfirmationProps) {
  const { number, lines, address, publicUrl, testMode } = props;
  const { country, goods, shipping, total, vat } = props.quoted;
  const vatLine =
    vat.ratePercent > 0
      ? `Contains ${euro(vat.contained)} VAT (${String(vat.ratePercent).replace('.', ',')} %)`
      : 'Export: no German VAT contained. Import duties and taxes may be due on arrival.';
  return (
    <Html lang="en">
      <Head />
      <Preview>{`Order ${number} is paid. We start winding.`}</Preview>
      <Body style={{ background: '#F5F1E8', margin: 0, padding: '32px 12px' }}>
        <Container
          style={{ maxWidth: '560px', background: '#FCFAF5', padding: '32px', border: '1px solid #D9D5CB' }}
        >
          {testMode ? <Text style={{ ...small, color: copper }}>Test mode – no money moves</Text> : null}
          <Text style={small}>{`${COMPANY.shopName}, ${COMPANY.tagline} · ORDER ${number}`}</Text>
          <Heading
            as="h1"
            style={{ fontFamily: sans, fontSize: '32px', lineHeight: '36px', color: ink, margin: '16px 0' }}
          >
            Thank you for your order.
          </Heading>
          <Text style={text}>Your payment has arrived and we have put your pickups on the bench list.</Text>
          <Hr style={line} />
          {lines.map((item) => (
            <Row key={`${item.name} ${item.description}`} style={{ marginBottom: '10px' }}>
              <Column>
                <Text
                  style={{ ...text, fontWeight: 600, margin: 0 }}
                >{`${item.quantity} × ${item.name}`}</Text>
                <Text style={small}>{item.description}</Text>
              </Column>
              <Column align="right" style={{ verticalAlign: 'top' }}>
                <Text style={{ ...figure, margin: '4px 0 0' }}>{euro(item.total)}</Text>
              </Column>
            </Row>
          ))}
          <Hr style={line} />
          <Amount label="Goods" amount={goods} />
          <Amount label={`Shipping, ${COUNTRY_NAMES[country]}`} amount={shipping.price} />
          <Amount label="Total" amount={total} strong />
          <Text style={{ ...small, textAlign: 'right' }}>{vatLine}</Text>
          <Hr style={line} />
          <Heading as="h2" style={{ fontFamily: sans, fontSize: '20px', color: ink, margin: '0 0 8px' }}>
            What happens next
          </Heading>
          <Text style={text}>1. We wind your pickups and check each coil.</Text>
          <Text style={text}>
            2. They leave Leipzig in double cardboard, Monday to Friday, and you get the tracking number by
            mail.
          </Text>
          <Text
            style={text}
          >{`3. Delivery takes ${shipping.workDays[0]} to ${shipping.workDays[1]} work days.`}</Text>
          <Section style={{ marginTop: '16px' }}>
            <Text style={small}>Ships to</Text>
            {address.map((part) => (
              <Text key={part} style={{ ...text, margin: 0 }}>
                {part}
              </Text>
            ))}
          </Section>
          <Hr style={line} />
          <Text style={text}>
            Something wrong? Answer this mail or write to{' '}
            <Link style={link} href={`mailto:${COMPANY.supportEmail}`}>
              {COMPANY.supportEmail}
            </Link>{' '}
            with your order number.
          </Text>
          <Hr style={line} />
          <ContractTerms
            publicUrl={publicUrl}
            holdsCustom={lines.some(({ isCustom }) => isCustom)}
            styles={{ text, link, small: note, heading: noteHeading }}
          />
          <Hr style={line} />
          <Text
            style={small}
          >{`${COMPANY.legalName}, ${COMPANY.street}, ${COMPANY.postalCode} ${COMPANY.city}, ${COMPANY.country}`}</Text>
          <Text style={small}>
            {`VAT ${COMPANY.vatId} · `}
            <Link style={link} href={publicUrl}>
              {publicUrl.replace(/^https?:\/\//, '')}
            </Link>
          </Text>
        </Container>
      </Body>
    </Html>
  );
}
