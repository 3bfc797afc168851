import { cx } from '#app/ui/cx.ts';
import { amountOf, inUnit } from '#domain/stock/amounts.ts';
import { PACK_WORDS } from '#domain/stock/buying.ts';
import { LOT_PLACES } from '#domain/stock/lots.ts';
import type { ChosenPart, LotView, StockDesk } from '#server/shelf/index.ts';
import { CallForm, Submit } from '../call-form.tsx';
import look from '../look.module.css';
import styles from './stock.module.css';

const WHEN_OUT = [
  ['', 'goes on selling'],
  ['paused', 'pauses until covers are in'],
  ['to order', 'sells to order'],
] as const;

const STATES = ['paused', 'to order'] as const;

/** Where a part lies, from when on and where it is bought, and what the shop does while none is free. */
export const PartSettings = ({
  part,
  suppliers,
}: {
  part: ChosenPart;
  suppliers: StockDesk['suppliers'];
}) => {
  const { id, unit, drawer, reorder, pack, packWord, price, supplierId, whenOut, isCover } = part;
  const measure = unit === 'piece' ? '' : `, ${unit}`;
  return (
    <details className={styles.settings}>
      <summary>Where it lies and is bought</summary>
      <CallForm
        call="set-part"
        asks={(fields) => ({
          part: id,
          drawer: fields.text('drawer'),
          reorder: amountOf(unit, fields.number('reorder') ?? 0),
          pack: Math.max(1, amountOf(unit, fields.number('pack') ?? 1)),
          packWord: fields.choice('packWord', PACK_WORDS),
          price: fields.cents('price') || 0,
          supplierId: fields.text('supplier') || null,
          whenOut: (isCover && STATES.find((state) => state === fields.text('whenOut'))) || null,
        })}
        done={`Saved: ${part.name}.`}
      >
        <div className={styles.pairs}>
          <label>
            Drawer
            <input className={look.field} name="drawer" maxLength={20} defaultValue={drawer ?? ''} />
          </label>
          <label>
            Reorder at{measure}
            <input
              className={look.field}
              name="reorder"
              inputMode="decimal"
              defaultValue={inUnit(unit, reorder)}
            />
          </label>
          <label>
            Comes in
            <select className={look.select} name="packWord" defaultValue={packWord}>
              {PACK_WORDS.map((word) => (
                <option key={word}>{word}</option>
              ))}
            </select>
          </label>
          <label>
            of{measure}
            <input className={look.field} name="pack" inputMode="decimal" defaultValue={inUnit(unit, pack)} />
          </label>
          <label>
            Net, €
            <input
              className={look.field}
              name="price"
              inputMode="decimal"
              defaultValue={(price / 100).toFixed(2)}
            />
          </label>
          <label>
            Supplier
            <select className={look.select} name="supplier" defaultValue={supplierId ?? ''}>
              <option value="">nobody yet</option>
              {suppliers.map((supplier) => (
                <option key={supplier.id} value={supplier.id}>
                  {supplier.name}
                </option>
              ))}
            </select>
          </label>
        </div>
        {isCover ? (
          <label className={styles.whole}>
            While none is free, the shop
            <select className={look.select} name="whenOut" defaultValue={whenOut ?? ''}>
              {WHEN_OUT.map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        <Submit className="mt-16">Save</Submit>
      </CallForm>
    </details>
  );
};

/** Where a spool is, and what was measured of it. */
export const SpoolPanel = ({ lot }: { lot: LotView }) => (
  <div className={styles.panel} id="spool">
    <div className={styles.panelHead}>
      <h2>{lot.name}</h2>
      <span className={cx(look.small, look.faint)}>{lot.awg}&nbsp;AWG</span>
    </div>
    <CallForm
      call="set-lot"
      asks={(fields) => ({
        id: lot.id,
        place: fields.choice('place', LOT_PLACES),
        reel: amountOf('g', fields.number('reel') ?? 0),
        diameter: fields.number('diameter') ?? null,
        enamel: fields.text('enamel'),
      })}
      done={`Saved: ${lot.name}.`}
    >
      <div className={styles.pairs}>
        <label>
          It is
          <select className={look.select} name="place" defaultValue={lot.place}>
            {LOT_PLACES.map((place) => (
              <option key={place} value={place}>
                {place.startsWith('machine') ? `on ${place}` : place === 'shelf' ? 'on the shelf' : place}
              </option>
            ))}
          </select>
        </label>
        <label>
          Empty reel, g
          <input
            className={look.field}
            name="reel"
            inputMode="decimal"
            defaultValue={inUnit('g', lot.reel)}
          />
        </label>
        <label>
          Diameter, mm
          <input
            className={look.field}
            name="diameter"
            inputMode="decimal"
            defaultValue={lot.diameter ?? ''}
          />
        </label>
        <label>
          Enamel
          <input className={look.field} name="enamel" maxLength={40} defaultValue={lot.enamel ?? ''} />
        </label>
      </div>
      <Submit className={cx(look.second, 'mt-16')}>Save</Submit>
    </CallForm>
  </div>
);
