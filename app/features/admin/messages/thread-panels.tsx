import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useTranslation } from '#app/ui/language.tsx';
import { dayInWords } from '#domain/calendar/day.ts';
import { exactEuro } from '#domain/money.ts';
import type { Thread } from '#server/messages/index.ts';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { Thumb } from '../kit/parts.tsx';
import { TableHead } from '../kit/section.tsx';
import { clockOf } from '../kit/words.ts';
import { THREAD_ASIDE, TOO_LATE } from './thread-panels.messages.ts';

/** A late answer: the open question, what the bench did, the answer, and both ways out. */
export function TooLatePanel({
  thread: { number, version, buyer },
  tooLate,
}: {
  thread: Thread;
  tooLate: NonNullable<Thread['tooLate']>;
}) {
  const { letter, answer, answeredAt, by, bench, leaves, promised, mayChange, title } = tooLate;
  const [words, language] = useTranslation(TOO_LATE);
  const last = bench.at(-1);
  const day = (of: string) => dayInWords(of, language, 'short');
  return (
    <div
      className="mt-6 mb-16 px-20 pt-16 pb-18 [border:2px_solid_var(--wine)] bg-ground-raised"
      role="alert"
    >
      <h3 className="type-19">{words.title}</h3>
      <p>
        {words.said(by === 'buyer' ? buyer : undefined, clockOf(answeredAt, language), answer)}
        {last ? ` ${words.bench(last.by, clockOf(last.at, language))}` : ''}
      </p>
      <table className="w-full mt-10 border-collapse text-left wrap-anywhere cells:pt-8 cells:pr-10 cells:pb-8 cells:line-t cells:mono-12/1.5">
        <TableHead
          names={[
            words.order(number.slice(3)),
            words.asked,
            words.atBench,
            by === 'buyer' ? buyer : words.noAnswer,
          ]}
        />
        <tbody>
          <tr>
            <th scope="row">{words.what}</th>
            <td>{title}</td>
            <td>{bench.map(({ what }) => what).join('; ') || words.madeAlready}</td>
            <td>
              <b className="weight-600">{answer}</b>
            </td>
          </tr>
          <tr>
            <th scope="row">{words.leaves}</th>
            <td />
            <td>{promised ? day(promised) : ''}</td>
            <td>{day(leaves)}</td>
          </tr>
        </tbody>
      </table>
      <div className="flex flex-wrap gap-y-10 gap-x-12 items-center mt-18">
        {(mayChange ? (['keep', 'change'] as const) : (['keep'] as const)).map((how) => (
          <CallForm
            key={how}
            call="settle-letter"
            asks={() => ({ id: letter, number, version, how })}
            then="/workshop/letters"
            done={how === 'keep' ? words.kept(buyer) : words.changed(buyer)}
          >
            <Submit
              label={how === 'keep' ? words.keep(buyer) : words.change}
              kind={how === 'keep' && 'second'}
              className="whitespace-normal"
            />
          </CallForm>
        ))}
      </div>
    </div>
  );
}

const CARD = 'mt-14 py-16 px-18 line bg-ground-raised [&_h3]:mb-4 [&_h3]:type-19';

/** The order of the thread: its content, dates, and the effect of an answer. */
export function ThreadAside({ thread }: { thread: Thread }) {
  const { items, promised, wouldLeave, byLaw, paid } = thread;
  const [words, language] = useTranslation(THREAD_ASIDE);
  const day = (of: string) => dayInWords(of, language, 'short');
  return (
    <aside className="max-[1241px]:col-2 phone:col-auto">
      {items.map(({ line, name, quantity, detail, picture }) => (
        <section key={line} className={CARD}>
          <h3>{name}</h3>
          <p className="fine text-muted">
            {detail} · {words.pieces(quantity)}
          </p>
          <Thumb path={picture.path} className="max-w-340 h-150 mt-12" />
        </section>
      ))}
      <section className={CARD}>
        <dl>
          <Fact label={words.promised}>{promised ? day(promised) : words.noDate}</Fact>
          <Fact label={words.wouldLeave} isLate={Boolean(wouldLeave)}>
            {wouldLeave ? (
              <>
                <Icon name="warning" size={13} /> {day(wouldLeave)}
              </>
            ) : (
              words.asPromised
            )}
          </Fact>
          <Fact label={words.byLaw}>{byLaw ? day(byLaw) : words.noLaw}</Fact>
          <Fact label={words.paid}>{exactEuro(paid)}</Fact>
        </dl>
      </section>
      <section className={CARD}>
        <h3>{words.doesTitle}</h3>
        <p>{words.does}</p>
      </section>
    </aside>
  );
}

const Fact = ({ label, isLate, children }: { label: string; isLate?: boolean; children: ReactNode }) => (
  <div className="flex gap-12 justify-between py-8 not-first:line-t">
    <dt>{label}</dt>
    <dd className={cx('fine', isLate && 'text-wine')}>{children}</dd>
  </div>
);
