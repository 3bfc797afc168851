import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { useMessages, useTranslation } from '#app/ui/language.tsx';
import { dayInWords } from '#domain/calendar/day.ts';
import { countedIfSeveral } from '#domain/cart/counted.ts';
import { benchPath } from '#domain/production/bench.ts';
import { inThousands } from '#domain/production/figures.ts';
import { nextAtBench, openWords } from '#domain/production/unit-state.ts';
import { CARRIER_IDS, trackingLink } from '#domain/shipping/carriers.ts';
import type { BoardOrder } from '#server/admin/index.ts';
import { LinkButton } from '../kit/button.tsx';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { OrderLink, TextLink, workshopOrderPath } from '../kit/link.tsx';
import look from '../kit/look.module.css';
import { Due, Mark, Thumb, UnitMarks } from '../kit/parts.tsx';
import { clockOf } from '../kit/words.ts';
import { BOARD } from './board.messages.ts';

const NEXT = 'relative w-104 p-0 phone:w-112 phone:min-h-60 small:w-full';

const Row = ({ late, className, children }: { late?: boolean; className: string; children: ReactNode }) => (
  <article className={cx(look.row, 'group/row', className)} data-row="" data-late={late || undefined}>
    {children}
  </article>
);

function NextStep({ row }: { row: BoardOrder }) {
  const words = useMessages(BOARD);
  const { number, step, version, units } = row;
  const unit = nextAtBench(units)?.number ?? 1;
  const bench = benchPath(number, unit);
  if (step === 'paid')
    return (
      <CallForm call="take-up" asks={() => ({ number, version, unit })} then={bench}>
        <Submit label={words.start} className={NEXT} aria-label={words.startOf(number)} data-key="b" />
      </CallForm>
    );
  if (step === 'wound')
    return (
      <LinkButton
        label={words.pack}
        to={`${workshopOrderPath(number)}#shipping`}
        className={NEXT}
        data-key="p"
        aria-label={words.packOf(number)}
      />
    );
  return (
    <LinkButton
      label={words.bench}
      to={bench}
      className={NEXT}
      data-key="b"
      aria-label={words.benchOf(number)}
    />
  );
}

export function BoardRow({ row, late }: { row: BoardOrder; late: boolean }) {
  const [words, language] = useTranslation(BOARD);
  const { number, buyer, countryName, items, units, measured, promised, left, delay } = row;
  const states = units.map(({ state }) => state);
  const open = openWords(units, language);
  const held = units.find(({ state, heldBy }) => state === 'on the bench' && heldBy);
  return (
    <Row
      late={late}
      className="grid-cols-[160px_minmax(0,1fr)_72px_minmax(96px,132px)_104px] items-start py-12 phone:grid-cols-[146px_minmax(0,1fr)_128px_112px] phone:py-16 small:grid-cols-[1fr_auto] small:gap-y-12"
    >
      <div className="[&_p]:mt-3">
        <OrderLink number={number} data-open="" />
        <p>
          {buyer}
          {buyer ? ', ' : null}
          <span className="text-muted">{countryName}</span>
        </p>
        {held ? (
          <p className="fine text-muted [&>b]:w-24 [&>b]:h-24 [&>b]:type-10 flex items-center gap-8">
            {held.mark ? <Mark mark={held.mark} /> : null}
            {words.holds(held.heldBy, held.machine)}
          </p>
        ) : null}
        {open ? <p className="fine text-copper">{open}</p> : null}
        <div className="hidden phone:block phone:mt-9">
          <UnitMarks states={states} />
        </div>
      </div>
      <div className="small:row-2 small:col-span-full">
        {items.map(({ name, detail, quantity, picture }) => (
          <div key={name + detail} className="not-first:mt-8 flex items-center gap-14">
            <Thumb path={picture.path} className="w-64 h-46 phone:w-68 phone:h-50" />
            <div className="min-w-0">
              <b>{countedIfSeveral(quantity, name)}</b>
              <p className="fine text-muted">{detail}</p>
            </div>
          </div>
        ))}
      </div>
      <div className="phone:hidden">
        <UnitMarks states={states} words={measured} />
      </div>
      <div className="small:row-1 small:col-2 small:text-right">
        {promised ? <Due left={left} day={dayInWords(promised, language, 'short')} /> : null}
        {delay ? (
          <span className="fine text-copper">{words.now(dayInWords(delay.instead, language, 'short'))}</span>
        ) : null}
      </div>
      <div className="small:hidden small:row-3 small:col-span-full small:group-data-late/row:block small:group-focus-within/row:block">
        <NextStep row={row} />
      </div>
    </Row>
  );
}

export function MiniRow({ row }: { row: BoardOrder }) {
  const [words, language] = useTranslation(BOARD);
  const { number, buyer, countryName, items, parcels, promised, step, shippedAt } = row;
  const [first] = parcels;
  const grams = parcels.reduce((sum, parcel) => sum + (parcel.grams ?? 0), 0);
  const carrier = CARRIER_IDS.find((id) => id === first?.carrier);
  const link = carrier && first ? trackingLink(carrier, first.tracking) : undefined;
  const facts = shippedAt
    ? [carrier && words.carrier(carrier), clockOf(shippedAt, language)]
    : [grams > 0 ? `${inThousands(grams)}\u00a0g` : undefined, promised && words.promised(promised)];
  return (
    <Row className="grid-cols-[172px_minmax(0,1fr)_210px_104px] items-center min-h-48 type-14 [&>a:last-child]:py-12 [&>a:last-child]:text-right phone:grid-cols-[146px_1fr_130px] phone:min-h-60 small:grid-cols-[1fr_auto] small:gap-y-2 small:py-10">
      <OrderLink number={number} data-open="" />
      <div className="small:row-2">
        {buyer}
        {buyer ? ', ' : null}
        <span className="text-muted last:ml-14">{countryName}</span>
        <span className="fine text-muted last:ml-14">{items.map(({ name }) => name).join(', ')}</span>
      </div>
      <div className="fine text-muted phone:hidden">{facts.filter(Boolean).join(' · ')}</div>
      {step === 'packed' ? (
        <TextLink
          to={`${workshopOrderPath(number)}#shipping`}
          className="last:relative small:last:row-[1/3] small:last:col-2"
          data-key="s"
        >
          {words.handOver}
          <span className="visually-hidden"> {number}</span>
        </TextLink>
      ) : link ? (
        <TextLink newTab href={link} className="last:relative small:last:row-[1/3] small:last:col-2">
          {words.track}
          <span className="visually-hidden"> {number}</span>
        </TextLink>
      ) : (
        <span />
      )}
    </Row>
  );
}
