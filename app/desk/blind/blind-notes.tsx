import { useMessages } from '#app/ui/language.tsx';
import { Section } from '#app/ui/section.tsx';
import { chanceByGuessing, ROUNDS } from '#domain/listening/blind-test.ts';
import { BLIND_MESSAGES } from './blind.messages.ts';

const CELL = 'pt-11 pr-12 pb-11 line-t';

/** Scores from the lowest significant one. */
const SCORES = Array.from({ length: 5 }, (_, index) => ROUNDS - 4 + index);

const inPercent = (chance: number) => (chance * 100).toFixed(chance < 0.1 ? 1 : 0);

export function BlindNotes() {
  const { score, worth } = useMessages(BLIND_MESSAGES);
  return (
    <Section id="worth" figure={worth.figure} lines={worth.lines(ROUNDS)} heading={worth.heading}>
      <div className="page-grid">
        <p className="col-[4/8] max-w-[34em] phone:col-span-full phone:mb-28">{worth.text}</p>
        <table className="[&_thead_th]:pt-0 [&_thead_th]:[border-top:0] [&_thead_th]:text-muted [&_tbody_tr:last-child>*]:line-b mono mono-13 col-[9/13] phone:col-span-full">
          <thead>
            <tr>
              <th className={CELL} scope="col">
                {worth.right}
              </th>
              <th className={CELL} scope="col">
                {worth.guessing}
              </th>
            </tr>
          </thead>
          <tbody>
            {SCORES.map((right) => (
              <tr key={right}>
                <th className={CELL} scope="row">
                  {score(right, ROUNDS)}
                </th>
                <td className="unit pt-11 pr-12 pb-11 line-t" translate="no">
                  {worth.percent(inPercent(chanceByGuessing(right, ROUNDS)))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
