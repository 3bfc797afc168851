import { cx } from '#app/ui/cx.ts';
import { useMessages, useTranslation } from '#app/ui/language.tsx';
import { dayInWords, shortDayIn } from '#domain/calendar/day.ts';
import { decimalsIn, type Language } from '#domain/languages.ts';
import { amountWords, inUnit } from '#domain/stock/amounts.ts';
import { LOT_PLACE_WORDS } from '#domain/stock/lots.messages.ts';
import type { LotView, StockView } from '#server/stock/index.ts';
import { LinkButton } from '../kit/button.tsx';
import { PageLink, TextLink } from '../kit/link.tsx';
import { Tag, ThousandsFigure } from '../kit/parts.tsx';
import { SectionHead } from '../kit/section.tsx';
import { WIRE } from './wire-section.messages.ts';

const LOT = 'flex flex-col py-12 px-14';
const LOT_NOTE = '[dl+&]:min-h-46 [dl+&]:mt-9 [dl+&]:pt-8 [dl+&]:line-t';

const LOT_HEAD =
  'flex items-center justify-between gap-8 [&_a]:underline [&_a]:[text-decoration-color:transparent] [&_a]:underline-offset-[0.22em] [&_a:hover]:[text-decoration-color:currentColor]';
const GRAMS = 'mb-8 pt-10 line-t heading-32/1 ls-[-0.03em]';

const FULL = 42.5;
const EDGES = [24, 32, 40, 48, 56, 64, 72, 80, 88, 96];

/** A spool in section. The wire's height is the square root of the rest; a spool in transit is dashed and empty. */
function Spool({ share }: { share: number | undefined }) {
  const height = share === undefined ? 0 : FULL * Math.sqrt(Math.min(1, Math.max(0, share)));
  const top = 47 - height;
  return (
    <svg
      className="w-96 h-auto"
      viewBox="0 0 120 112"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeDasharray={share === undefined ? '4 3' : undefined}
      aria-hidden="true"
    >
      {[8, 103].map((x) => (
        <rect
          key={x}
          className={share === undefined ? undefined : 'fill-paper-raised'}
          x={x}
          y="2"
          width="9"
          height="108"
          rx="1.5"
        />
      ))}
      <path d="M17 47h86M17 65h86" />
      {height > 0
        ? [top, 65].map((y) => (
            <rect
              key={y}
              x="17.7"
              y={y}
              width="84.6"
              height={height}
              className="fill-copper-fill"
              stroke="none"
            />
          ))
        : null}
      {height > 2
        ? EDGES.map((x) => (
            <path
              key={x}
              d={`M${x} ${top}v${height}M${x} 65v${height}`}
              strokeOpacity=".18"
              strokeWidth=".7"
            />
          ))
        : null}
      <path d="M2 56h116" strokeDasharray="9 2 2 2" strokeWidth=".7" opacity=".6" />
    </svg>
  );
}

const Picture = ({ share, awg }: { share: number | undefined; awg: number }) => (
  <div className="grid grid-cols-[96px_1fr] gap-14 items-center mt-14 mb-8">
    <Spool share={share} />
    <div>
      <span className="block heading-40/[0.9] weight-800 ls-[-0.04em]">{awg}</span>
      <span className="fine text-muted">AWG</span>
    </div>
  </div>
);

const signed = (percent: number, language: Language): string =>
  decimalsIn(`${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent).toFixed(1)}\u00a0%`, language);

function lotNote(
  { isRest, openedOn, place, rToTable, onHand }: LotView,
  words: (typeof WIRE)[Language]['notes'],
): string {
  if (onHand < 0) return words.belowNothing;
  if (isRest) return words.rest;
  if (openedOn === null || place === 'sealed') return words.measureFirst;
  if (rToTable !== undefined && Math.abs(rToTable) >= 1) return rToTable > 0 ? words.thin : words.thick;
  return words.free;
}

