import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { COMPANY } from '#domain/company.ts';
import type { Language } from '#domain/languages.ts';
import { LETTER_MESSAGES } from './letter.messages.ts';
import { LayoutTable, MailFrame } from './mail-frame.tsx';
import { figure, heading, link, mono, paper, small, textStyle } from './mail-styles.ts';

interface LetterProps {
  /** The order number at the top; undefined if the letter is about no order. */
  number?: string | undefined;
  language?: Language;
  heading: string;
  preview: string;
  publicUrl: string;
  testMode: boolean;
  /** Legal information below the letter. */
  under?: { readonly title: string; readonly words: ReactNode } | undefined;
  children: ReactNode;
}

export function Letter({ number, language = 'en', heading: words, children, ...frame }: LetterProps) {
  return (
    <MailFrame {...frame} title={words} language={language} number={number}>
      <Heading
        as="h1"
        className="t"
        style={{
          ...heading,
          fontSize: '36px',
          lineHeight: '37px',
          letterSpacing: '-0.9px',
          margin: '26px 0 12px',
        }}
      >
        {words}
      </Heading>
      {children}
    </MailFrame>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text className="t" style={textStyle}>
      {children}
    </Text>
  );
}

export function PartHeading({ children }: { children: ReactNode }) {
  return (
    <Heading
      as="h2"
      className="t"
      style={{ ...heading, fontSize: '18px', lineHeight: '21px', margin: '26px 0 6px' }}
    >
      {children}
    </Heading>
  );
}

export function FigureLine({ children }: { children: ReactNode }) {
  return (
    <Text className="m" style={{ ...small, margin: '0 0 10px' }}>
      {children}
    </Text>
  );
}

