import { type ReactNode, useEffect, useState } from 'react';
import { RepairFiguresTable } from '#app/guitar/repair-figures.tsx';
import { useMessages, useTranslation } from '#app/ui/language.tsx';
import { dayInWords } from '#domain/calendar/day.ts';
import { benchQuery, readBenchFragment } from '#domain/measure/bench-figures.ts';
import { readBenchSweep } from '#domain/measure/bench-sweep.ts';
import { cents, exactEuro } from '#domain/money.ts';
import { BY_HAND } from '#domain/orders/by-hand.messages.ts';
import { BENCH } from '#domain/production/bench.ts';
import { REPAIR_READING_WORDS, REPAIR_STATE_NAMES } from '#domain/repairs/repair.messages.ts';
import { MOST_POSITIONS, MOST_USED_PARTS, type RepairFigures, readRepair } from '#domain/repairs/repair.ts';
import { CARRIER_WORDS } from '#domain/shipping/carriers.messages.ts';
import { CARRIER_IDS } from '#domain/shipping/carriers.ts';
import { amountOf } from '#domain/stock/amounts.ts';
import type { StockPart } from '#domain/stock/parts.ts';
import { readFigure, stockFigure, TYPED_FIGURES } from '#domain/typed-figures.ts';
import type { RepairView } from '#server/repairs/index.ts';
import { CallForm, type FormReader, InvalidField, Submit } from '../kit/call-form.tsx';
import { CheckField, EntryField, HINT, InputField, Options, SelectField, TextField } from '../kit/field.tsx';
import { framed, PageHead } from '../kit/frame.tsx';
import { OrderLink, TextLink } from '../kit/link.tsx';
import { ListRow, TitledSection, TWO_COLUMNS } from '../kit/section.tsx';
import { momentOf } from '../kit/words.ts';
import { REPAIRS_PAGE } from './repairs.messages.ts';

export default framed(OneRepairPage, '/workshop/repairs');

interface OfRepair {
  repair: RepairView;
}
interface WithParts extends OfRepair {
  /** In stock control; empty unless it is being repaired. */
  parts: readonly Pick<StockPart, 'id' | 'name' | 'unit'>[];
}

const placesTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);
const PLACES = placesTo(MOST_POSITIONS);
const USED_PLACES = placesTo(MOST_USED_PARTS);

const POSITION = 'grid grid-cols-[minmax(0,3fr)_minmax(0,1fr)] gap-12 mt-12';

function OneRepairPage({ repair, parts }: WithParts) {
  const [words, language] = useTranslation(REPAIRS_PAGE);
  const { number, state, name, email, address, pickup, fault, ours, figures, reading, findings, work } =
    repair;
  const { bill, total, order, steps } = repair;
  return (
    <>
      <PageHead title={number} aside={REPAIR_STATE_NAMES[language][state]} />
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] small:grid-cols-1 gap-40 px-margin pb-56">
        <div>
          <Next repair={repair} parts={parts} />
          {figures.came ? (
            <Part id="figures" title={words.figures}>
              <RepairFiguresTable figures={figures} language={language} />
              {reading ? <p className="mt-12">{REPAIR_READING_WORDS[language][reading]}</p> : null}
            </Part>
          ) : null}
          {findings ? (
            <Part id="findings" title={words.findings}>
              <p className="whitespace-pre-line wrap-anywhere">{findings}</p>
              <ul>
                {bill.map(({ what, amount }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: positions are identified by place
                  <ListRow key={index} aside={exactEuro(amount)}>
                    {what}
                  </ListRow>
                ))}
                {total > 0 ? <ListRow aside={exactEuro(total)}>{words.due}</ListRow> : null}
              </ul>
            </Part>
          ) : null}
          {work ? (
            <Part id="work" title={words.work}>
              <p className="whitespace-pre-line wrap-anywhere">{work}</p>
            </Part>
          ) : null}
        </div>
        <div>
          <TitledSection titleId="facts" className="pb-30" title={words.facts}>
            <p className="mt-12 wrap-anywhere">
              <b>{pickup}</b>
              {fault ? <span className="block whitespace-pre-line">{fault}</span> : null}
            </p>
            {repair.isClaimed ? <p className="mt-12">{words.claimed}</p> : null}
            {ours ? (
              <p className="mt-12">
                {ours.until
                  ? words.guarantee(ours.serial, dayInWords(ours.until, language, 'dated'))
                  : words.noGuarantee(ours.serial)}
                , <OrderLink number={ours.order} />
              </p>
            ) : null}
            <p className="mt-12 wrap-anywhere">
              {[name, address?.line1, address && `${address.postal_code} ${address.city}`, email]
                .filter(Boolean)
                .join(', ')}
            </p>
            {order ? (
              <p className="mt-12">
                {words.order} <OrderLink number={order.number} />
              </p>
            ) : null}
          </TitledSection>
          <Part id="steps" title={words.trail}>
            <ul>
              {steps.map(({ to, at, by }) => (
                <ListRow key={at} aside={`${by ?? words.owner}, ${momentOf(at, language)}`}>
                  {REPAIR_STATE_NAMES[language][to]}
                </ListRow>
              ))}
            </ul>
          </Part>
        </div>
      </div>
    </>
  );
}

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <TitledSection titleId={id} className="[&_h2]:mb-12 pt-14 pb-30 edge-t" title={title}>
    {children}
  </TitledSection>
);

