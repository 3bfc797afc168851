import { cx } from '#app/ui/cx.ts';
import { useLanguage, useWords } from '#app/ui/language.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { dayInWords } from '#domain/calendar/format-day.ts';
import type { OrderView } from '#server/admin/index.ts';
import { CallForm, Submit } from '../call-form.tsx';
import look from '../look.module.css';
import styles from './order.module.css';
import { ORDER_REPAIR } from './order-repair.messages.ts';

/** Until when the legal guarantee lasts, and the form that records a repair under it. */
export function OrderRepair({ order }: { order: OrderView }) {
  const language = useLanguage();
  const words = useWords(ORDER_REPAIR);
  const path = usePath();
  const { number, version, guarantee, lines } = order;
  if (!guarantee) return null;
  const { until, repairs, mayProlong, today } = guarantee;
  const day = (on: string) => dayInWords(on, language, 'dated');
  const units = lines.flatMap((line) => line.units);
  const serialOf = (unit: number) => units.find((one) => one.number === unit)?.serial ?? `${unit}`;
  const open = units.filter((unit) => unit.serial && !repairs.some((repair) => repair.unit === unit.number));
  return (
    <section className="pt-14 pb-30 edge-t" aria-labelledby="guarantee">
      <div className="flex items-baseline gap-14">
        <h2 className={look.title} id="guarantee">
          {words.title}
        </h2>
        <span className={cx(look.small, look.faint)}>{words.until(day(until))}</span>
        <a className={cx(look.link, 'ml-auto')} href={path(`/workshop/orders/new?replaces=${number}`)}>
          {words.replace}
        </a>
      </div>
      <ul className={styles.plain}>
        {repairs.map((repair) => (
          <li className="first:mt-12" key={repair.unit}>
            <span>{words.repaired(serialOf(repair.unit), repair.fault)}</span>
            <span className={cx(look.small, look.faint)}>
              {words.prolonged(day(repair.on), day(repair.until))}
            </span>
          </li>
        ))}
      </ul>
      {mayProlong && open.length > 0 ? (
        <div className={cx(styles.ways, 'mt-12 py-16 px-18 edge-dashed rounded')}>
          <p className={cx(look.small, look.faint)}>{words.explained}</p>
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
            <div className="grid grid-cols-2 gap-12 small:grid-cols-1">
              <label className={look.label}>
                {words.pickup}
                <select className={look.field} name="unit">
                  {open.map((unit) => (
                    <option key={unit.number} value={unit.number}>
                      {unit.serial}
                    </option>
                  ))}
                </select>
              </label>
              <label className={look.label}>
                {words.on}
                <input
                  className={cx(look.field, look.num)}
                  type="date"
                  name="on"
                  max={today}
                  defaultValue={today}
                />
              </label>
            </div>
            <label className={look.label} htmlFor="fault">
              {words.fault}
            </label>
            <input className={look.field} id="fault" name="fault" maxLength={200} autoComplete="off" />
            <Submit>{words.enter}</Submit>
          </CallForm>
        </div>
      ) : mayProlong ? null : (
        <p className={cx(look.small, look.faint)}>{words.older}</p>
      )}
    </section>
  );
}
