import { OrderLine } from '#app/buying/order-line.tsx';
import { cx } from '#app/ui/cx.ts';
import { useMessages, useTranslation } from '#app/ui/language.tsx';
import { countedIfSeveral } from '#domain/cart/counted.ts';
import { exactEuro } from '#domain/money.ts';
import { benchPath } from '#domain/production/bench.ts';
import { inHenry, inKiloOhms } from '#domain/production/figures.ts';
import { UNITS_IN_WORDS } from '#domain/production/unit-words.messages.ts';
import type { OrderLineView, OrderUnit, WorkshopOrder } from '#server/admin/index.ts';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { Options, SelectField } from '../kit/field.tsx';
import { filePath, TextLink } from '../kit/link.tsx';
import { Tag, Thumb } from '../kit/parts.tsx';
import { ORDER_TABLE, SectionHead } from '../kit/section.tsx';
import { ORDER_LINES } from './order-lines.messages.ts';

export function OrderLinesSection({ order }: { order: WorkshopOrder }) {
  const words = useMessages(ORDER_LINES);
  const { lines, money, number, version } = order;
  const count = lines.reduce((sum, { units }) => sum + units.length, 0);
  return (
    <section className="pt-14 pb-30 edge-t" aria-labelledby="lines">
      <SectionHead
        id="lines"
        title={words.title}
        className="flex flex-wrap items-baseline gap-x-14"
        aside={words.counted(lines.length, count)}
      >
        <b className="ml-auto text-copper mono-19/[1.2] weight-500 ls-[-0.02em]">{exactEuro(money.goods)}</b>
      </SectionHead>
      {lines.map((line) => (
        <Line key={line.name + line.detail} line={line} number={number} version={version} />
      ))}
    </section>
  );
}

interface OfOrder {
  number: string;
  version: number;
}

function Line({ line, ...of }: OfOrder & { line: OrderLineView }) {
  const { name, quantity, words: description, picture, units, refundedUnits } = line;
  const shown = [...units, ...refundedUnits];
  const words = useMessages(ORDER_LINES);
  return (
    <>
      <div className="[&>:first-child]:h-150 [&_h3]:type-22 small:[&>:first-child]:h-auto small:[&>:first-child]:aspect-[4_/_3] grid grid-cols-[clamp(120px,14vw,190px)_minmax(0,1fr)] gap-28 pt-16 small:grid-cols-1 small:gap-14">
        <Thumb path={picture.path} />
        <OrderLine
          line={{ name, description }}
          title={countedIfSeveral(quantity, name)}
          level={3}
          descriptionClassName="mt-12 columns-2 gap-x-28 mono-12/1.5 small:columns-1"
          factClassName="grid grid-cols-[118px_1fr] pb-5 break-inside-avoid [&_dt]:text-muted"
          dotClassName="inline-block w-10 h-10 mr-7 edge rounded-half"
        />
      </div>
      {shown.length > 0 ? (
        <div className="relative overflow-x-auto">
          <table className={cx(ORDER_TABLE, 'small:[&_td]:p-0 small:[&_td]:line-0')}>
            {/* On phones a unit is a small card, because five columns do not fit. */}
            <thead className="small:hidden">
              <tr>
                <th>{words.piece}</th>
                <th>{words.state}</th>
                <th>{words.resistance}</th>
                <th>{words.inductance}</th>
                <th>
                  <span className="visually-hidden">{words.papers}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((unit) => (
                <UnitRow key={unit.number} unit={unit} {...of} />
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </>
  );
}

const TONES = {
  'on the bench': 'forest',
  kept: 'wine',
  wound: 'ink',
  'to wind': undefined,
  refunded: undefined,
} as const;

/** On phones, without a header above it, a figure has its letter before it. */
const MEASURED = 'fine small:before:text-muted small:before:[content:attr(data-of)_"_"]';

function UnitRow({ unit, number, version }: OfOrder & { unit: OrderUnit }) {
  const [words, language] = useTranslation(ORDER_LINES);
  const { number: place, serial, state, heldBy, machine, measured } = unit;
  return (
    <tr className="small:grid small:grid-cols-[1fr_auto] small:gap-y-8 small:gap-x-16 small:py-12 small:line-t">
      <td className="fine">
        {place} · {serial ? words.serial(serial) : words.noSerial}
      </td>
      <td className="small:text-right">
        <Tag label={UNITS_IN_WORDS[language].states[state]} tone={TONES[state]} />
        {heldBy ? <span className="fine text-muted block mt-4">{words.holds(heldBy, machine)}</span> : null}
        <Shelf unit={unit} number={number} version={version} />
        {measured?.note ? <span className="fine block mt-4">{measured.note}</span> : null}
      </td>
      <td className={cx(MEASURED, !measured && 'text-muted')} data-of="R">
        {measured ? `${inKiloOhms(measured.resistance_Ohm, language)}\u00a0kΩ` : words.notYet}
      </td>
      <td className={cx(MEASURED, 'small:text-right', !measured && 'text-muted')} data-of="L">
        {measured ? `${inHenry(measured.inductance_H, language)}\u00a0H` : words.notYet}
      </td>
      <td className="[&_a]:inline-block [&_a]:py-6 [&_a]:px-0 [&_a+a]:ml-18 whitespace-nowrap text-right small:col-span-full small:text-left">
        {state === 'refunded' ? null : (
          <>
            <TextLink newTab href={filePath(number, `build-sheet-${place}.pdf`)}>
              {words.sheet}
              <span className="visually-hidden">{words.ofPiece(place)}</span>
            </TextLink>
            <TextLink to={benchPath(number, place)}>
              {words.bench}
              <span className="visually-hidden">{words.pieceAt(place)}</span>
            </TextLink>
          </>
        )}
      </td>
    </tr>
  );
}

/** Puts an order's pickup into stock, or takes one from there instead of winding it. */
function Shelf({
  unit: { number: unit, serial, apart, mayShelve, fromShelf },
  number,
  version,
}: OfOrder & { unit: OrderUnit }) {
  const { shelf: words } = useMessages(ORDER_LINES);
  if (apart || mayShelve)
    return (
      <>
        {apart ? <span className="fine text-muted block mt-4">{words.apart[apart]}</span> : null}
        {mayShelve ? (
          <CallForm
            call="shelve-piece"
            asks={() => ({ number, version, unit })}
            done={words.isThere(serial ?? '')}
          >
            <Submit label={apart ? words.putBack : words.put} className="mt-6" />
          </CallForm>
        ) : null}
      </>
    );
  const [first] = fromShelf;
  if (first === undefined) return null;
  return (
    <CallForm
      call="take-from-shelf"
      asks={(fields) => ({ number, version, unit, serial: fields.text('serial') })}
      done={words.taken}
    >
      <SelectField id={`shelf-${unit}`} label={words.there} name="serial" defaultValue={first.serial}>
        <Options
          values={fromShelf}
          idOf={({ serial }) => serial}
          nameOf={({ serial, name }) => `${serial}, ${name}`}
        />
      </SelectField>
      <Submit label={words.take} className="mt-6" />
    </CallForm>
  );
}