function Lot({ lot }: { lot: LotView }) {
  const { id, name, awg, place, onHand, full, diameter, enamel, openedOn, wound, rToTable } = lot;
  const [words, language] = useTranslation(WIRE);
  const places = useMessages(LOT_PLACE_WORDS);
  const labels = words.facts;
  const facts: readonly (readonly [string, string])[] = [
    [labels.diameter, diameter === null ? '–' : `${decimalsIn(diameter.toFixed(4), language)}\u00a0mm`],
    [labels.enamel, enamel ?? '–'],
    [labels.opened, openedOn ? shortDayIn(openedOn, language) : labels.notYet],
    [labels.wound, wound > 0 ? labels.pickups(wound) : '–'],
    [labels.rToTable, rToTable === undefined ? '–' : signed(rToTable, language)],
  ];
  return (
    <article className={cx(LOT, 'line bg-ground-raised')} data-row="">
      <div className={LOT_HEAD}>
        <PageLink to={`/workshop/stock?lot=${id}#spool`} className="num" data-open="">
          {name}
        </PageLink>
        <Tag label={places.tag[place]} tone={place.startsWith('machine') ? 'ink' : undefined} />
      </div>
      <Picture share={full > 0 ? onHand / full : 0} awg={awg} />
      <p className={cx(LOT_NOTE, GRAMS)}>
        <ThousandsFigure count={inUnit('g', onHand)} /> <span className="fine">g</span>
      </p>
      <dl className="fine">
        {facts.map(([what, value]) => (
          <div className="grid grid-cols-[80px_1fr] mb-3" key={what}>
            <dt className="text-muted">{what}</dt>
            <dd className="ls-[-0.03em] text-right whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
      <p className={cx(LOT_NOTE, 'fine', lot.isRest && 'text-muted')}>{lotNote(lot, words.notes)}</p>
      <LinkButton
        to={`/workshop/stock/counting?part=wire:${awg}&lot=${id}`}
        className="min-h-36 mt-auto type-14 phone:min-h-44"
        data-key="w"
      >
        {words.weigh} <span className="visually-hidden">{name}</span>
      </LinkButton>
    </article>
  );
}

/** Wire by the spool, in grams; spools in transit are dashed. */
export function WireSection({ wire, toWind }: { wire: StockView['wire']; toWind: number }) {
  const [words, language] = useTranslation(WIRE);
  const grams = (amount: number) => amountWords('g', amount, language);
  const [before, link, after] = words.none;
  return (
    <section aria-labelledby="wire-title" className="mt-32 pt-14 edge-t">
      <SectionHead
        id="wire-title"
        title={words.title}
        aside={words.summary(grams(wire.onHand), grams(wire.reserved), toWind)}
      >
        {wire.low.length > 0 ? (
          <span className="fine text-copper ml-auto below-700:ml-0">
            {wire.low
              .map(({ awg, free, reorder }) => words.low(awg, grams(free), grams(reorder)))
              .join(' · ')}
          </span>
        ) : null}
      </SectionHead>
      {wire.lots.length + wire.coming.length === 0 ? (
        <p className="text-muted">
          {before}
          <TextLink label={link} to="/workshop/stock/counting" />
          {after}
        </p>
      ) : (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-12">
          {wire.lots.map((lot) => (
            <Lot key={lot.id} lot={lot} />
          ))}
          {wire.coming.map(({ id, awg, amount, due, orderedOn }) => (
            <article key={id} className={cx(LOT, 'edge-dashed')}>
              <div className={LOT_HEAD}>
                <span className="num">{words.fresh}</span>
                <Tag label={words.due(dayInWords(due, language, 'short'))} tone="forest" />
              </div>
              <Picture share={undefined} awg={awg} />
              <p className={cx(LOT_NOTE, GRAMS)}>
                +<ThousandsFigure count={inUnit('g', amount)} /> <span className="fine">g</span>
              </p>
              <p className={cx(LOT_NOTE, 'fine text-muted')}>
                {words.ordered(dayInWords(orderedOn, language, 'short'))}
              </p>
            </article>
          ))}
        </div>
      )}
      {wire.comingLater > 0 ? (
        <p className="mt-12">
          <TextLink label={words.later(wire.comingLater)} to="/workshop/stock/on-the-way" />
        </p>
      ) : null}
    </section>
  );
}
