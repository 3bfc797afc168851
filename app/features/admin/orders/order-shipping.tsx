import { useEffect, useRef } from 'react';
import { cx } from '#app/ui/cx.ts';
import { useMessages, useTranslation } from '#app/ui/language.tsx';
import { BOX_WORDS } from '#domain/admin/boxes.messages.ts';
import { BOX_IDS, BOXES } from '#domain/admin/packaging.ts';
import { isOpen } from '#domain/orders/states.ts';
import { CARRIER_WORDS } from '#domain/shipping/carriers.messages.ts';
import { CARRIER_IDS } from '#domain/shipping/carriers.ts';
import { TYPED_FIGURES } from '#domain/typed-figures.ts';
import type { WorkshopOrder } from '#server/admin/index.ts';
import { LinkButton } from '../kit/button.tsx';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { CheckField, EntryField, Options, SelectField } from '../kit/field.tsx';
import { filePath, TextLink } from '../kit/link.tsx';
import { Fold, LIST_ROW, TitledSection, WARNING } from '../kit/section.tsx';
import { ORDER_SHIPPING } from './order-shipping.messages.ts';

const BUTTONS =
  'grid [grid-auto-columns:1fr] [grid-auto-flow:column] gap-12 mt-12 small:[grid-auto-flow:row]';

/** Boxes, carrier and tracking numbers, read-only after dispatch. */
export function OrderShipping({ order }: { order: WorkshopOrder }) {
  const [words, language] = useTranslation(ORDER_SHIPPING);
  const { number, version, state, step, parcels, usual, byHand } = order;
  const boxes = parcels.length > 0 ? parcels : usual.boxes.map((box) => ({ box, grams: null }));
  const isWound = step === 'wound' || step === 'packed';
  const slips = parcels.map((parcel) => (
    <LinkButton
      newTab
      label={words.slip(parcels.length > 1 ? parcel.number : undefined)}
      href={filePath(number, `slip-${parcel.number}.pdf`)}
      key={parcel.number}
    />
  ));
  const section = useRef<HTMLElement>(null);
  // A maker who was led here continues with what is missing: the weight, and after packing the tracking number.
  useEffect(() => {
    if (!isWound || location.hash !== '#shipping' || document.activeElement !== document.body) return;
    const fields = section.current?.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"])') ?? [];
    [...fields].find(({ value }) => value === '')?.focus();
  }, [isWound]);
  if (byHand?.collected)
    return (
      <TitledSection titleId="shipping-title" title={words.title}>
        <p className="mt-12">{words.isCollected}</p>
        {order.lacksLeadColours && isOpen(state) ? <LacksColours /> : null}
      </TitledSection>
    );
  return (
    <TitledSection ref={section} id="shipping" titleId="shipping-title" title={words.title}>
      {isOpen(state) ? (
        <CallForm
          call="pack"
          asks={(fields) => ({
            number,
            version,
            parcels: boxes.map((_, index) => ({
              box: fields.choice(`box-${index}`, BOX_IDS),
              grams: fields.figure(`grams-${index}`, TYPED_FIGURES.parcel, undefined),
            })),
            labelPrinted: fields.flag('labelPrinted'),
          })}
          done={isWound ? words.packed : words.kept}
        >
          {boxes.map(({ box, grams }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parcels are identified by position
            <div key={index} className="grid grid-cols-[minmax(0,1fr)_96px] gap-12">
              <SelectField
                id={`box-${index}`}
                label={
                  <>
                    {words.parcel} {boxes.length > 1 ? index + 1 : null}
                  </>
                }
                name={`box-${index}`}
                defaultValue={box}
              >
                <Options
                  values={BOX_IDS}
                  nameOf={(id) => words.holds(BOX_WORDS[language][id].name, BOXES[id].holds)}
                />
              </SelectField>
              <EntryField
                id={`grams-${index}`}
                label={words.weight}
                name={`grams-${index}`}
                inputMode="numeric"
                defaultValue={grams ?? ''}
              />
            </div>
          ))}
          <CheckField label={words.labelPrinted} name="labelPrinted" defaultChecked={isWound} />
          {isWound && order.lacksLeadColours ? <LacksColours /> : null}
          <div className={BUTTONS}>
            {slips}
            <Submit label={isWound ? words.pack : words.keep} kind={step === 'wound' && 'second'} />
          </div>
        </CallForm>
      ) : null}
      {isOpen(state) ? <Ship order={order} /> : <Sent order={order} />}
      {isOpen(state) || slips.length === 0 ? null : <div className={BUTTONS}>{slips}</div>}
    </TitledSection>
  );
}

