import { Body, Container, Head, Heading, Hr, Html, Link, Preview, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { COMPANY } from '#domain/company.ts';

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
  /** The order's number, shown above the heading. */
  number: string;
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

/** The support address as a link, for letters that ask to write back. */
export function SupportLink() {
  return (
    <Link style={{ color: '#29586C', textDecoration: 'underline' }} href={`mailto:${COMPANY.supportEmail}`}>
      {COMPANY.supportEmail}
    </Link>
  );
}

/** A short mail about one order: a heading and a few paragraphs, on the paper of the order's confirmation. */
export function Letter({ number, heading, preview, publicUrl, testMode, children }: LetterProps) {
  return (
    <Html lang="en">
      <Head />
      <Preview>{preview}</Preview>
      <Body style={{ background: '#F5F1E8', margin: 0, padding: '32px 12px' }}>
        <Container
          style={{ maxWidth: '560px', background: '#FCFAF5', padding: '32px', border: '1px solid #D9D5CB' }}
        >
          {testMode ? <Text style={{ ...small, color: '#9C4A22' }}>Test mode – no money moves</Text> : null}
          <Text style={small}>{`${COMPANY.shopName}, ${COMPANY.tagline} · ORDER ${number}`}</Text>
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
          >{`${COMPANY.legalName}, ${COMPANY.street}, ${COMPANY.postalCode} ${COMPANY.city}, ${COMPANY.country}`}</Text>
          <Text style={small}>
            {`VAT ${COMPANY.vatId} · `}
            <Link style={{ color: '#29586C' }} href={publicUrl}>
              {publicUrl.replace(/^https?:\/\//, '')}
            </Link>
          </Text>
        </Container>
      </Body>
    </Html>
  );
}
