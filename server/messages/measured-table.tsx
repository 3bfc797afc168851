import { Link } from '@react-email/link';
import type { InLanguages, Language } from '#domain/languages.ts';
import { mono, paper } from '../platform/mail/mail-styles.ts';

export interface MeasuredRow {
  readonly serial: string;
  readonly href: string;
  /** Ω at 20 °C. */
  readonly resistance20: number;
  /** H. */
  readonly inductance: number;
}

const WORDS: InLanguages<{
  readonly caption: string;
  readonly heads: readonly string[];
  readonly curve: string;
  readonly more: (rows: number) => string;
}> = {
  en: {
    caption: 'Measured',
    heads: ['Serial', 'R at 20 °C', 'L', 'Passport'],
    curve: 'its own curve',
    more: (rows) => `${rows} more on the page of your order`,
  },
  de: {
    caption: 'Gemessen',
    heads: ['Nummer', 'R bei 20 °C', 'L', 'Pass'],
    curve: 'eigene Kurve',
    more: (rows) => `${rows} weitere auf der Seite deiner Bestellung`,
  },
};

const NBSP = '\u00a0';

/** Most rows in a mail; the order page lists all. */
const MOST_ROWS = 12;

interface MeasuredTableProps {
  readonly rows: readonly MeasuredRow[];
  readonly language: Language;
  /** Link of the order page. */
  readonly order: string;
}

/** Measurements of a parcel's pickups, with links to their passports. */
export function MeasuredTable({ rows, language, order }: MeasuredTableProps) {
  const { caption, heads, curve, more } = WORDS[language];
  const linked = { ...mono, color: paper.ink, textDecoration: 'underline' };
  const edge = `1px solid ${paper.line}`;
  const cell = { ...mono, color: paper.ink, borderTop: edge, padding: '9px 0' };
  return (
    <table
      className="rows"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ marginTop: '6px' }}
      aria-label={caption}
    >
      <thead>
        <tr>
          {heads.map((head, index) => (
            <th
              key={head}
              scope="col"
              align={index === 0 ? 'left' : 'right'}
              className="m"
              style={{ ...mono, color: paper.muted, fontWeight: 400, padding: '9px 0 9px' }}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, MOST_ROWS).map(({ serial, href, resistance20, inductance }) => (
          <tr key={serial}>
            <td className="t l" style={cell}>
              {serial}
            </td>
            <td className="t l" align="right" style={cell}>
              {`${(resistance20 / 1000).toFixed(2)}${NBSP}kΩ`}
            </td>
            <td className="t l" align="right" style={cell}>
              {`${inductance.toFixed(2)}${NBSP}H`}
            </td>
            <td className="t l" align="right" style={cell}>
              <Link className="t" style={linked} href={href}>
                {curve}
              </Link>
            </td>
          </tr>
        ))}
        {rows.length > MOST_ROWS ? (
          <tr>
            <td className="t l" colSpan={4} style={cell}>
              <Link className="t" style={linked} href={order}>
                {more(rows.length - MOST_ROWS)}
              </Link>
            </td>
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}