/** Nothing; refuses a figure in the row, whose first field is empty. */
function noneAt(fields: FormReader, figure: string, fault: string): readonly [] {
  if (fields.text(figure) !== '') throw new InvalidField(figure, fault);
  return [];
}

/** The makers' next step. */
function Next({ repair, parts }: WithParts) {
  const words = useMessages(REPAIRS_PAGE);
  const { number, version, state, total, order } = repair;
  switch (state) {
    case 'asked':
    case 'closed':
      return (
        <div className="flex flex-wrap gap-12 pb-30">
          <CallForm call="repair-arrived" asks={() => ({ repair: number, version })} done={words.saved}>
            <Submit label={words.arrived} kind="second" />
          </CallForm>
          {state === 'asked' ? <Close repair={repair} /> : null}
        </div>
      );
    case 'here':
      return (
        <>
          <Quote repair={repair} />
          <Close repair={repair} />
        </>
      );
    case 'quoted':
      return <p className="pb-30">{words.waiting}</p>;
    case 'agreed':
      return <Finish repair={repair} parts={parts} />;
    case 'refused':
    case 'done':
      return total > 0 && !order ? <Bill repair={repair} /> : <SendBack repair={repair} />;
    default:
      return null;
  }
}

function Close({ repair: { number, version } }: OfRepair) {
  const words = useMessages(REPAIRS_PAGE);
  return (
    <CallForm call="close-repair" asks={() => ({ repair: number, version })} done={words.saved}>
      <Submit label={words.close} />
    </CallForm>
  );
}

const figuresIn = (fields: FormReader): RepairFigures =>
  fields.flag('isOpen')
    ? { resistance_Ohm: null, inductance_H: null }
    : {
        resistance_Ohm: fields.figure('resistance', TYPED_FIGURES.resistance) * 1000,
        inductance_H: fields.figure('inductance', TYPED_FIGURES.inductance, null),
        sweep: readBenchSweep(fields.text('sweep')),
      };

/** R and L, by hand or from the jig with its sweep, and their plain reading while they are typed. */
function FigureFields({ repair: { number, figures } }: OfRepair) {
  const [words, language] = useTranslation(REPAIRS_PAGE);
  const { frequency_Hz } = BENCH.measuredAt;
  const [texts, setTexts] = useState({
    resistance: '',
    inductance: '',
    /** The jig's sweep, as JSON; empty once a figure is typed. */
    sweep: '',
    isOpen: false,
  });
  // The jig's measurements come back in the address, which then drops them.
  useEffect(() => {
    const brought = readBenchFragment(location.hash);
    if (!brought) return;
    history.replaceState(history.state, '', location.pathname);
    setTexts({ ...brought, isOpen: false });
  }, []);
  const ohms = readFigure(texts.resistance, TYPED_FIGURES.resistance);
  const reading =
    texts.isOpen || ohms !== undefined
      ? readRepair(
          {
            resistance_Ohm: texts.isOpen || ohms === undefined ? null : ohms * 1000,
            inductance_H: readFigure(texts.inductance, TYPED_FIGURES.inductance) ?? null,
            sweep: readBenchSweep(texts.sweep),
          },
          figures.wound ?? undefined,
        )
      : undefined;
  const fieldOf = (name: 'resistance' | 'inductance') => ({
    ...{ id: name, name, value: texts[name], inputMode: 'decimal' as const, autoComplete: 'off' },
    disabled: texts.isOpen,
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setTexts({ ...texts, [name]: target.value, sweep: '' }),
  });
  return (
    <>
      <TextLink
        label={words.jig}
        to={`/measure?${benchQuery({ order: number, piece: 1, meter_Hz: frequency_Hz })}`}
      />
      <input type="hidden" name="sweep" value={texts.sweep} />
      <div className={TWO_COLUMNS}>
        <InputField {...fieldOf('resistance')} label={words.resistance} />
        <InputField {...fieldOf('inductance')} label={words.inductance(frequency_Hz)} />
      </div>
      <CheckField
        name="isOpen"
        label={words.noCurrent}
        checked={texts.isOpen}
        onChange={({ target }) => setTexts({ ...texts, isOpen: target.checked })}
      />
      <p role="status">
        {reading ? (
          <>
            <b>{words.reads}</b> {REPAIR_READING_WORDS[language][reading]}
          </>
        ) : null}
      </p>
    </>
  );
}

