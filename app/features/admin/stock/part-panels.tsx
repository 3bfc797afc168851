import { useState } from 'react';
import { useMessages, useTranslation } from '#app/ui/language.tsx';
import { decimalsIn } from '#domain/languages.ts';
import { cents, exactEuro } from '#domain/money.ts';
import { amountChangeWords, amountWords, inUnit } from '#domain/stock/amounts.ts';
import { BUYING } from '#domain/stock/buying.messages.ts';
import { PACK_WORDS } from '#domain/stock/buying.ts';
import { REASON_WORDS } from '#domain/stock/counting.messages.ts';
import { COUNT_REASONS } from '#domain/stock/counting.ts';
import { LOT_PLACE_WORDS } from '#domain/stock/lots.messages.ts';
import { LOT_PLACES } from '#domain/stock/lots.ts';
import { readFigure, stockFigure, TYPED_FIGURES } from '#domain/typed-figures.ts';
import type { ChosenPart, LotView, StockView } from '#server/stock/index.ts';
import { CallForm, type FormReader, Submit } from '../kit/call-form.tsx';
import {
  CheckField,
  EntryField,
  FigureField,
  Input,
  InputField,
  Options,
  SelectField,
} from '../kit/field.tsx';
import { SPREAD } from '../kit/section.tsx';
import { COUNT_PANEL, PART_SETTINGS } from './part-panels.messages.ts';

const PAIRS = 'grid grid-cols-[1fr_1fr] gap-12 max-[700px]:grid-cols-[minmax(0,1fr)]';

const STATES = ['paused', 'to order'] as const;

/** Settings of a part: drawer, reorder point, supplier, and the shop's behaviour when none is free. */
export function PartSettings({ part, suppliers }: { part: ChosenPart; suppliers: StockView['suppliers'] }) {
  const { id, unit, drawer, reorder, pack, packWord, price, supplierId, whenOut, isCover } = part;
  const words = useMessages(PART_SETTINGS);
  const { packs } = useMessages(BUYING);
  const figures = { reorder: stockFigure('reorder', unit), pack: stockFigure('pack', unit) };
  const measure = unit === 'piece' ? '' : `, ${unit}`;
  return (
    <details className="mt-14 pt-10 line-t">
      <summary className="py-10 type-14 weight-600 cursor-pointer">{words.title}</summary>
      <CallForm
        call="set-part"
        asks={(fields) => ({
          part: id,
          drawer: fields.text('drawer'),
          reorder: fields.figure('reorder', figures.reorder, 0),
          pack: fields.figure('pack', figures.pack),
          packWord: fields.choice('packWord', PACK_WORDS),
          price: fields.figure('price', TYPED_FIGURES.packPrice, 0),
          supplierId: fields.text('supplier') || null,
          whenOut: (isCover && STATES.find((state) => state === fields.text('whenOut'))) || null,
        })}
        done={words.saved(part.name)}
      >
        <div className={PAIRS}>
          <InputField label={words.drawer} name="drawer" maxLength={20} defaultValue={drawer ?? ''} />
          <FigureField
            label={words.reorder + measure}
            name="reorder"
            figure={figures.reorder}
            value={reorder}
          />
          <SelectField label={words.comesIn} name="packWord" defaultValue={packWord}>
            <Options values={PACK_WORDS} nameOf={(word) => packs[word][0]} />
          </SelectField>
          <FigureField label={words.of + measure} name="pack" figure={figures.pack} value={pack} />
          <FigureField label={words.net} name="price" figure={TYPED_FIGURES.packPrice} value={price} />
          <SelectField label={words.supplier} name="supplier" defaultValue={supplierId ?? ''}>
            <option value="">{words.nobody}</option>
            <Options
              values={suppliers}
              idOf={(supplier) => supplier.id}
              nameOf={(supplier) => supplier.name}
            />
          </SelectField>
        </div>
        {isCover ? (
          <div className="mt-12">
            <SelectField label={words.whenOut} name="whenOut" defaultValue={whenOut ?? ''}>
              <option value="">{words.goesOn}</option>
              <Options values={STATES} nameOf={(state) => words.states[state]} />
            </SelectField>
          </div>
        ) : null}
        <Submit label={words.save} className="mt-16" />
      </CallForm>
    </details>
  );
}

/** A spool's place and its measurements. */
export function SpoolPanel({ lot }: { lot: LotView }) {
  const words = useMessages(PART_SETTINGS);
  const places = useMessages(LOT_PLACE_WORDS);
  return (
    <div className="mb-28 px-18 pt-16 pb-18 edge bg-ground-raised" id="spool">
      <div className={SPREAD}>
        <h2 className="type-19 lh-[1.15]">{lot.name}</h2>
        <span className="fine text-muted">{lot.awg}&nbsp;AWG</span>
      </div>
      <CallForm
        call="set-lot"
        asks={(fields) => ({
          id: lot.id,
          place: fields.choice('place', LOT_PLACES),
          reel: fields.figure('reel', TYPED_FIGURES.reel, 0),
          diameter: fields.figure('diameter', TYPED_FIGURES.diameter, null),
          enamel: fields.text('enamel'),
        })}
        done={words.saved(lot.name)}
      >
        <div className={PAIRS}>
          <SelectField label={words.spool.itIs} name="place" defaultValue={lot.place}>
            <Options values={LOT_PLACES} nameOf={(place) => places.where[place]} />
          </SelectField>
          <FigureField label={words.spool.reel} name="reel" figure={TYPED_FIGURES.reel} value={lot.reel} />
          <FigureField
            label={words.spool.diameter}
            name="diameter"
            figure={TYPED_FIGURES.diameter}
            value={lot.diameter}
          />
          <InputField
            label={words.spool.enamel}
            name="enamel"
            maxLength={40}
            defaultValue={lot.enamel ?? ''}
          />
        </div>
        <Submit label={words.save} kind="second" className="mt-16" />
      </CallForm>
    </div>
  );
}

