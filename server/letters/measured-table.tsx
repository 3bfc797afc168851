import { Link } from '@react-email/components';
import type { InLanguages, Language } from '#domain/languages.ts';
import { mono, paper } from '../platform/mail/mail-styles.ts';

/** What the meter said of one pickup. */
export interface MeasuredRow {
  readonly serial: string;
  /** Its passport. */
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
}> = {
  en: {
    caption: 'Measured',
    heads: ['Serial', 'R at 20 °C', 'L', 'Passport'],
    curve: 'its own curve',
  },
  de: {
    caption: 'Gemessen',
    heads: ['Nummer', 'R bei 20 °C', 'L', 'Pass'],
    curve: 'eigene Kurve',
  },
};

const NBSP = '\u00a0';

/** The pickups of a parcel by their numbers: what was measured, and where each has its page. */
export function MeasuredTable({ rows, language }: { rows: readonly MeasuredRow[]; language: Language }) {
  const { caption, heads, curve } = WORDS[language];
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
        {rows.map(({ serial, href, resistance20, inductance }) => (
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
              <Link
                className="t"
                style={{ ...mono, color: paper.ink, textDecoration: 'underline' }}
                href={href}
              >
                {curve}
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