/** Labelled facts, one per line. */
export function Particulars({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) {
  return (
    <div style={{ margin: '20px 0' }}>
      {rows.map(([label, value]) => (
        <div
          key={label}
          className="l"
          style={{ borderTop: `1px solid ${paper.line}`, padding: '10px 0 11px' }}
        >
          <Text className="m" style={small}>
            {label}
          </Text>
          <Text
            className="t"
            style={{ ...textStyle, margin: 0, whiteSpace: 'pre-line', wordBreak: 'break-word' }}
          >
            {value}
          </Text>
        </div>
      ))}
      <Hr className="l" style={{ borderColor: paper.line, margin: 0 }} />
    </div>
  );
}

/** Two days or places side by side, the short answer that most readers look for. */
export function SideBySide({ cells }: { cells: readonly (readonly [label: string, value: string])[] }) {
  const edge = `1px solid ${paper.line}`;
  return (
    <LayoutTable
      className="l"
      style={{ margin: '22px 0 6px', borderTop: edge, borderBottom: edge, tableLayout: 'fixed' }}
    >
      <tr>
        {cells.map(([label, value], index) => (
          <td
            key={label}
            valign="top"
            className="l half"
            style={{ padding: '14px 0 15px', ...(index > 0 && { borderLeft: edge, paddingLeft: '20px' }) }}
          >
            <Text className="m" style={small}>
              {label}
            </Text>
            <Text
              className="t day face"
              style={{ ...heading, fontSize: '20px', lineHeight: '24px', margin: '4px 0 0' }}
            >
              {value}
            </Text>
          </td>
        ))}
      </tr>
    </LayoutTable>
  );
}

export function Numbered({ items }: { items: readonly string[] }) {
  return (
    <LayoutTable className="rows">
      {items.map((item, index) => {
        const edge = index > 0 ? { borderTop: `1px solid ${paper.line}` } : {};
        return (
          <tr key={item}>
            <td
              width={24}
              valign="top"
              className="l c"
              style={{ ...mono, ...edge, color: paper.copper, padding: '12px 0 0' }}
            >
              {`${index + 1} `}
            </td>
            <td className="l" style={edge}>
              <Text className="t" style={{ ...textStyle, margin: 0, padding: '9px 0' }}>
                {item}
              </Text>
            </td>
          </tr>
        );
      })}
    </LayoutTable>
  );
}

export interface AmountRow {
  readonly label: string;
  readonly amount: string;
}

export function Amounts({ rows, total }: { rows: readonly AmountRow[]; total: AmountRow }) {
  return (
    <LayoutTable className="rows" style={{ marginTop: '12px' }}>
      {rows.map(({ label, amount }, index) => {
        const below = index === rows.length - 1 ? '11px' : '3px';
        return (
          <tr key={label}>
            <td className="t" style={{ ...textStyle, padding: `3px 0 ${below}` }}>
              {label}
            </td>
            <td align="right" className="t mono" style={{ ...figure, padding: `3px 0 ${below} 16px` }}>
              {amount}
            </td>
          </tr>
        );
      })}
      <tr>
        <td
          className="t strong"
          style={{ ...textStyle, fontWeight: 600, borderTop: `1px solid ${paper.ink}`, paddingTop: '10px' }}
        >
          {total.label}
        </td>
        <td
          align="right"
          className="c strong mono"
          style={{
            ...figure,
            fontSize: '24px',
            lineHeight: '30px',
            letterSpacing: '-0.8px',
            color: paper.copper,
            borderTop: `1px solid ${paper.ink}`,
            paddingTop: '10px',
          }}
        >
          {total.amount}
        </td>
      </tr>
    </LayoutTable>
  );
}

/** Keeps figures with their units, and dots away from the beginning of lines. */
const unbroken = (detail: string): string =>
  detail.replaceAll(' · ', '\u00a0· ').replace(/(\d) (?=kΩ|mm)/g, '$1\u00a0');

interface ArticleProps {
  name: string;
  detail: string;
  amount?: string | undefined;
  /** Content id of the attached picture. */
  cid?: string | undefined;
}

/**
 * Most goods with a picture; further ones are listed in small rows. Gmail cuts a mail at 102 kB, other programs earlier,
 * so mails stay below 90 kB.
 */
export const ARTICLES_IN_FULL = 8;

export function OrderedItems({ articles }: { articles: readonly ArticleProps[] }) {
  const more = articles.slice(ARTICLES_IN_FULL);
  const edge = { borderBottom: `1px solid ${paper.line}`, padding: '8px 0' };
  return (
    <>
      {articles.slice(0, ARTICLES_IN_FULL).map((article) => (
        <Article key={`${article.name} ${article.detail}`} {...article} />
      ))}
      {more.length > 0 ? (
        <LayoutTable style={small} className="m">
          {more.map(({ name, detail, amount }) => (
            <tr key={`${name} ${detail}`}>
              <td className="l" style={edge}>
                <b>{name}</b> {unbroken(detail)}
              </td>
              {amount ? (
                <td className="l" align="right" valign="top" style={{ ...edge, paddingLeft: '16px' }}>
                  {` ${amount}`}
                </td>
              ) : null}
            </tr>
          ))}
        </LayoutTable>
      ) : null}
    </>
  );
}

function Article({ name, detail, amount, cid }: ArticleProps) {
  return (
    <LayoutTable className="l article" style={{ borderBottom: `1px solid ${paper.line}` }}>
      <tr>
        {cid ? (
          <td width={132} valign="top" className="seen" style={{ padding: '16px 16px 16px 0' }}>
            {/* Beside its name: for a reader of the screen it says nothing more. */}
            <Img
              className="l picture"
              src={`cid:${cid}`}
              alt=""
              width={116}
              height={84}
              // Lazy pictures have no preload link in the head.
              loading="lazy"
              style={{ border: `1px solid ${paper.line}` }}
            />
          </td>
        ) : null}
        <td width="100%" valign="top" className="said" style={{ padding: '16px 0' }}>
          <Text
            className="t face"
            style={{ ...heading, fontSize: '18px', lineHeight: '21px', margin: '0 0 6px' }}
          >
            {name}
          </Text>
          <Text className="m" style={small}>
            {unbroken(detail)}
          </Text>
        </td>
        {amount ? (
          <td
            align="right"
            valign="top"
            className="t mono sum"
            style={{ ...figure, padding: '17px 0 0 16px' }}
          >
            {amount}
          </td>
        ) : null}
      </tr>
    </LayoutTable>
  );
}

export function Action({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      className="button"
      style={{
        display: 'block',
        margin: '22px 0 12px',
        padding: '18px 22px',
        borderRadius: '2px',
        background: paper.fill,
        color: paper.ink,
        textDecoration: 'none',
        fontFamily: paper.sans,
        fontSize: '17px',
        lineHeight: '20px',
        fontWeight: 600,
      }}
      href={href}
    >
      {children}
      <span style={{ float: 'right' }} aria-hidden="true" data-skip-in-text="true">
        {'→'}
      </span>
    </Link>
  );
}

export function OrderPageLink({ href, language }: { href: string; language: Language }) {
  return (
    <Text className="t" style={{ ...textStyle, margin: '14px 0 0' }}>
      <Link className="t" style={link} href={href}>
        {LETTER_MESSAGES[language].look}
      </Link>
    </Text>
  );
}

export function SupportLink() {
  return (
    <Link className="t" style={link} href={`mailto:${COMPANY.supportEmail}`}>
      {COMPANY.supportEmail}
    </Link>
  );
}

export function Questions({ language }: { language: Language }) {
  const [before, after] = LETTER_MESSAGES[language].questions;
  return (
    <Paragraph>
      {before}
      <SupportLink />
      {after}
    </Paragraph>
  );
}
