import { cx } from '#app/ui/cx.ts';
import { useMessages, useTranslation } from '#app/ui/language.tsx';
import { exactEuro } from '#domain/money.ts';
import { PRICE_GROUP_NAMES } from '#domain/shopfront/price-names.messages.ts';
import type { DraftView, PricesView } from '#server/shopfront/index.ts';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { InputField } from '../kit/field.tsx';
import { framed, PageHead, ShopTabs } from '../kit/frame.tsx';
import { TextLink } from '../kit/link.tsx';
import look from '../kit/look.module.css';
import { Nothing, SectionHead } from '../kit/section.tsx';
import { clockOf, dateOf, momentOf } from '../kit/words.ts';
import { PRICE_HISTORY } from './price-parts.messages.ts';
import { DraftCard, draftId, PriceRow } from './price-parts.tsx';
import { PRICE_KEYS, PRICES } from './prices-page.messages.ts';

export default framed(PricesPage, '/workshop/prices', PRICE_KEYS);

const STEP =
  'pt-12 pr-12 pb-12 mr-8 [border-top:3px_solid_var(--text)] data-[state=now]:border-copper data-[state=next]:border-transparent data-[state=next]:text-muted';

const FAULT = 'max-w-720 mb-12 py-14 px-16 [border-left:4px_solid_var(--wine)] [background:var(--wine-pale)]';

/** The price list: published prices, drafts and history. */
function PricesPage({ prices }: { prices: PricesView }) {
  const [words, language] = useTranslation(PRICES);
  const groupNames = useMessages(PRICE_GROUP_NAMES);
  const { groups, missing, readAt, fault, count, drafts, planned, history } = prices;
  return (
    <>
      <PageHead title={words.title}>
        <span className="fine text-muted">
          {words.keys(count)} ·{' '}
          {readAt ? words.readAt(clockOf(readAt, language), missing.length === 0) : words.neverRead}
        </span>
        <div className="[&>form]:relative [&>details]:relative ml-auto flex flex-wrap gap-12">
          <CallForm call="read-prices" asks={() => ({})} done={words.isRead}>
            <Submit label={words.readAgain} />
          </CallForm>
          {drafts.length > 0 ? <DraftActions drafts={drafts} /> : null}
        </div>
      </PageHead>
      <ShopTabs path="/workshop/prices" aside={words.withVat} />
      <div className="grid grid-cols-[minmax(0,1fr)_clamp(340px,30vw,480px)] gap-40 items-start px-margin pb-56 [&_h2_span]:ml-8 [@media(max-width:1199px)]:grid-cols-[minmax(0,1fr)]">
        <div>
          {fault ? <p className={FAULT}>{fault}</p> : null}
          {missing.length > 0 ? <p className={FAULT}>{words.missing(missing)}</p> : null}
          <section aria-labelledby="the-list">
            <SectionHead
              id="the-list"
              title={words.list}
              note={words.listHint}
              className="flex justify-between items-baseline gap-12"
            >
              <TextLink label={words.history} href="#price-history" data-key="h" />
            </SectionHead>
            <div className="columns-[3_220px] gap-x-28 mt-14">
              {groups.map(({ group, rows }) => (
                <section
                  key={group}
                  className="[break-inside:avoid] mb-24 [@media(min-width:1200px)]:[&:nth-child(3)]:[break-before:column] [@media(min-width:1200px)]:[&:nth-child(5)]:[break-before:column] [&_h3]:pb-8 [&_h3]:weight-400"
                  aria-label={groupNames[group]}
                >
                  <h3 className="fine text-muted">{groupNames[group]}</h3>
                  {rows.map((row) => (
                    <PriceRow key={row.key} row={row} draft={drafts.find(({ key }) => key === row.key)} />
                  ))}
                </section>
              ))}
            </div>
          </section>
          <PriceHistory history={history} />
        </div>
        <aside aria-label={words.draft}>
          <Steps drafts={drafts} />
          {planned.map(({ id, dueAt, by, keys }) => (
            <div key={id} className="mt-14 px-16 pt-14 pb-16 edge bg-ground-raised">
              <h3 className={look.title}>{words.planned(keys)}</h3>
              <p className="text-muted">{words.plannedFor(momentOf(dueAt, language), by)}</p>
              <CallForm call="unplan-prices" asks={() => ({ id })} done={words.isDraftAgain}>
                <Submit label={words.makeDraft} />
              </CallForm>
            </div>
          ))}
          {drafts.length === 0 ? (
            <Nothing title={words.noDraft} text={words.noDraftHint} />
          ) : (
            drafts.map((draft) => (
              <DraftCard key={draft.key} draft={draft} isNext={draft === drafts.find(({ fault }) => fault)} />
            ))
          )}
          <p className="mt-14 py-14 px-16 [border-left:4px_solid_var(--copper)] [background:#f4e6da] type-14">
            <b>{words.how[0]}</b>
            {words.how[1]}
          </p>
        </aside>
      </div>
    </>
  );
}

