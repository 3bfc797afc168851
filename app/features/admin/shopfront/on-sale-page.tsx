import { cx } from '#app/ui/cx.ts';
import { shortDay } from '#domain/calendar/day.ts';
import type { SaleDesk, Touched } from '#server/shopfront/index.ts';
import { CallForm, Submit } from '../call-form.tsx';
import { counted } from '../format.ts';
import { framed, PageHead, ShopTabs } from '../frame.tsx';
import look from '../look.module.css';
import { Nothing } from '../parts.tsx';
import styles from './on-sale.module.css';

export const OnSaleIsland = framed(OnSalePage, '/workshop/on-sale', [
  ['J K', 'down, up'],
  ['Enter', 'on sale again'],
  ['N', 'pause something'],
]);

const touchedWords = ({ orders, carts, checkouts }: Touched): string =>
  [
    `${counted(orders, 'order')} ${orders === 1 ? 'waits' : 'wait'} for it`,
    `${counted(carts + checkouts, 'cart')} known to us`,
  ].join(', ');

/** What is not sold as usual, and a form to pause something. */
export function OnSalePage({ sale: { rows, groups, asked, today } }: { sale: SaleDesk }) {
  return (
    <>
      <PageHead title="On sale">
        <span className={cx(look.small, look.faint)}>
          {rows.length === 0 ? 'all is sold as usual' : `${rows.length} not as usual`}; carts that hold one
          are told, paid orders stay
        </span>
      </PageHead>
      <ShopTabs path="/workshop/on-sale" />
      <div className={styles.page}>
        <section className={look.panel} aria-labelledby="pause-something">
          <h2 id="pause-something">{asked ? asked.name : 'Pause something'}</h2>
          {asked ? <Pausing asked={asked} today={today} /> : <Choosing groups={groups} />}
        </section>
        <section aria-labelledby="not-as-usual">
          <h2 id="not-as-usual" className={look.title}>
            Not as usual
          </h2>
          {rows.length === 0 ? (
            <Nothing title="Everything is on sale.">
              <p>
                What runs out is paused here, with words that buyers read, until a day or until goods come in.
              </p>
            </Nothing>
          ) : (
            <ul className={styles.rows}>
              {rows.map(({ id, name, state, words, until, endsWithGoods, touches, by }) => (
                <li key={id} data-row="" data-state={state}>
                  <div>
                    <b>{name}</b>
                    <p className={cx(look.small, look.faint)}>{touchedWords(touches)}</p>
                  </div>
                  <span className={look.tag} data-tone={state === 'paused' ? 'wine' : 'ink'}>
                    {state}
                  </span>
                  <span>{words}</span>
                  <span className={look.small}>
                    {[endsWithGoods && 'goods in', until && `until ${shortDay(until)}`]
                      .filter(Boolean)
                      .join(', ') || 'by hand'}
                    <br />
                    <span className={look.faint}>{by}</span>
                  </span>
                  <CallForm call="end-pause" asks={() => ({ id })} done={`${name} is on sale again.`}>
                    <Submit data-open="">
                      On sale again <span className="visually-hidden">{name}</span>
                    </Submit>
                  </CallForm>
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </>
  );
}

/** First what it is about: what that touches is counted before anything is paused. */
const Choosing = ({ groups }: Pick<SaleDesk, 'groups'>) => (
  <form method="get" action="/workshop/on-sale">
    <label className={look.label} htmlFor="target">
      Product or option
    </label>
    <select className={look.select} id="target" name="target" data-key="n">
      {groups.map(({ name, targets }) => (
        <optgroup key={name} label={name}>
          {targets.map((target) => (
            <option key={target.id} value={target.id}>
              {target.name}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
    <button type="submit" className={cx(look.button, look.second, 'w-full mt-16')}>
      Count what holds it
    </button>
  </form>
);

function Pausing({
  asked: { id, name, touches },
  today,
}: {
  asked: NonNullable<SaleDesk['asked']>;
  today: string;
}) {
  const { carts, checkouts, builds, orders } = touches;
  return (
    <>
      <table className={styles.touches}>
        <thead>
          <tr>
            <th>What happens</th>
            <th>How many</th>
          </tr>
        </thead>
        <tbody>
          {(
            [
              ['carts known to us, told at the next look', carts],
              ['checkouts begun, which may still be paid', checkouts],
              ['saved builds, told when opened', builds],
              ['paid orders, which keep it', orders],
            ] as const
          ).map(([words, count]) => (
            <tr key={words}>
              <td>{words}</td>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <CallForm
        call="pause-sale"
        asks={(fields) => ({
          target: id,
          state: fields.choice('state', ['paused', 'to order']),
          words: fields.text('words'),
          until: fields.text('until') || null,
          endsWithGoods: fields.flag('goods'),
        })}
        then="/workshop/on-sale"
        done={`Done: ${name}.`}
      >
        <label className={look.label} htmlFor="state">
          From now on
        </label>
        <select className={look.select} id="state" name="state" defaultValue="paused">
          <option value="paused">Paused: cannot be bought</option>
          <option value="to order">To order: takes longer</option>
        </select>
        <label className={look.label} htmlFor="words">
          Words in the shop
        </label>
        <input
          className={look.field}
          id="words"
          name="words"
          maxLength={60}
          placeholder="again from Wed 2 December"
        />
        <label className={look.label} htmlFor="until">
          Until and with (empty: by hand)
        </label>
        <input className={look.field} id="until" name="until" type="date" min={today} />
        <label className={styles.goods}>
          <input type="checkbox" name="goods" /> Ends when goods come in
        </label>
        <Submit className={cx(look.primary, 'w-full mt-16')}>
          {carts + checkouts > 0 ? 'Pause, tell them' : 'Pause it'}
        </Submit>
      </CallForm>
      <p className="mt-12">
        <a className={look.link} href="/workshop/on-sale">
          Something else
        </a>
      </p>
    </>
  );
}
