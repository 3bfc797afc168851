import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { BUYING } from '#domain/stock/buying.messages.ts';
import { PACK_WORDS } from '#domain/stock/buying.ts';
import { LOT_PLACE_WORDS } from '#domain/stock/lots.messages.ts';
import { LOT_PLACES } from '#domain/stock/lots.ts';
import { FIGURES, stockFigure, type TypedFigure, writeFigure } from '#domain/typed-figures.ts';
import type { ChosenPart, LotView, StockView } from '#server/stock/index.ts';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { InputField, Options, SelectField } from '../kit/field.tsx';
import look from '../kit/look.module.css';
import { SPREAD } from '../kit/looks.ts';
import { PART_SETTINGS } from './part-settings.messages.ts';

const PAIRS = 'grid grid-cols-[1fr_1fr] gap-12 max-[700px]:grid-cols-[minmax(0,1fr)]';

const STATES = ['paused', 'to order'] as const;

/** Settings of a part: drawer, reorder point, supplier, and the shop's behaviour when none is free. */
export function PartSettings({ part, suppliers }: { part: ChosenPart; suppliers: StockView['suppliers'] }) {
  const { id, unit, drawer, reorder, pack, packWord, price, supplierId, whenOut, isCover } = part;
  const words = useMessages(PART_SETTINGS);
  const { packs } = useMessages(BUYING);
  const language = useLanguage();
  const figures = { reorder: stockFigure('reorder', unit), pack: stockFigure('pack', unit) };
  const written = (amount: number, figure: TypedFigure) => writeFigure(amount, figure, language);
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
          price: fields.figure('price', FIGURES.packPrice, 0),
          supplierId: fields.text('supplier') || null,
          whenOut: (isCover && STATES.find((state) => state === fields.text('whenOut'))) || null,
        })}
        done={words.saved(part.name)}
      >
        <div className={PAIRS}>
          <InputField label={words.drawer} name="drawer" maxLength={20} defaultValue={drawer ?? ''} />
          <InputField
            label={words.reorder + measure}
            name="reorder"
            inputMode="decimal"
            defaultValue={written(reorder, figures.reorder)}
          />
          <SelectField label={words.comesIn} name="packWord" defaultValue={packWord}>
            <Options values={PACK_WORDS} nameOf={(word) => packs[word][0]} />
          </SelectField>
          <InputField
            label={words.of + measure}
            name="pack"
            inputMode="decimal"
            defaultValue={written(pack, figures.pack)}
          />
          <InputField
            label={words.net}
            name="price"
            inputMode="decimal"
            defaultValue={written(price, FIGURES.packPrice)}
          />
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
        <Submit className="mt-16">{words.save}</Submit>
      </CallForm>
    </details>
  );
}

/** A spool's place and its measurements. */
export function SpoolPanel({ lot }: { lot: LotView }) {
  const words = useMessages(PART_SETTINGS);
  const places = useMessages(LOT_PLACE_WORDS);
  const language = useLanguage();
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
          reel: fields.figure('reel', FIGURES.reel, 0),
          diameter: fields.figure('diameter', FIGURES.diameter, null),
          enamel: fields.text('enamel'),
        })}
        done={words.saved(lot.name)}
      >
        <div className={PAIRS}>
          <SelectField label={words.spool.itIs} name="place" defaultValue={lot.place}>
            <Options values={LOT_PLACES} nameOf={(place) => places.where[place]} />
          </SelectField>
          <InputField
            label={words.spool.reel}
            name="reel"
            inputMode="decimal"
            defaultValue={writeFigure(lot.reel, FIGURES.reel, language)}
          />
          <InputField
            label={words.spool.diameter}
            name="diameter"
            inputMode="decimal"
            defaultValue={writeFigure(lot.diameter, FIGURES.diameter, language)}
          />
          <InputField
            label={words.spool.enamel}
            name="enamel"
            maxLength={40}
            defaultValue={lot.enamel ?? ''}
          />
        </div>
        <Submit className={cx(look.second, 'mt-16')}>{words.save}</Submit>
      </CallForm>
    </div>
  );
}
