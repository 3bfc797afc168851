import { Icon } from '#app/ui/icon.tsx';
import { useMessages, useTranslation } from '#app/ui/language.tsx';
import { COMPANY } from '#domain/company.ts';
import { decimalsIn } from '#domain/languages.ts';
import { exactEuro } from '#domain/money.ts';
import { kilograms, writtenCode } from '#domain/shipping/declaration.ts';
import { LABEL_CHECK_WORDS } from '#domain/shipping/label-checks.messages.ts';
import { LONGEST_TEXT } from '#domain/shipping/label-checks.ts';
import type { LeavingRow } from '#server/shipping/index.ts';
import { LinkButton } from '../kit/button.tsx';
import { filePath } from '../kit/link.tsx';
import { ThousandsFigure } from '../kit/parts.tsx';
import { CUSTOMS_PANEL } from './customs-panel.messages.ts';
import { DESK_WORDS } from './desk-words.messages.ts';
import { abroadWords, datedWords } from './desk-words.ts';

export function CustomsPanel({ row }: { row: LeavingRow | undefined }) {
  const [words, language] = useTranslation(CUSTOMS_PANEL);
  const { notWeighed, sourced } = useMessages(DESK_WORDS);
  const checks = useMessages(LABEL_CHECK_WORDS);
  const customs = row?.customs;
  if (!row || !customs)
    return (
      <aside className="edge bg-ground-raised" id="customs" aria-labelledby="customs-title">
        <div className="py-14 px-18">
          <h2 className="type-22" id="customs-title">
            {words.customs}
          </h2>
          <p className="text-muted mt-8">{row ? words.inTheUnion(row.number) : words.nothing}</p>
        </div>
      </aside>
    );
  const [item] = customs.items;
  return (
    <aside className="edge bg-ground-raised" id="customs" aria-labelledby="customs-title">
      <div className="py-14 px-18 flex flex-wrap items-baseline justify-between gap-y-6 gap-x-16">
        <h2 className="type-22" id="customs-title">
          {words.customsOf(row.buyer)}
        </h2>
        <span className="fine text-muted">{words.kept}</span>
      </div>
      {item ? (
        <div className="py-14 px-18 line-t flex flex-wrap items-baseline justify-between gap-y-6 gap-x-16">
          <div>
            <span className="fine text-muted">{words.code}</span>
            <div className="mono-30/[1.1] weight-500 ls-[-0.03em]">{writtenCode(item.code)}</div>
          </div>
          <div className="text-right">
            <span className="fine text-muted">{words.origin}</span>
            <div className="mono-30/[1.1] weight-500 ls-[-0.03em]">{item.origin}</div>
          </div>
        </div>
      ) : null}
      {customs.items.map(({ text, pieces, net_g, value }) => (
        <div className="py-14 px-18 line-t" key={text}>
          <div className="flex justify-between">
            <span className="fine text-muted">{words.text}</span>
            <span className="fine text-muted">{words.signs(text.length, LONGEST_TEXT)}</span>
          </div>
          <p className="mt-4 p-10 edge type-14">{text}</p>
          <dl className="grid grid-cols-[1fr_1fr_auto] gap-12 mt-12 [&_dt]:text-muted [&_dt]:mono-12/1.5 [&_dd]:mono-17/[1.4] [&_dd]:weight-500 [&_dd]:ls-[-0.02em]">
            <div>
              <dt>{words.pieces}</dt>
              <dd>{pieces}</dd>
            </div>
            <div>
              <dt>{words.net}</dt>
              <dd>{decimalsIn(kilograms(net_g), language)}&nbsp;kg</dd>
            </div>
            <div>
              <dt>{words.value}</dt>
              <dd>{exactEuro(value)}</dd>
            </div>
          </dl>
        </div>
      ))}
      <dl className="py-14 px-18 line-t [&_dt]:text-muted mono-12/1.5 grid grid-cols-[104px_minmax(0,1fr)] gap-y-5">
        <dt>{words.sender}</dt>
        <dd>{COMPANY.legalName}</dd>
        <dt>EORI</dt>
        <dd>{customs.eori || words.none}</dd>
        {customs.gbVatNumber ? (
          <>
            <dt>{words.gbVat}</dt>
            <dd>{customs.gbVatNumber}</dd>
          </>
        ) : null}
        <dt>{words.invoice}</dt>
        <dd>{customs.invoice || words.withLabel}</dd>
        <dt>{words.category}</dt>
        <dd>{words.sale}</dd>
        <dt>{words.gross}</dt>
        <dd>
          {customs.gross_g === null ? notWeighed : <ThousandsFigure count={customs.gross_g} />}
          {customs.gross_g === null ? null : '\u00a0g'}
        </dd>
        <dt>{words.termsLabel}</dt>
        <dd>{words.terms[customs.terms]}</dd>
        {customs.abroad ? (
          <>
            <dt>{words.currencies[customs.abroad.currency]}</dt>
            <dd>{abroadWords(customs.abroad, language)}</dd>
          </>
        ) : null}
      </dl>
      {customs.row ? (
        <div className="py-14 px-18 line-t [background:#f4e6da]">
          <p className="flex justify-between">
            <b className="weight-600">{words.prepaidBy(row.buyer)}</b>
            <span className="num">{exactEuro(customs.duty)}</span>
          </p>
          <p className="fine">
            {words.rowOf(
              `${decimalsIn(String(customs.row.basisPoints / 100), language)}\u00a0%`,
              exactEuro(customs.value),
              datedWords(customs.row.from, language),
            )}
          </p>
          <p className="fine text-muted">{words.source(sourced(customs.row.source))}</p>
        </div>
      ) : null}
      <ul className="py-14 px-18 line-t grid grid-cols-[1fr_1fr] gap-y-6 gap-x-16 type-14 small:grid-cols-[1fr]">
        {customs.checks.map(({ id, fault }) => (
          <li key={id}>
            <span className={fault ? 'text-wine' : 'text-forest'}>
              <Icon name={fault ? 'warning' : 'check'} size={13} />
            </span>{' '}
            {fault ?? checks[id]}
          </li>
        ))}
      </ul>
      <div className="py-14 px-18 line-t flex flex-wrap gap-10">
        <LinkButton newTab href={filePath(row.number, 'cn23.pdf')} kind="second" className="flex-[1_1_160px]">
          CN23, A5
        </LinkButton>
        <LinkButton
          label={words.json}
          className="flex-[1_1_160px]"
          href={`/api/workshop/files/parcels/dhl.json?order=${row.number}`}
        />
      </div>
    </aside>
  );
}