function Quote({ repair }: OfRepair) {
  const words = useMessages(REPAIRS_PAGE);
  const { number, version, ours, parcel } = repair;
  const [isCovered, setCovered] = useState(false);
  return (
    <Part id="quote" title={words.findings}>
      <CallForm
        call="quote-repair"
        asks={(fields) => ({
          ...{ repair: number, version, figures: figuresIn(fields), note: fields.text('note'), isCovered },
          positions: isCovered
            ? []
            : PLACES.flatMap((place) => {
                const what = fields.text(`what-${place}`);
                if (what === '') return noneAt(fields, `price-${place}`, words.whatFor);
                return { what, amount: cents(fields.figure(`price-${place}`, TYPED_FIGURES.price)) };
              }),
        })}
        done={words.saved}
      >
        <FigureFields repair={repair} />
        <TextField id="note" name="note" label={words.note} rows={4} maxLength={1000} />
        {ours ? (
          <CheckField
            label={words.covered}
            checked={isCovered}
            onChange={({ target }) => setCovered(target.checked)}
          />
        ) : null}
        {isCovered ? null : (
          <>
            {PLACES.map((place) => (
              <div key={place} className={POSITION}>
                <InputField name={`what-${place}`} label={words.position(place)} maxLength={120} />
                <InputField name={`price-${place}`} label={words.price} inputMode="decimal" />
              </div>
            ))}
            <p className={HINT}>{words.parcel(exactEuro(parcel))}</p>
          </>
        )}
        <Submit label={words.quote} className="mt-18" />
      </CallForm>
    </Part>
  );
}

function Finish({ repair, parts }: WithParts) {
  const [words, language] = useTranslation(REPAIRS_PAGE);
  const { number, version } = repair;
  return (
    <Part id="finish" title={words.work}>
      <CallForm
        call="finish-repair"
        asks={(fields) => ({
          repair: number,
          version,
          figures: figuresIn(fields),
          note: fields.text('note'),
          used: USED_PLACES.flatMap((place) => {
            const used = parts.find(({ id }) => id === fields.text(`part-${place}`));
            if (!used) return noneAt(fields, `amount-${place}`, words.whichPart);
            const amount = fields.figure(`amount-${place}`, stockFigure('used', used.unit));
            return { part: used.id, amount: amountOf(used.unit, amount) };
          }),
        })}
        done={words.saved}
      >
        <FigureFields repair={repair} />
        <TextField id="note" name="note" label={words.done} rows={4} maxLength={1000} />
        {parts.length > 0 ? (
          <>
            {USED_PLACES.map((place) => (
              <div key={place} className={POSITION}>
                <SelectField name={`part-${place}`} label={words.used(place)}>
                  <option value="">{words.noPart}</option>
                  <Options values={parts} idOf={({ id }) => id} nameOf={({ name }) => name[language]} />
                </SelectField>
                <InputField name={`amount-${place}`} label={words.amount(place)} inputMode="decimal" />
              </div>
            ))}
            <p className={HINT}>{words.usedHint}</p>
          </>
        ) : null}
        <Submit label={words.finish} className="mt-18" />
      </CallForm>
    </Part>
  );
}

function Bill({ repair: { number, version, total } }: OfRepair) {
  const [words, language] = useTranslation(REPAIRS_PAGE);
  return (
    <Part id="bill" title={`${words.due}: ${exactEuro(total)}`}>
      <CallForm
        call="bill-repair"
        asks={(fields) => ({
          repair: number,
          version,
          pay: fields.choice('pay', ['bank transfer', 'cash'] as const),
        })}
        done={words.billed}
      >
        <SelectField id="pay" name="pay" label={words.pay}>
          <Options
            values={['bank transfer', 'cash'] as const}
            nameOf={(pay) => BY_HAND[language].pays[pay]}
          />
        </SelectField>
        <Submit label={words.bill} className="mt-18" />
      </CallForm>
    </Part>
  );
}

function SendBack({ repair: { number, version } }: OfRepair) {
  const [words, language] = useTranslation(REPAIRS_PAGE);
  return (
    <Part id="back" title={words.sendBack}>
      <CallForm
        call="return-repair"
        asks={(fields) => ({
          ...{ repair: number, version, tracking: fields.text('tracking') },
          carrier: fields.choice('carrier', CARRIER_IDS),
        })}
        done={words.saved}
      >
        <div className={TWO_COLUMNS}>
          <SelectField id="carrier" name="carrier" label={words.carrier}>
            <Options values={CARRIER_IDS} nameOf={(id) => CARRIER_WORDS[language][id].name} />
          </SelectField>
          <EntryField id="tracking" name="tracking" label={words.tracking} />
        </div>
        <Submit label={words.sendBack} className="mt-18" />
      </CallForm>
    </Part>
  );
}
