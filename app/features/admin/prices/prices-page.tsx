import { cx } from '#app/ui/cx.ts';
import type { DraftView, PriceDesk } from '#server/shopfront/index.ts';
import { CallForm, Submit } from '../call-form.tsx';
import { clockOf, counted, dateOf, momentOf } from '../format.ts';
import { framed, PageHead, ShopTabs } from '../frame.tsx';
import look from '../look.module.css';
import { Nothing } from '../parts.tsx';
import { DraftCard, draftId } from './draft-card.tsx';
import { PriceHistory } from './price-history.tsx';
import { PriceRow } from './price-row.tsx';
import styles from './prices.module.css';

export const PricesIsland = framed(PricesPage, '/workshop/prices', [
  ['J K', 'down, up'],
  ['Enter', 'change'],
  ['Z', 'take back'],
  ['C', 'check'],
  ['P', 'publish'],
  ['H', 'history'],
]);

/** The price list: what the shop sells from, what is drafted over it, and what stood when. */
export function PricesPage({ prices }: { prices: PriceDesk }) {
  const { groups, missing, readAt, fault, count, drafts, planned, history } = prices;
  return (
    <>
      <PageHead title="Prices">
        <span className={cx(look.small, look.faint)}>
          {counted(count, 'key')} ·{' '}
          {readAt
            ? `the shop sells from the list read ${clockOf(readAt)}${missing.length === 0 ? ', complete' : ''}`
            : 'never read'}
        </span>
        <div className={cx(styles.actions, 'ml-auto flex flex-wrap gap-12')}>
          <CallForm call="read-prices" asks={() => ({})} done="The list is read.">
            <Submit>Read again</Submit>
          </CallForm>
          {drafts.length > 0 ? <DraftActions drafts={drafts} /> : null}
        </div>
      </PageHead>
      <ShopTabs path="/workshop/prices" aside="all prices with VAT" />
      <div className={styles.page}>
        <div>
          {fault ? <p className={styles.fault}>{fault}</p> : null}
          {missing.length > 0 ? (
            <p className={styles.fault}>
              {missing.length === 1 ? 'One key has no price' : `${missing.length} keys have no price`} in the
              payment account: what needs {missing.length === 1 ? 'it' : 'them'} cannot be sold.{' '}
              {missing.join(', ')}.
            </p>
          ) : null}
          <section aria-labelledby="the-list">
            <div className="flex justify-between items-baseline gap-12">
              <h2 id="the-list" className={look.title}>
                The list{' '}
                <span className={cx(look.small, look.faint)}>
                  type over a price: it becomes a draft; free options are not shown
                </span>
              </h2>
              <a className={look.link} href="#price-history" data-key="h">
                History
              </a>
            </div>
            <div className={styles.groups}>
              {groups.map(({ name, rows }) => (
                <section key={name} className={styles.group} aria-label={name}>
                  <h3 className={cx(look.small, look.faint)}>{name}</h3>
                  {rows.map((row) => (
                    <PriceRow key={row.key} row={row} />
                  ))}
                </section>
              ))}
            </div>
          </section>
          <PriceHistory history={history} />
        </div>
        <aside aria-label="Draft">
          <Steps drafts={drafts} />
          {planned.map(({ id, dueAt, by, keys }) => (
            <div key={id} className={styles.card}>
              <h3 className={look.title}>{counted(keys, 'price')} planned</h3>
              <p className={look.faint}>
                published {momentOf(dueAt)}, planned by {by}
              </p>
              <CallForm call="unplan-prices" asks={() => ({ id })} done="It is a draft again.">
                <Submit>Make it a draft again</Submit>
              </CallForm>
            </div>
          ))}
          {drafts.length === 0 ? (
            <Nothing title="No draft.">
              <p>Type over a price in the list. Nothing changes in the shop before you publish.</p>
            </Nothing>
          ) : (
            drafts.map((draft) => (
              <DraftCard key={draft.key} draft={draft} isNext={draft === drafts.find(({ fault }) => fault)} />
            ))
          )}
          <p className={styles.how}>
            <b>How it is published.</b> New prices are made in the payment account, the keys move over
            together, the shop reads the list back and compares. If one is refused, none changes.
          </p>
        </aside>
      </div>
    </>
  );
}

function DraftActions({ drafts }: { drafts: readonly DraftView[] }) {
  const faults = drafts.filter(({ fault }) => fault).length;
  return (
    <>
      <CallForm call="discard-prices" asks={() => ({})} done="The draft is thrown away.">
        <Submit>Throw the draft away</Submit>
      </CallForm>
      <details className={styles.later}>
        <summary className={look.button}>Publish later</summary>
        <CallForm call="plan-prices" asks={(fields) => ({ at: fields.text('at') })} done="It is planned.">
          <label className={look.label} htmlFor="plan-at">
            Day and time
          </label>
          <input className={look.field} id="plan-at" name="at" type="datetime-local" />
          <Submit className="mt-12">Plan it</Submit>
        </CallForm>
      </details>
      <CallForm
        call="publish-prices"
        asks={() => ({ seen: drafts.map(({ key, after }) => ({ key, amount: after })) })}
        done={`${counted(drafts.length, 'price')} published and read back.`}
      >
        <Submit className={look.primary} disabled={faults > 0} data-key="p">
          Publish {drafts.length} <kbd className={look.key}>P</kbd>
        </Submit>
      </CallForm>
    </>
  );
}

/** Draft, check, publish: where it stands. */
function Steps({ drafts }: { drafts: readonly DraftView[] }) {
  const faults = drafts.filter(({ fault }) => fault).length;
  const last = drafts.at(-1);
  const isChecked = drafts.length > 0 && faults === 0;
  return (
    <ol className={styles.steps}>
      <li data-state={last ? 'done' : 'now'}>
        <b>Draft</b>
        <span className={cx(look.small, look.faint)}>
          {last ? `${drafts.length}, ${last.by} ${dateOf(last.at)} ${clockOf(last.at)}` : 'none'}
        </span>
      </li>
      <li data-state={isChecked ? 'done' : last ? 'now' : 'next'}>
        <b>
          {last ? (
            <a href={`#${draftId((drafts.find(({ fault }) => fault) ?? last).key)}`} data-key="c">
              Check
            </a>
          ) : (
            'Check'
          )}
        </b>
        <span className={look.small}>
          {last ? (faults > 0 ? `${faults} of ${drafts.length} to mend` : 'nothing to mend') : ''}
        </span>
      </li>
      <li data-state={isChecked ? 'now' : 'next'}>
        <b>Publish</b>
        <span className={cx(look.small, look.faint)}>all or none</span>
      </li>
    </ol>
  );
}
