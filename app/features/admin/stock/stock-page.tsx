import { cx } from '#app/ui/cx.ts';
import { useMessages, useTranslation } from '#app/ui/language.tsx';
import type { Language } from '#domain/languages.ts';
import { exactEuro } from '#domain/money.ts';
import { amountChangeWords, amountWords } from '#domain/stock/amounts.ts';
import { REASONS_SAID } from '#domain/stock/counting.messages.ts';
import type { MovementView, StockView } from '#server/stock/index.ts';
import { LinkButton } from '../kit/button.tsx';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { EntryField, Options, SelectField } from '../kit/field.tsx';
import { framed, PageHead } from '../kit/frame.tsx';
import { TextLink, workshopOrderPath } from '../kit/link.tsx';
import { Fold, Nothing, TitledSection } from '../kit/section.tsx';
import { dateOf, momentOf } from '../kit/words.ts';
import { CountPanel, PartSettings, SpoolPanel } from './part-panels.tsx';
import { CoverTables, PartsTable } from './parts-table.tsx';
import { ShortSection } from './short-section.tsx';
import { FINISHED, MOVEMENTS, STOCK_KEYS, STOCK_PAGE } from './stock-page.messages.ts';
import { StockTabs } from './stock-tabs.tsx';
import { WireSection } from './wire-section.tsx';

export default framed(StockPage, '/workshop/stock', STOCK_KEYS);

function StockPage({ view }: { view: StockView }) {
  const { tabs, short, wire, groups, covers, movements, chosen, chosenLot, suppliers, worth } = view;
  const [words, language] = useTranslation(STOCK_PAGE);
  const isEmpty = tabs.parts === 0;
  return (
    <>
      <PageHead title={words.title}>
        <span className="fine text-muted">
          {isEmpty
            ? words.nothingCounted
            : [
                words.parts(tabs.parts),
                view.lastFullCount && words.lastFullCount(dateOf(view.lastFullCount, language)),
                words.worth(exactEuro(worth)),
              ]
                .filter(Boolean)
                .join(' · ')}
          {view.isExample ? ` · ${words.exampleParts}` : ''}
        </span>
        <div className="flex flex-wrap gap-12">
          <LinkButton label={words.goodsIn} to="/workshop/stock/on-the-way" shortcut="G" />
          <LinkButton
            label={isEmpty ? words.countShelf : words.count}
            to="/workshop/stock/counting"
            kind={isEmpty && 'primary'}
          />
          {isEmpty ? null : (
            <LinkButton
              label={words.toBuy(tabs.buy)}
              to="/workshop/stock/to-buy"
              kind="primary"
              shortcut="Y"
            />
          )}
        </div>
      </PageHead>
      <StockTabs path="/workshop/stock" tabs={tabs} />
      <div className="relative px-margin pt-22 pb-48">
        {isEmpty ? (
          <Nothing title={words.empty.title} text={words.empty.text}>
            <LinkButton label={words.empty.begin} to="/workshop/stock/counting" />
          </Nothing>
        ) : short.length === 0 ? (
          <div id="short">
            <Nothing
              title={words.full.title}
              text={tabs.orders === 0 ? words.full.noOrders : words.full.orders(tabs.orders)}
            >
              <LinkButton label={words.full.count} to="/workshop/stock/counting" />
            </Nothing>
          </div>
        ) : (
          <ShortSection short={short} parts={tabs.parts} />
        )}
        <FinishedSection finished={view.finished} />
        <WireSection wire={wire} toWind={tabs.toWind} />
        <div className="grid grid-cols-[minmax(0,1fr)_420px] gap-32 items-start mt-32 pt-14 edge-t [@media(max-width:1279px)]:grid-cols-[minmax(0,1fr)]">
          <div>
            <PartsTable groups={groups} chosen={chosen?.id} />
            <Movements movements={movements} />
          </div>
          <aside aria-label={words.onePart}>
            {chosenLot ? <SpoolPanel lot={chosenLot} /> : null}
            {chosen && !chosenLot ? (
              <div className="mb-28 px-18 pt-16 pb-18 edge bg-ground-raised" id="part">
                <CountPanel key={chosen.id} part={chosen} />
                <PartSettings part={chosen} suppliers={suppliers} />
              </div>
            ) : null}
            <CoverTables covers={covers} />
          </aside>
        </div>
      </div>
    </>
  );
}

