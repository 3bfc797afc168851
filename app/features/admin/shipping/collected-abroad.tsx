import { useMessages, useTranslation } from '#app/ui/language.tsx';
import type { Day } from '#domain/calendar/day.ts';
import { ABROAD, countryIn } from '#domain/countries.ts';
import { CURRENCIES } from '#domain/customs/rows.ts';
import { decimalsIn } from '#domain/languages.ts';
import { TYPED_FIGURES } from '#domain/typed-figures.ts';
import type { ParcelsView } from '#server/shipping/index.ts';
import { Key } from '../kit/button.tsx';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { EntryField, Options, SelectField } from '../kit/field.tsx';
import look from '../kit/look.module.css';
import { TitledSection } from '../kit/section.tsx';
import { COLLECTED } from './collected-abroad.messages.ts';
import { DESK_WORDS } from './desk-words.messages.ts';
import { datedWords, periodWords, rateWords } from './desk-words.ts';

const RULE =
  'grid grid-cols-[40px_minmax(0,1.3fr)_70px_minmax(0,1.2fr)_minmax(0,1.4fr)] gap-y-4 gap-x-14 items-baseline py-10 line-t wrap-anywhere small:grid-cols-[40px_minmax(0,1fr)_auto]';

const FIELDS = 'grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-y-0 gap-x-12';

type Rules = ParcelsView['rules'];
type Row = Rules['imports'][number];

const ruleOf = ({ kind, code, origin, country }: Row, words: (typeof COLLECTED)['en']): string =>
  kind === 'duty' ? words.duty(code, origin) : country === 'GB' ? words.britishVat : words.buyerPays;

/** Duties and taxes abroad, row by row: dated, with a source, and immutable. An order keeps the row it used. */
export function CollectedAbroad({ rules, today }: { rules: Rules; today: Day }) {
  const [words, language] = useTranslation(COLLECTED);
  const { sourced } = useMessages(DESK_WORDS);
  const pound = rules.rates.find(({ currency }) => currency === 'GBP');
  return (
    <TitledSection
      id="rules"
      titleId="rules-title"
      className="pt-14 edge-t"
      title={words.title}
      aside={words.keeps}
    >
      <ul>
        {rules.imports.map((row) => (
          <li key={row.id} className={RULE} data-over={row.until && row.until < today ? '' : undefined}>
            <b className="heading-17/1 ls-[-0.02em]">{row.country}</b>
            <span className="in-data-over:text-muted in-data-over:[text-decoration:line-through]">
              {ruleOf(row, words)}
            </span>
            <span className="num">{rateWords(row, language)}</span>
            <span className="small:col-[2/-1] fine">{periodWords(row.from, row.until, language)}</span>
            <span className="small:col-[2/-1] fine text-muted">{sourced(row.source)}</span>
          </li>
        ))}
        <li className={RULE}>
          <b className="heading-17/1 ls-[-0.02em]">GB</b>
          <span>
            {words.upTo}{' '}
            {rules.gbVatNumber ? (
              words.contained(rules.gbVatNumber)
            ) : (
              <>
                <b className="weight-600">{words.notSold[0]}</b>
                {words.notSold[1]}
              </>
            )}
          </span>
          <span className="num text-muted">–</span>
          <span className="small:col-[2/-1] fine">
            {pound ? `£1 = ${(1_000_000 / pound.perEuro).toFixed(3).replace('.', ',')}\u00a0€` : words.noRate}
          </span>
          <span className="small:col-[2/-1] fine text-muted">
            {rules.gbVatNumber ? words.aboveIt : words.inCompanyData}
          </span>
        </li>
        {rules.rates.map(({ currency, day, perEuro, source }) => (
          <li key={currency} className={RULE}>
            <b className="heading-17/1 ls-[-0.02em]">€</b>
            <span>{words.rateOfDay(currency)}</span>
            <span className="num">{decimalsIn(String(perEuro / 1_000_000), language)}</span>
            <span className="small:col-[2/-1] fine">{datedWords(day, language)}</span>
            <span className="small:col-[2/-1] fine text-muted">{sourced(source)}</span>
          </li>
        ))}
        <li className={RULE}>
          <b className="heading-17/1 ls-[-0.02em]">EU</b>
          <span>{words.eori}</span>
          <span className="num text-muted">–</span>
          <span className="small:col-[2/-1] fine">{rules.eori || words.none}</span>
          <span className="small:col-[2/-1] fine text-muted">{words.companyData}</span>
        </li>
      </ul>
      <div className="flex flex-wrap gap-12 mt-16">
        <NewRow today={today} />
        <NewRate today={today} />
      </div>
    </TitledSection>
  );
}

