import { cx } from '#app/ui/cx.ts';
import type { InLanguages, Language, OtherLanguage } from '#domain/languages.ts';
import { exactEuro } from '#domain/money.ts';
import { keysOf } from '#domain/records.ts';
import { SHIPPING_ZONES, type ZoneId } from '#domain/shipping/shipping.ts';

const ZONES = keysOf(SHIPPING_ZONES);

const HEADS: InLanguages<readonly [string, string, string]> = {
  en: ['Destination', 'Fee', 'Work days'],
  de: ['Ziel', 'Preis', 'Arbeitstage'],
};

const OTHER_NAMES: Readonly<Record<OtherLanguage, Readonly<Record<ZoneId, string>>>> = {
  de: {
    germany: 'Deutschland',
    eu: 'EU',
    austria: 'Österreich',
    switzerland: 'Schweiz',
    uk: 'Vereinigtes Königreich, Nordirland',
    us: 'USA',
    international: 'International',
  },
};

export function FeeTable({ language = 'en', className }: { language?: Language; className?: string }) {
  return (
    <table
      className={cx(
        '[&_thead_th]:text-muted [&_thead_th]:weight-500 [&_tr>*+*]:pl-16 [&_tr>*+*]:text-right [@media(max-width:359px)]:type-12',
        className,
        'mono mono-13',
      )}
    >
      <thead>
        <tr>
          {HEADS[language].map((head) => (
            <th className="py-10.5 line-b align-baseline" key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ZONES.map((id) => {
          const {
            name,
            fee,
            workDays: [from, to],
          } = SHIPPING_ZONES[id];
          return (
            <tr key={id}>
              <th className="py-10.5 line-b align-baseline" scope="row">
                {language === 'en' ? name : OTHER_NAMES[language][id]}
              </th>
              <td className="unit py-10.5 line-b align-baseline" translate="no">
                {exactEuro(fee)}
              </td>
              <td className="muted py-10.5 line-b align-baseline">
                {from}–{to}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
