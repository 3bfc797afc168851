import { cx } from '#app/ui/cx.ts';
import { Section } from '#app/ui/section.tsx';
import { chanceByGuessing, ROUNDS } from '#domain/listening/blind-test.ts';
import styles from './blind-notes.module.css';

/** From the first score that says anything. */
const SCORES = Array.from({ length: 5 }, (_, index) => ROUNDS - 4 + index);

const percent = (chance: number) => `${(chance * 100).toFixed(chance < 0.1 ? 1 : 0)}\u00a0%`;

/** What a score of a blind test is worth, while the choice of pickups is out of sight. */
export function BlindNotes() {
  return (
    <Section
      id="worth"
      figure="TABLE 1"
      lines={[`${ROUNDS} rounds`, 'Fair coin']}
      heading="What a score is worth"
    >
      <div className="page-grid">
        <p className="col-[4/8] max-w-[34em] phone:col-span-full phone:mb-28">
          Half of the rounds come right by luck alone. The more of them are right, the less luck explains it.
          A score of nine is hard to guess, and one of five is what a coin does.
        </p>
        <table className={cx(styles.table, 'mono mono-13 col-[9/13] phone:col-span-full')}>
          <thead>
            <tr>
              <th className="pt-11 pr-12 pb-11 line-t" scope="col">
                Right
              </th>
              <th className="pt-11 pr-12 pb-11 line-t" scope="col">
                Guessing does as well
              </th>
            </tr>
          </thead>
          <tbody>
            {SCORES.map((right) => (
              <tr key={right}>
                <th className="pt-11 pr-12 pb-11 line-t" scope="row">
                  {right} of {ROUNDS}
                </th>
                <td className="unit pt-11 pr-12 pb-11 line-t">{percent(chanceByGuessing(right, ROUNDS))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