/** Pickups that came back or were taken out of an order: for another order, or written off with a reason. */
function FinishedSection({ finished }: Pick<StockView, 'finished'>) {
  const words = useMessages(FINISHED);
  if (finished.length === 0) return null;
  return (
    <TitledSection titleId="finished" className="py-24" title={words.title}>
      <p className="fine text-muted mt-6">{words.note}</p>
      <ul className="mt-12">
        {finished.map(({ serial, name, order }) => (
          <li key={serial} className="flex flex-wrap items-start gap-y-8 gap-x-24 py-12 line-t">
            <b className="num w-96">{serial}</b>
            <span className="flex-[1_1_15rem] min-w-0">
              {name}
              <br />
              <TextLink label={words.madeFor(order)} to={workshopOrderPath(order)} className="fine" />
            </span>
            <Fold
              title={
                <>
                  {words.off}
                  <span className="visually-hidden"> {serial}</span>
                </>
              }
            >
              <CallForm
                call="take-off-shelf"
                asks={(fields) => ({
                  serial,
                  how: fields.choice('how', ['used', 'scrapped']),
                  reason: fields.text('reason'),
                })}
                done={words.isOff(serial)}
              >
                <SelectField id={`how-${serial}`} label={words.how} name="how">
                  <Options values={['used', 'scrapped'] as const} nameOf={(how) => words.hows[how]} />
                </SelectField>
                <EntryField id={`reason-${serial}`} label={words.reason} name="reason" maxLength={500} />
                <Submit label={words.submit} className="mt-12" />
              </CallForm>
            </Fold>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** "W-42-06, coil of 26-0416", "Box M, packed", "Slug, goods in". */
function movementWords(
  { kind, name, lot, unit, book, change, by, serial, order, reason, note }: MovementView,
  language: Language,
): string {
  const words = MOVEMENTS[language];
  const what = lot ?? name;
  switch (kind) {
    case 'taken':
      if (note) return words.repaired(what, note);
      return serial ? words.taken(what, serial) : words.packed(what, order);
    case 'returned':
      return words.returned(what, serial ?? order);
    case 'goods in':
      return words.goodsIn(name, lot);
    case 'first count':
      return words.firstCount(what, by);
    case 'counted':
    case 'weighed': {
      const why = [reason && REASONS_SAID[language][reason], note].filter(Boolean).join(': ');
      return words.counted({
        ...{ what, kind, by, book: amountWords(unit, book, language) },
        found: amountWords(unit, book + change, language),
        why: why || (kind === 'weighed' && change !== 0 ? words.ends : undefined),
      });
    }
  }
}

function Movements({ movements }: { movements: readonly MovementView[] }) {
  const [words, language] = useTranslation(MOVEMENTS);
  return (
    <TitledSection titleId="movements-title" className="mt-32 pt-14 edge-t" title={words.title}>
      {movements.length === 0 ? (
        <p className="text-muted mt-12">{words.none}</p>
      ) : (
        <table className="mt-10 type-14 [&_td]:py-8 [&_td]:pr-12 [&_td]:line-t [&_td]:wrap-anywhere">
          <tbody>
            {movements.map((one) => (
              <tr key={one.id}>
                <td className="w-150 whitespace-nowrap fine below-700:w-92 below-700:whitespace-normal">
                  {momentOf(one.at, language)}
                </td>
                <td>{movementWords(one, language)}</td>
                <td className={cx('pr-0! text-right whitespace-nowrap num', one.change < 0 && 'text-wine')}>
                  {amountChangeWords(one.unit, one.change, language)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </TitledSection>
  );
}
