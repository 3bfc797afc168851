import { weekdayAndDay } from '#domain/calendar/day.ts';
import type { Thread } from '#server/correspondence/index.ts';
import { CallForm, Submit } from '../call-form.tsx';
import { clockOf } from '../format.ts';
import look from '../look.module.css';
import styles from './letters.module.css';

/** Who was faster: what was open, what the bench made, what was answered, and both ways out. */
export function TooLatePanel({
  thread: { number, version, buyer },
  tooLate,
}: {
  thread: Thread;
  tooLate: NonNullable<Thread['tooLate']>;
}) {
  const { letter, answer, answeredAt, by, bench, leaves, promised, mayChange, title } = tooLate;
  const last = bench.at(-1);
  const settle = (how: 'keep' | 'change') => ({ id: letter, number, version, how });
  return (
    <div className={styles.conflict} role="alert">
      <h3>The bench was faster</h3>
      <p>
        {by === 'buyer' ? `${buyer} answered` : 'The time was over'} at {clockOf(answeredAt)}: {answer}.
        {last ? ` ${last.by} had done it at ${clockOf(last.at)}.` : ''}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Order {number.slice(3)}</th>
            <th scope="col">Asked</th>
            <th scope="col">Bench</th>
            <th scope="col">{by === 'buyer' ? buyer : 'No answer'}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">What</th>
            <td>{title}</td>
            <td>{bench.map(({ what }) => what).join('; ') || 'made already'}</td>
            <td>
              <b>{answer}</b>
            </td>
          </tr>
          <tr>
            <th scope="row">Leaves</th>
            <td />
            <td>{promised ? weekdayAndDay(promised) : ''}</td>
            <td>{weekdayAndDay(leaves)}</td>
          </tr>
        </tbody>
      </table>
      <div className={styles.two}>
        <CallForm
          call="settle-letter"
          asks={() => settle('keep')}
          then="/workshop/letters"
          done={`Kept as it was made; ${buyer} is told.`}
        >
          <Submit className={look.second}>Keep it, tell {buyer}</Submit>
        </CallForm>
        {mayChange ? (
          <CallForm
            call="settle-letter"
            asks={() => settle('change')}
            then="/workshop/letters"
            done={`The sheet has changed, its cover is to be put on again; ${buyer} is told.`}
          >
            <Submit>Change the cover</Submit>
          </CallForm>
        ) : null}
      </div>
    </div>
  );
}
