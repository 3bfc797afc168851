import { useTranslation } from '#app/ui/language.tsx';
import { dayInWords } from '#domain/calendar/day.ts';
import { isSent } from '#domain/orders/states.ts';
import { CARRIER_WORDS } from '#domain/shipping/carriers.messages.ts';
import { CARRIER_IDS } from '#domain/shipping/carriers.ts';
import type { WorkshopOrder } from '#server/admin/index.ts';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { EntryField, InputField, Options, SelectField } from '../kit/field.tsx';
import { TextLink } from '../kit/link.tsx';
import look from '../kit/look.module.css';
import { Fold, ListRow, SectionHead, TitledSection, TWO_COLUMNS } from '../kit/section.tsx';
import { ORDER_REPAIR } from './order-repair.messages.ts';

export function OrderRepair({ order }: { order: WorkshopOrder }) {
  return isSent(order.state) ? (
    <>
      <Guarantee order={order} />
      <Repairs order={order} />
    </>
  ) : null;
}

/** Repairs of an order: received, repaired, returned. */
function Repairs({ order: { number, version, lines, usual, guarantee } }: { order: WorkshopOrder }) {
  const [words, language] = useTranslation(ORDER_REPAIR);
  const units = lines.flatMap((line) => line.units).filter(({ serial }) => serial !== null);
  const here = units.filter(({ apart }) => apart === 'in repair' || apart === 'repaired');
  const others = units.filter(({ apart }) => apart === null);
  return (
    <TitledSection titleId="repairs" className="pt-14 pb-30 edge-t" title={words.repairs}>
      {here.map(({ number: unit, serial, apart }) => (
        <div key={unit} className="mt-12">
          <p>
            <b className="num">{serial}</b> {apart === 'repaired' ? words.isRepaired : words.isHere}
          </p>
          {apart === 'repaired' ? (
            <CallForm
              call="send-repair-back"
              asks={(fields) => ({
                ...{ number, version, unit, tracking: fields.text('tracking') },
                carrier: fields.choice('carrier', CARRIER_IDS),
              })}
              done={words.sentBack}
            >
              <div className={TWO_COLUMNS}>
                <SelectField
                  label={words.carrier}
                  labelClassName={look.label}
                  name="carrier"
                  defaultValue={usual.carrier}
                >
                  <Options values={CARRIER_IDS} nameOf={(id) => CARRIER_WORDS[language][id].name} />
                </SelectField>
                <EntryField label={words.tracking} labelClassName={look.label} name="tracking" />
              </div>
              <Submit label={words.sendBack} className="mt-12" />
            </CallForm>
          ) : (
            <CallForm
              call="enter-repair"
              asks={(fields) => ({
                ...{ number, version, unit, on: fields.text('on'), fault: fields.text('fault') },
              })}
              done={words.finished}
            >
              <div className={TWO_COLUMNS}>
                <InputField
                  label={words.on}
                  labelClassName={look.label}
                  className="num type-15!"
                  type="date"
                  name="on"
                  max={guarantee?.today}
                  defaultValue={guarantee?.today}
                />
                <EntryField label={words.fault} labelClassName={look.label} name="fault" maxLength={200} />
              </div>
              <Submit label={words.finish} className="mt-12" />
            </CallForm>
          )}
        </div>
      ))}
      {others.length > 0 ? (
        <Fold title={words.receive} className="mt-12">
          <CallForm
            call="receive-repair"
            asks={(fields) => ({
              ...{ number, version, unit: Number(fields.text('unit')), fault: fields.text('fault') },
            })}
            done={words.received}
          >
            <SelectField id="received" label={words.whichPickup} name="unit">
              <Options values={others} idOf={(unit) => unit.number} nameOf={(unit) => unit.serial} />
            </SelectField>
            <EntryField id="received-fault" label={words.noteForUs} name="fault" maxLength={200} />
            <Submit label={words.enterReceived} className="mt-12" />
          </CallForm>
        </Fold>
      ) : null}
    </TitledSection>
  );
}

function Guarantee({ order }: { order: WorkshopOrder }) {
  const [words, language] = useTranslation(ORDER_REPAIR);
  const { number, version, guarantee, lines } = order;
  if (!guarantee) return null;
  const { until, repairs, mayProlong, today } = guarantee;
  const day = (on: string) => dayInWords(on, language, 'dated');
  const units = lines.flatMap((line) => line.units);
  const serialOf = (unit: number) => units.find((one) => one.number === unit)?.serial ?? `${unit}`;
  const open = units.filter(
    ({ serial, number, apart }) =>
      serial && apart !== 'in repair' && !repairs.some((repair) => repair.unit === number),
  );
  return (
    <section className="pt-14 pb-30 edge-t" aria-labelledby="guarantee">
      <SectionHead
        id="guarantee"
        title={words.title}
        className="flex items-baseline gap-14"
        aside={words.until(day(until))}
      >
        <TextLink label={words.replace} to={`/workshop/orders/new?replaces=${number}`} className="ml-auto" />
      </SectionHead>
      <ul>
        {repairs.map((repair) => (
          <ListRow key={repair.unit} aside={words.prolonged(day(repair.on), day(repair.until))}>
            {words.repaired(serialOf(repair.unit), repair.fault)}
          </ListRow>
        ))}
      </ul>
      {mayProlong && open.length > 0 ? (
        <div className="[&_p]:mb-12 [&_button]:mt-12 mt-12 py-16 px-18 edge-dashed rounded">
          <p className="fine text-muted">{words.explained}</p>
          <CallForm
            call="enter-repair"
            asks={(fields) => ({
              number,
              version,
              unit: Number(fields.text('unit')),
              on: fields.text('on'),
              fault: fields.text('fault'),
            })}
            done={words.done}
          >
            <div className={TWO_COLUMNS}>
              <SelectField label={words.pickup} labelClassName={look.label} name="unit">
                <Options values={open} idOf={(unit) => unit.number} nameOf={(unit) => unit.serial} />
              </SelectField>
              <InputField
                label={words.on}
                labelClassName={look.label}
                className="num type-15!"
                type="date"
                name="on"
                max={today}
                defaultValue={today}
              />
            </div>
            <EntryField id="fault" label={words.fault} name="fault" maxLength={200} />
            <Submit label={words.enter} />
          </CallForm>
        </div>
      ) : mayProlong ? null : (
        <p className="fine text-muted">{words.older}</p>
      )}
    </section>
  );
}