function LacksColours() {
  const words = useMessages(ORDER_SHIPPING);
  return (
    <p className={WARNING} role="note">
      {words.lacksLeadColours} <TextLink label={words.setLeadColours} to="/workshop/leads" />
    </p>
  );
}

function Ship({ order }: { order: WorkshopOrder }) {
  const { number, version, step } = order;
  const words = useMessages(ORDER_SHIPPING);
  const isPacked = step === 'packed';
  return (
    <CallForm
      call="ship"
      asks={(fields) => ({
        number,
        version,
        carrier: fields.choice('carrier', CARRIER_IDS),
        tracking: fields.texts('tracking'),
      })}
      done={words.hasLeft(number)}
      keeps="ship"
    >
      <TrackingFields order={order} />
      <div className={BUTTONS}>
        <Submit label={words.ship} kind={isPacked && 'second'} disabled={!isPacked} />
      </div>
      {isPacked ? null : <p className="fine text-muted mt-10">{words.opens}</p>}
    </CallForm>
  );
}

function TrackingFields({ order: { usual, parcels } }: { order: WorkshopOrder }) {
  const [words, language] = useTranslation(ORDER_SHIPPING);
  return (
    <>
      <SelectField
        id="carrier"
        label={words.carrier}
        name="carrier"
        defaultValue={parcels[0]?.carrier ?? usual.carrier}
      >
        <Options values={CARRIER_IDS} nameOf={(id) => CARRIER_WORDS[language][id].name} />
      </SelectField>
      {(parcels.length > 0 ? parcels : [{ number: 1, tracking: null }]).map((parcel, index) => (
        <EntryField
          key={parcel.number}
          id={`tracking-${index}`}
          label={
            <>
              {words.tracking} {parcels.length > 1 ? parcel.number : null}
            </>
          }
          name="tracking"
          placeholder={words.scan}
          defaultValue={parcel.tracking ?? ''}
        />
      ))}
    </>
  );
}

/** A shipped order: its numbers can be corrected, and it can be taken back while it is still in the workshop. */
function Sent({ order }: { order: WorkshopOrder }) {
  const { number, version, state, parcels, shippedAt } = order;
  const [words, language] = useTranslation(ORDER_SHIPPING);
  return (
    <>
      <ul>
        {parcels.map(({ number, box, grams, carrier, tracking, link }) => (
          <li className={LIST_ROW} key={number}>
            <span>
              {BOX_WORDS[language][box].name}
              {grams ? `, ${grams}\u00a0g` : null}
              {carrier ? ` · ${CARRIER_WORDS[language][carrier].name}` : null}
            </span>
            {link ? (
              <TextLink label={tracking} newTab href={link} className="fine" />
            ) : (
              <span className="fine">{tracking ?? words.noTracking}</span>
            )}
          </li>
        ))}
        {parcels.length === 0 ? <li className={cx(LIST_ROW, 'text-muted')}>{words.nothingPacked}</li> : null}
      </ul>
      {shippedAt ? (
        <Fold title={words.correct} className="mt-12">
          <CallForm
            call="scan-label"
            asks={(fields) => ({
              number,
              version,
              carrier: fields.choice('carrier', CARRIER_IDS),
              tracking: fields.texts('tracking'),
            })}
            done={words.corrected}
          >
            <TrackingFields order={order} />
            <div className={BUTTONS}>
              <Submit label={words.saveAndMail} />
            </div>
          </CallForm>
        </Fold>
      ) : null}
      {state === 'shipped' ? (
        <CallForm
          call="undo-shipping"
          asks={() => ({ number, version })}
          done={words.isBack(number)}
          question={{
            id: 'ask-not-left',
            title: words.askNotLeft(number),
            words: words.notLeftMeans,
            yes: words.notLeft,
          }}
        >
          <div className={BUTTONS}>
            <Submit label={words.notLeft} />
          </div>
        </CallForm>
      ) : null}
    </>
  );
}
