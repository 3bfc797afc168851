import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { shortDay } from '#domain/calendar/day.ts';
import { COMPANY } from '#domain/company.ts';
import { kilograms, writtenCode } from '#domain/parcels/declaration.ts';
import { CHECK_WORDS, LONGEST_TEXT } from '#domain/parcels/label-checks.ts';
import type { CustomsView, LeavingRow } from '#server/parcels/index.ts';
import { euro, filePath } from '../format.ts';
import look from '../look.module.css';
import { Figure } from '../parts.tsx';
import { abroadWords } from './desk-words.ts';
import styles from './parcels.module.css';

const TERMS = {
  'duty prepaid': 'DDP, duty paid by us (PDDP)',
  'vat contained': 'DDP, British VAT charged at the sale',
  'paid at the door': 'DAP, buyer pays duty and tax',
  closed: 'none: it should not have been sold',
} as const satisfies Readonly<Record<CustomsView['terms'], string>>;
const CURRENCIES: Readonly<Record<string, string>> = { GBP: 'In pounds', USD: 'In dollars' };

/** What customs are told of one order: kept with it since it was paid. */
export function CustomsPanel({ row }: { row: LeavingRow | undefined }) {
  const customs = row?.customs;
  if (!row || !customs)
    return (
      <aside className={styles.panel} id="customs" aria-labelledby="customs-title">
        <div>
          <h2 id="customs-title">Customs</h2>
          <p className={cx(look.faint, 'mt-8')}>
            {row
              ? `${row.number} stays within the EU: nothing is declared.`
              : 'Nothing on the desk leaves the EU. What does is checked when it is paid.'}
          </p>
        </div>
      </aside>
    );
  const [item] = customs.items;
  return (
    <aside className={styles.panel} id="customs" aria-labelledby="customs-title">
      <div className={styles.panelHead}>
        <h2 id="customs-title">Customs, {row.buyer}</h2>
        <span className={cx(look.small, look.faint)}>kept with the order</span>
      </div>
      {item ? (
        <div className={styles.codes}>
          <div>
            <span className={cx(look.small, look.faint)}>HS code</span>
            <div className={styles.big}>{writtenCode(item.code)}</div>
          </div>
          <div className="text-right">
            <span className={cx(look.small, look.faint)}>origin</span>
            <div className={styles.big}>{item.origin}</div>
          </div>
        </div>
      ) : null}
      {customs.items.map(({ text, pieces, net_g, value }) => (
        <div key={text}>
          <div className="flex justify-between">
            <span className={cx(look.small, look.faint)}>English text</span>
            <span className={cx(look.small, look.faint)}>
              {text.length} of {LONGEST_TEXT}
            </span>
          </div>
          <p className={styles.text}>{text}</p>
          <dl className={styles.three}>
            <div>
              <dt>pieces</dt>
              <dd>{pieces}</dd>
            </div>
            <div>
              <dt>net</dt>
              <dd>{kilograms(net_g)}&nbsp;kg</dd>
            </div>
            <div>
              <dt>value</dt>
              <dd>{euro(value)}</dd>
            </div>
          </dl>
        </div>
      ))}
      <dl className={styles.facts}>
        <dt>Sender</dt>
        <dd>{COMPANY.legalName}</dd>
        <dt>EORI</dt>
        <dd>{customs.eori || 'none'}</dd>
        {customs.gbVatNumber ? (
          <>
            <dt>GB VAT</dt>
            <dd>{customs.gbVatNumber}</dd>
          </>
        ) : null}
        <dt>Invoice</dt>
        <dd>{customs.invoice || 'numbered with the label'}</dd>
        <dt>Category</dt>
        <dd>sale of goods</dd>
        <dt>Gross</dt>
        <dd>
          {customs.gross_g === null ? 'not weighed' : <Figure count={customs.gross_g} />}
          {customs.gross_g === null ? null : '\u00a0g'}
        </dd>
        <dt>Terms</dt>
        <dd>{TERMS[customs.terms]}</dd>
        {customs.abroad ? (
          <>
            <dt>{CURRENCIES[customs.abroad.currency]}</dt>
            <dd>{abroadWords(customs.abroad)}</dd>
          </>
        ) : null}
      </dl>
      {customs.row ? (
        <div className={styles.duty}>
          <p className="flex justify-between">
            <b className="weight-600">US duty, prepaid by {row.buyer}</b>
            <span className={look.num}>{euro(customs.duty)}</span>
          </p>
          <p className={look.small}>
            {customs.row.basisPoints / 100}&nbsp;% of {euro(customs.value)} · row of{' '}
            {shortDay(customs.row.from)} {customs.row.from.slice(0, 4)}
          </p>
          <p className={cx(look.small, look.faint)}>source: {customs.row.source}</p>
        </div>
      ) : null}
      <ul className={styles.checks}>
        {customs.checks.map(({ id, fault }) => (
          <li key={id}>
            <span className={fault ? look.wine : look.forest}>
              <Icon name={fault ? 'warning' : 'check'} size={13} />
            </span>{' '}
            {fault ?? CHECK_WORDS[id]}
          </li>
        ))}
      </ul>
      <div className={styles.two}>
        <a
          className={cx(look.button, look.second)}
          href={filePath(row.number, 'cn23.pdf')}
          target="_blank"
          rel="noreferrer"
        >
          CN23, A5
        </a>
        <a className={look.button} href={`/api/workshop/files/parcels/dhl.json?order=${row.number}`}>
          JSON for DHL
        </a>
      </div>
    </aside>
  );
}
