import { readFileSync } from 'node:fs';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Text } from '@react-email/text';
import type { ComponentProps, ReactNode } from 'react';
import { COMPANY, companyIn, dialHref } from '#domain/company.ts';
import { inLanguage, type Language } from '#domain/languages.ts';
import { RETURN_DAYS } from '#domain/returns/returns.ts';
import { wordsNow } from '#domain/shopfront/announcements.ts';
import { LETTER_MESSAGES } from './letter.messages.ts';
import { DARK_SHEET, mono, paper, small } from './mail-styles.ts';

interface MailFrameProps {
  language: Language;
  /** The order number; undefined if the mail is about no order. */
  number?: string | undefined;
  title: string;
  preview: string;
  publicUrl: string;
  testMode: boolean;
  /** Legal information, collapsible if the program supports it. */
  under?: { readonly title: string; readonly words: ReactNode } | undefined;
  /** Text in the footer; replaces the makers' text for all mails. */
  said?: string;
  children: ReactNode;
}

/** A table that only lays out: mail programs know no other columns. */
export const LayoutTable = ({
  children,
  ...props
}: Pick<ComponentProps<'table'>, 'className' | 'style' | 'children'>) => (
  <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} {...props}>
    <tbody>{children}</tbody>
  </table>
);

const POLES = '•••••';

/** Two bobbins seen from above, drawn with tables so that no picture is fetched. */
function Mark() {
  const bobbin = {
    display: 'block',
    width: '24px',
    height: '7px',
    margin: '0 0 2px',
    border: '1.5px solid',
    borderRadius: '4px',
    fontSize: '8px',
    lineHeight: '7px',
    letterSpacing: '1px',
    textIndent: '1px',
    textAlign: 'center' as const,
    overflow: 'hidden',
  };
  return (
    <span
      style={{ display: 'inline-block', verticalAlign: 'middle', marginRight: '12px' }}
      aria-hidden="true"
      data-skip-in-text="true"
    >
      <span className="t" style={{ ...bobbin, color: paper.ink }}>
        {POLES}
      </span>
      <span className="t" style={{ ...bobbin, color: paper.ink }}>
        <span style={{ color: paper.fill }}>{POLES}</span>
      </span>
    </span>
  );
}

/** The common frame of all mails, for wide and narrow, light and dark windows. */
export function MailFrame(props: MailFrameProps) {
  const { language, number, title, preview, publicUrl, testMode, under, children } = props;
  const texts = LETTER_MESSAGES[language];
  const footer = props.said ?? wordsNow('mail', language);
  const { country } = companyIn(language);
  const page = (path: string) => publicUrl + inLanguage(path, language);
  const foot = { ...small, fontFamily: paper.sans, fontSize: '14px', lineHeight: '21px', margin: '0 0 10px' };
  const link = { color: paper.ink, textDecoration: 'underline', whiteSpace: 'nowrap' as const };
  return (
    <Html lang={language}>
      <Head>
        <title>{title}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{DARK_SHEET}</style>
        {/* Last: Gmail drops a long sheet, and those after it. */}
        <style>{faceSheet()}</style>
      </Head>
      <Preview>{preview}</Preview>
      {/* Not the ready-made one: its table would keep the day's ground at night. */}
      <body className="bg" style={{ background: paper.ground, margin: 0, padding: '24px 0 32px' }}>
        <main>
          <Container
            className="card"
            style={{
              width: '100%',
              maxWidth: '560px',
              padding: '28px 32px 32px',
              background: paper.card,
              border: `1px solid ${paper.line}`,
            }}
          >
            {testMode ? (
              <Text className="c" style={{ ...small, color: paper.copper, margin: '0 0 14px' }}>
                {texts.testMode}
              </Text>
            ) : null}
            <LayoutTable className="l" style={{ borderBottom: `1px solid ${paper.line}` }}>
              <tr>
                <td style={{ paddingBottom: '18px' }}>
                  <Mark />
                  <span
                    className="t"
                    data-skip-in-text="true"
                    style={{
                      color: paper.ink,
                      fontFamily: paper.heading,
                      fontSize: '18px',
                      fontWeight: 800,
                      letterSpacing: '-0.3px',
                      verticalAlign: 'middle',
                    }}
                  >
                    {COMPANY.shopName}
                  </span>
                </td>
                <td
                  align="right"
                  className="m"
                  style={{ ...mono, color: paper.muted, paddingBottom: '18px' }}
                >
                  {number}
                </td>
              </tr>
            </LayoutTable>
            {children}
          </Container>
        </main>
        <footer>
          <Container className="foot" style={{ width: '100%', maxWidth: '560px', padding: '18px 32px 0' }}>
            {footer ? (
              <Text className="t" style={{ ...foot, color: paper.ink }}>
                {footer}
              </Text>
            ) : null}
            <Text className="m" style={foot}>
              {texts.returns(RETURN_DAYS)}{' '}
              <Link className="t" style={link} href={page('/return')}>
                {texts.links.returns}
              </Link>
              {' · '}
              <Link className="t" style={link} href={page('/withdraw')}>
                {texts.links.withdraw}
              </Link>
            </Text>
            <Text className="m" style={foot}>
              {`${COMPANY.legalName}, ${COMPANY.street}, ${COMPANY.postalCode}\u00a0${COMPANY.city}, ${country}.${COMPANY.vatId && ` ${texts.vat}\u00a0${COMPANY.vatId}`}`}
              <br />
              <Link className="t" style={link} href={`mailto:${COMPANY.supportEmail}`}>
                {COMPANY.supportEmail}
              </Link>
              {' · '}
              <Link className="t" style={link} href={dialHref(COMPANY.phone)}>
                {COMPANY.phone}
              </Link>
              {' · '}
              <Link className="t" style={link} href={page('/imprint')}>
                {texts.links.imprint}
              </Link>
              {' · '}
              <Link className="t" style={link} href={page('/terms')}>
                {texts.links.terms}
              </Link>
            </Text>
            {under ? (
              <details className="l" style={{ borderTop: `1px solid ${paper.line}`, marginTop: '18px' }}>
                <summary className="t" style={{ ...foot, color: paper.ink, margin: 0, padding: '12px 0' }}>
                  {under.title}
                </summary>
                {under.words}
              </details>
            ) : null}
          </Container>
        </footer>
      </body>
    </Html>
  );
}

let sheet: string | undefined;

/**
 * The heading font, inlined so that nothing is fetched. `@media screen` hides it from Outlook, which would fall back to
 * Times. Empty if the file is missing; then the next font of the list applies.
 */
function faceSheet(file = 'public/generated/fonts/archivo.woff2'): string {
  if (sheet === undefined) {
    try {
      const font = readFileSync(file).toString('base64');
      sheet = `@media screen{@font-face{font-family:Archivo;font-weight:650 800;font-stretch:125%;src:url(data:font/woff2;base64,${font}) format('woff2')}}`;
    } catch {
      sheet = '';
    }
  }
  return sheet;
}
