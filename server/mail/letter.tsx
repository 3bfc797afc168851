import { Body, Container, Head, Heading, Hr, Html, Link, Preview, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { COMPANY, COMPANY_IN_GERMAN } from '#domain/company.ts';
import type { Language } from '#domain/languages.ts';
import { LETTER_WORDS } from './letter-words.ts';

const ink = '#0F1211';
const sans = "'Instrument Sans', Helvetica, Arial, sans-serif";
const mono = "'Martian Mono', ui-monospace, Menlo, Consolas, monospace";
const text = { fontFamily: sans, fontSize: '16px', lineHeight: '25px', color: ink, margin: '0 0 12px' };
const small = {
  ...text,
  fontFamily: mono,
  fontSize: '12px',
  lineHeight: '19px',
  color: '#575B55',
  margin: '0',
};
const line = { borderColor: '#D9D5CB', margin: '16px 0' };

interface LetterProps {
  /** The order's number, shown above the heading; left out where a letter is about none. */
  number?: string | undefined;
  language?: Language;
  heading: string;
  preview: string;
  publicUrl: string;
  testMode: boolean;
  children: ReactNode;
}

/** One paragraph of a letter. */
export function Paragraph({ children }: { children: ReactNode }) {
  return <Text style={text}>{children}</Text>;
}

/** What a letter is about, label by label, on lines of its own. */
export function Particulars({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) {
  return (
    <>
      <Hr style={line} />
      {rows.map(([label, value]) => (
        <div key={label} style={{ margin: '0 0 12px' }}>
          <Text style={small}>{label}</Text>
          <Text style={{ ...text, margin: 0, whiteSpace: 'pre-line', wordBreak: 'break-word' }}>{value}</Text>
        </div>
      ))}
      <Hr style={line} />
    </>
  );
}

/** The one thing to do with a letter. */
export function Action({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Text style={{ ...text, margin: '20px 0' }}>
      <Link
        style={{
          display: 'inline-block',
          padding: '14px 24px',
          borderRadius: '2px',
          background: '#C9683A',
          color: ink,
          fontWeight: 600,
          textDecoration: 'none',
        }}
        href={href}
      >
        {children}
      </Link>
    </Text>
  );
}

/** The support address as a link, for letters that ask to write back. */
export function SupportLink() {
  return (
    <Link style={{ color: '#29586C', textDecoration: 'underline' }} href={`mailto:${COMPANY.supportEmail}`}>
      {COMPANY.supportEmail}
    </Link>
  );
}

/** A short mail: a heading and a few paragraphs, on the paper of the order's confirmation. */
export function Letter({
  number,
  language = 'en',
  heading,
  preview,
  publicUrl,
  testMode,
  children,
}: LetterProps) {
  const words = LETTER_WORDS[language];
  const { tagline, country } = language === 'de' ? COMPANY_IN_GERMAN : COMPANY;
  const about = number === undefined ? '' : ` · ${words.order} ${number}`;
  return (
    <Html lang={language}>
      <Head />
      <Preview>{preview}</Preview>
      <Body style={{ background: '#F5F1E8', margin: 0, padding: '32px 12px' }}>
        <Container
          style={{ maxWidth: '560px', background: '#FCFAF5', padding: '32px', border: '1px solid #D9D5CB' }}
        >
          {testMode ? <Text style={{ ...small, color: '#9C4A22' }}>{words.testMode}</Text> : null}
          <Text style={small}>{`${COMPANY.shopName}, ${tagline}${about}`}</Text>
          <Heading
            as="h1"
            style={{ fontFamily: sans, fontSize: '28px', lineHeight: '32px', color: ink, margin: '16px 0' }}
          >
            {heading}
          </Heading>
          {children}
          <Hr style={line} />
          <Text
            style={small}
          >{`${COMPANY.legalName}, ${COMPANY.street}, ${COMPANY.postalCode} ${COMPANY.city}, ${country}`}</Text>
          <Text style={small}>
            {`${words.vat} ${COMPANY.vatId} · `}
            <Link style={{ color: '#29586C' }} href={publicUrl}>
              {publicUrl.replace(/^https?:\/\//, '')}
            </Link>
          </Text>
        </Container>
      </Body>
    </Html>
  );
}