function NewRow({ today }: { today: Day }) {
  const [words, language] = useTranslation(COLLECTED);
  return (
    <details id="new-row" className="[&>summary]:list-none [&[open]]:w-full">
      <summary className={look.button} data-key="n">
        {words.newRow} <Key>N</Key>
      </summary>
      <CallForm
        call="enter-import-row"
        asks={(fields) => {
          const until = fields.text('until');
          return {
            kind: fields.choice('kind', ['duty', 'tax']),
            country: fields.choice('country', ABROAD),
            code: fields.text('code') || null,
            origin: fields.text('origin') || null,
            from: fields.text('from'),
            until: until || null,
            percent: fields.figure('percent', TYPED_FIGURES.dutyPercent),
            upToPercent: fields.figure('upToPercent', TYPED_FIGURES.upToPercent, null),
            source: fields.text('source'),
          };
        }}
        done={words.rowKept}
      >
        <div className={FIELDS}>
          <SelectField id="row-country" label={words.country} name="country" defaultValue="US">
            <Options values={ABROAD} nameOf={(country) => countryIn(country, language)} />
          </SelectField>
          <SelectField id="row-kind" label={words.what} name="kind" defaultValue="duty">
            <option value="duty">{words.dutyByUs}</option>
            <option value="tax">{words.tax}</option>
          </SelectField>
          <EntryField id="row-code" name="code" label={words.code} defaultValue="8518.10" />
          <EntryField id="row-origin" name="origin" label={words.origin} defaultValue="DE" />
          <EntryField id="row-percent" name="percent" label={words.percent} inputMode="decimal" />
          <EntryField id="row-up-to" name="upToPercent" label={words.upToPercent} inputMode="decimal" />
          <EntryField id="row-from" name="from" label={words.from} type="date" defaultValue={today} />
          <EntryField id="row-until" name="until" label={words.until} type="date" />
        </div>
        <EntryField id="row-source" name="source" label={words.source} placeholder={words.rowSource} />
        <Submit label={words.keepRow} className="mt-14" />
      </CallForm>
    </details>
  );
}

function NewRate({ today }: { today: Day }) {
  const words = useMessages(COLLECTED);
  return (
    <details id="new-rate" className="[&>summary]:list-none [&[open]]:w-full">
      <summary className={look.button}>{words.newRate}</summary>
      <CallForm
        call="enter-rate"
        asks={(fields) => ({
          currency: fields.choice('currency', CURRENCIES),
          day: fields.text('day'),
          perEuro: fields.figure('perEuro', TYPED_FIGURES.perEuro),
          source: fields.text('source'),
        })}
        done={words.rateKept}
      >
        <div className={FIELDS}>
          <SelectField id="rate-currency" label={words.currency} name="currency" defaultValue="GBP">
            <Options values={CURRENCIES} />
          </SelectField>
          <EntryField id="rate-day" name="day" label={words.day} type="date" defaultValue={today} />
          <EntryField id="rate-euro" name="perEuro" label={words.oneEuro} inputMode="decimal" />
        </div>
        <EntryField id="rate-source" name="source" label={words.source} placeholder={words.rateSource} />
        <Submit label={words.keepRate} className="mt-14" />
      </CallForm>
    </details>
  );
}
