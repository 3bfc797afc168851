import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { ALL_SIGNS, type Case, caseOf, type PhaseAnswer, type PhaseQuestion } from '#domain/phase/answer.ts';
import { isHumbucking, KEPT_PICKUPS } from '#domain/phase/kept-pickups.ts';
import { jumpOf, type Sign } from '#domain/phase/signs.ts';
import { PHASE_MESSAGES } from './phase.messages.ts';
import { phaseCaseWords } from './phase-words.ts';

const ROWS: readonly Sign[] = [-1, 1];
const COLUMNS = ['plus', 'minus'] as const;

/** All cases of this pair; those still possible are framed. */
export function TruthTable({ question, answer }: { question: PhaseQuestion; answer: PhaseAnswer }) {
  const language = useLanguage();
  const { table, tableHead, tableRows } = useMessages(PHASE_MESSAGES);
  const [what, plus, minus] = tableHead;
  const quiet = isHumbucking(KEPT_PICKUPS[question.keep].kind);
  const rows = quiet ? ROWS.slice(0, 1) : ROWS;
  const at = (pole: Sign, jump: (typeof COLUMNS)[number]): Case | undefined => {
    const signs = ALL_SIGNS.find((known) => known.pole === pole && jumpOf(known) === jump);
    return signs && caseOf(question, signs);
  };
  const isOpen = ({ signs }: Case) =>
    answer.open.some(
      ({ signs: open }) => jumpOf(open) === jumpOf(signs) && (quiet || open.pole === signs.pole),
    );
  return (
    <table
      className="mono bg-ground-raised cells:py-13 cells:px-16 cells:line cells:align-top phone:cells:p-10 phone:cells:type-11 paper:cells:py-4 paper:cells:px-6 paper:cells:type-10"
      aria-label={table.label}
    >
      <thead>
        <tr className="muted">
          <th scope="col">{what}</th>
          <th scope="col">{plus}</th>
          <th scope="col">{minus}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((pole) => (
          <tr key={pole}>
            <th scope="row" className="muted">
              {quiet ? tableRows.any : tableRows[pole]}
            </th>
            {COLUMNS.map((jump) => {
              const found = at(pole, jump);
              if (!found) return null;
              const [lead, sound] = phaseCaseWords(question, found, language);
              return (
                <td
                  key={jump}
                  className={cx(isOpen(found) && '[outline:2px_solid_var(--copper)] -outline-offset-2')}
                >
                  <b className="block">{lead}</b>
                  {sound}
                  {isOpen(found) ? (
                    <span className="visually-hidden">
                      {answer.open.length > 1 ? table.mayBeYours : table.yours}
                    </span>
                  ) : null}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