function DraftActions({ drafts }: { drafts: readonly DraftView[] }) {
  const words = useMessages(PRICES);
  const faults = drafts.filter(({ fault }) => fault).length;
  const draftList = drafts.map((draft) => words.drafted(draft)).join(' ');
  return (
    <>
      <CallForm
        call="discard-prices"
        asks={() => ({})}
        done={words.isThrown}
        question={{ id: 'ask-discard', ...words.askDiscard, words: draftList }}
      >
        <Submit label={words.throwAway} />
      </CallForm>
      <details className="[&_summary]:list-none [&_summary::-webkit-details-marker]:hidden [&[open]_form]:absolute [&[open]_form]:top-[calc(100%_+_8px)] [&[open]_form]:right-0 [&[open]_form]:z-3 [&[open]_form]:w-260 [&[open]_form]:px-16 [&[open]_form]:pt-4 [&[open]_form]:pb-16 [&[open]_form]:edge [&[open]_form]:bg-ground-raised">
        <summary className={look.button}>{words.later}</summary>
        <CallForm call="plan-prices" asks={(fields) => ({ at: fields.text('at') })} done={words.isPlanned}>
          <InputField id="plan-at" label={words.when} name="at" type="datetime-local" />
          <Submit label={words.plan} className="mt-12" />
        </CallForm>
      </details>
      <CallForm
        call="publish-prices"
        asks={() => ({ seen: drafts.map(({ key, after }) => ({ key, amount: after })) })}
        done={words.isPublished(drafts.length)}
        question={{ id: 'ask-publish', ...words.askPublish(drafts.length), words: draftList }}
      >
        <Submit label={words.publish(drafts.length)} kind="primary" disabled={faults > 0} shortcut="P" />
      </CallForm>
    </>
  );
}

/** Draft, check, publish: the current step. */
function Steps({ drafts }: { drafts: readonly DraftView[] }) {
  const faults = drafts.filter(({ fault }) => fault).length;
  const [{ steps: words }, language] = useTranslation(PRICES);
  const last = drafts.at(-1);
  const isChecked = drafts.length > 0 && faults === 0;
  return (
    <ol className="grid grid-cols-[repeat(3,1fr)] line-t">
      <li className={STEP} data-state={last ? 'done' : 'now'}>
        <b className="block in-data-[state=next]:weight-400">{words.draft}</b>
        <span className="block fine text-muted">
          {last
            ? `${drafts.length}, ${last.by} ${dateOf(last.at, language)} ${clockOf(last.at, language)}`
            : words.none}
        </span>
      </li>
      <li className={STEP} data-state={isChecked ? 'done' : last ? 'now' : 'next'}>
        <b className="block in-data-[state=next]:weight-400">
          {last ? (
            <a href={`#${draftId((drafts.find(({ fault }) => fault) ?? last).key)}`} data-key="c">
              {words.check}
            </a>
          ) : (
            words.check
          )}
        </b>
        <span className="block fine">
          {last ? (faults > 0 ? words.toMend(faults, drafts.length) : words.nothingToMend) : ''}
        </span>
      </li>
      <li className={STEP} data-state={isChecked ? 'now' : 'next'}>
        <b className="block in-data-[state=next]:weight-400">{words.publish}</b>
        <span className="block fine text-muted">{words.allOrNone}</span>
      </li>
    </ol>
  );
}

/** Earlier prices, for the lowest price of thirty days. */
function PriceHistory({ history }: { history: PricesView['history'] }) {
  const [words, language] = useTranslation(PRICE_HISTORY);
  return (
    <section className="mt-20 pt-18 line-t" aria-labelledby="price-history">
      <header className="flex gap-16 justify-between items-baseline mb-12">
        <h2 id="price-history" className={look.title}>
          {words.title} <span className="fine text-muted">{words.hint}</span>
        </h2>
        <TextLink href="/api/workshop/files/prices.csv">
          CSV<span className="visually-hidden">{words.ofHistory}</span>
        </TextLink>
      </header>
      {history.length === 0 ? (
        <p className="text-muted">{words.nothing}</p>
      ) : (
        <ul>
          {history.map((row) => (
            <li
              className="grid grid-cols-[166px_70px_minmax(0,1fr)_160px_minmax(0,1.4fr)] gap-12 py-9 line-t type-14 small:grid-cols-[1fr_auto]"
              key={row.id}
            >
              <span className="num">{momentOf(row.at, language)}</span>
              <span>{row.by}</span>
              <b className="weight-500">{row.name}</b>
              <span className="num">
                {exactEuro(row.before)} → {exactEuro(row.after)}
              </span>
              <span className={cx('fine', row.outcome === 'refused' ? 'text-wine' : 'text-muted')}>
                {row.outcome === 'refused'
                  ? words.refused(row.failure)
                  : row.readBackAt
                    ? words.readBack(clockOf(row.readBackAt, language))
                    : words.notReadBack}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