const COUNT = 'block w-full mt-4 [background:none] text-inherit heading-36/[1.1] ls-[-0.03em]';

/** Counts a part: the count, the difference from the books, and its reason. */
export function CountPanel({ part }: { part: ChosenPart }) {
  const { id, name, detail, unit, onHand, reserved, isCounted, drawer, version, price, pack } = part;
  const [words, language] = useTranslation(COUNT_PANEL);
  const reasons = useMessages(REASON_WORDS);
  const [typed, setTyped] = useState('');
  const figure = stockFigure('counted', unit);
  const found = readFigure(typed, figure);
  const off = found === undefined ? undefined : found - onHand;
  const atCost = off === undefined ? undefined : cents(Math.round((Math.abs(off) / pack) * price));
  const foundIn = (fields: FormReader) => fields.figure('counted', figure);
  return (
    <CallForm
      call="count-part"
      asks={(fields, request) => ({
        ...{ id: request, part: id, lot: null, version, found: foundIn(fields) },
        reason: COUNT_REASONS.find((reason) => reason === fields.text('reason')),
        note: fields.text('note') || undefined,
      })}
      lacks={(fields) =>
        isCounted && foundIn(fields) !== onHand && !fields.text('reason') ? words.sayWhy : undefined
      }
      done={({ found: there, change }) =>
        words.counted(amountWords(unit, there, language), decimalsIn(change, language))
      }
      conflictWords={words.conflict}
    >
      <div className={SPREAD}>
        <h2 className="type-19 lh-[1.15]">{name}</h2>
        {drawer ? <span className="fine text-muted">{words.drawer(drawer)}</span> : null}
      </div>
      <p className="fine text-muted">{detail}</p>
      <div className="grid grid-cols-[1fr_1.15fr_1fr] my-12 line-y">
        <div className="min-w-0 py-10 px-12 pl-0">
          <span className="fine text-muted">{words.book}</span>
          <b className={COUNT}>{isCounted ? decimalsIn(String(inUnit(unit, onHand)), language) : '–'}</b>
        </div>
        <div className="min-w-0 py-10 px-12 [outline:1px_solid_var(--edge)] bg-white focus-within:[outline:2px_solid_var(--forest)]">
          <EntryField
            label={unit === 'piece' ? words.field : `${words.field}, ${unit}`}
            labelClassName="fine text-muted"
            isPlain
            className="block w-full mt-4 line-0 [background:none] text-inherit heading-36/[1.1] ls-[-0.03em] focus-visible:[outline:none]"
            id="counted"
            name="counted"
            inputMode="decimal"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            data-key="c"
          />
        </div>
        <div className="min-w-0 py-10 px-12">
          <span className="fine text-muted">{words.offBy}</span>
          <b className={COUNT}>
            {off === undefined || !isCounted
              ? '–'
              : decimalsIn(amountChangeWords('piece', inUnit(unit, off)), language)}
          </b>
        </div>
      </div>
      {isCounted ? (
        <fieldset className="flex flex-wrap gap-8">
          <legend className="mb-6 type-14 weight-600">{words.why}</legend>
          {COUNT_REASONS.map((reason) => (
            <CheckField
              label={reasons[reason]}
              labelClassName="flex gap-9 items-center min-h-44 px-14 edge rounded bg-ground cursor-pointer has-checked:bg-white has-checked:[box-shadow:inset_0_0_0_2px_var(--copper)] has-checked:weight-600"
              key={reason}
              className="w-20 h-20 accent-copper"
              type="radio"
              name="reason"
              value={reason}
            />
          ))}
        </fieldset>
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-10 mt-14 mb-10 below-700:grid-cols-[minmax(0,1fr)]">
        <Input
          name="note"
          id="count-note"
          maxLength={200}
          aria-label={words.note}
          placeholder={words.noteHint}
        />
        <Submit label={words.save(found === undefined ? '' : typed.trim())} kind="second" />
      </div>
      <p className="fine text-muted">
        {off !== undefined && off !== 0 && isCounted && atCost !== undefined
          ? words.atCost(exactEuro(atCost))
          : ''}
        {words.left(
          amountWords(unit, reserved, language),
          found === undefined ? undefined : amountWords(unit, found - reserved, language),
        )}
      </p>
    </CallForm>
  );
}
