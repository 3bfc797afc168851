import { cx } from '#app/ui/cx.ts';
import type { CodeState } from '#domain/checkout/code.ts';
import { BENCH } from '#domain/production/bench.ts';
import type { Codes } from '#server/prices/index.ts';
import { CallForm, Submit } from '../call-form.tsx';
import { counted } from '../format.ts';
import { framed, PageHead, ShopTabs } from '../frame.tsx';
import look from '../look.module.css';
import { Nothing } from '../parts.tsx';
import { CodeRow } from './code-row.tsx';
import styles from './codes.module.css';

const SECTIONS: readonly {
  readonly title: string;
  readonly id: string;
  readonly states: readonly CodeState[];
}[] = [
  { title: 'Open', id: 'open', states: ['open', 'in a checkout'] },
  { title: 'Used', id: 'used', states: ['used'] },
  { title: 'Expired', id: 'expired', states: ['expired'] },
  { title: 'Taken back', id: 'withdrawn', states: ['withdrawn'] },
];

export const CodesIsland = framed(CodesPage, '/workshop/codes', [
  ['J K', 'down, up'],
  ['Enter', 'copy, open'],
  ['N', 'new code'],
]);

/** Codes that take something off one order: a form for a new one, and what became of the others. */
export function CodesPage({ codes: { codes, today, usualUntil, lastDay } }: { codes: Codes }) {
  const of = (states: readonly CodeState[]) => codes.filter(({ state }) => states.includes(state));
  return (
    <>
      <PageHead title="Codes">
        <span className={cx(look.small, look.faint)}>up to {BENCH.mostOffPercent} % off one order, once</span>
      </PageHead>
      <ShopTabs path="/workshop/codes" />
      <div className="grid grid-cols-[344px_minmax(0,1fr)] items-start gap-32 px-margin pb-56 phone:grid-cols-1">
        <NewCode today={today} usualUntil={usualUntil} lastDay={lastDay} />
        <div>
          {codes.length === 0 ? (
            <Nothing title="No code is out.">
              <p>
                Who reports a bug is promised up to {BENCH.mostOffPercent} % off. Issue one here and send it.
              </p>
            </Nothing>
          ) : null}
          {SECTIONS.map(({ title, id, states }) => {
            const rows = of(states);
            return rows.length > 0 ? (
              <section key={id} aria-labelledby={id} className={styles.section}>
                <h2 className={look.title} id={id}>
                  {title} <span className={cx(look.small, look.faint)}>{counted(rows.length, 'code')}</span>
                </h2>
                {rows.map((code) => (
                  <CodeRow key={code.id} code={code} today={today} />
                ))}
              </section>
            ) : null;
          })}
        </div>
      </div>
    </>
  );
}

function NewCode({ today, usualUntil, lastDay }: Omit<Codes, 'codes'>) {
  return (
    <section
      className={cx(look.panel, styles.issue, 'sticky top-16 phone:static')}
      aria-labelledby="new-code"
    >
      <h2 id="new-code">New code</h2>
      <CallForm
        call="issue-code"
        asks={(fields, id) => ({
          id,
          // The server asks for one that is missing.
          percent: fields.number('percent') ?? Number.NaN,
          until: fields.text('until'),
          email: fields.text('email') || null,
          note: fields.text('note'),
        })}
        done="The code is issued: it stands first."
      >
        <div className={cx(styles.pair, 'grid grid-cols-[116px_minmax(0,1fr)] gap-12')}>
          <div>
            <label className={look.label} htmlFor="percent">
              Per cent off
            </label>
            <input
              type="number"
              className={cx(look.field, styles.percent)}
              id="percent"
              name="percent"
              data-key="n"
              min={1}
              max={BENCH.mostOffPercent}
              step={1}
              defaultValue={BENCH.mostOffPercent}
            />
          </div>
          <div>
            <label className={look.label} htmlFor="until">
              Until
            </label>
            <input
              type="date"
              className={cx(look.field, look.num)}
              id="until"
              name="until"
              min={today}
              max={lastDay}
              defaultValue={usualUntil}
            />
          </div>
        </div>
        <div className="phone:grid phone:grid-cols-[1fr_1fr] phone:gap-12 small:block">
          <div>
            <label className={look.label} htmlFor="code-email">
              For the address
            </label>
            <input
              type="email"
              className={look.field}
              id="code-email"
              name="email"
              autoComplete="off"
              aria-describedby="code-email-hint"
            />
            <p className={cx(look.small, look.faint, styles.hint)} id="code-email-hint">
              Empty: for anybody who has it.
            </p>
          </div>
          <div>
            <label className={look.label} htmlFor="code-note">
              What for
            </label>
            <input
              className={look.field}
              id="code-note"
              name="note"
              maxLength={200}
              placeholder="Bug report: wrong total in the cart"
            />
          </div>
        </div>
        <Submit className={cx(look.primary, 'w-full mt-22')}>Issue the code</Submit>
      </CallForm>
      <p className={cx(look.small, look.faint, styles.rule, 'pt-14 line-t')}>
        It takes off the goods, not the shipping, and leaves the promotion on shipping as it is. Sent to its
        reader by you: the shop writes nobody.
      </p>
    </section>
  );
}
