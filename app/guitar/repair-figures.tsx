import type { Language } from '#domain/languages.ts';
import { inHenry, inKiloOhms } from '#domain/production/figures.ts';
import { keysOf } from '#domain/records.ts';
import { REPAIR_FIGURE_WORDS } from '#domain/repairs/repair.messages.ts';
import { type RepairComparison, type RepairFigures, sweptResonance } from '#domain/repairs/repair.ts';
import { inKilohertz, signedDecibels } from '#domain/tone/format-figures.ts';

/** The figures of a pickup side by side: wound, as it came, after the repair. */
export function RepairFiguresTable({ figures, language }: { figures: RepairComparison; language: Language }) {
  const { columns, rows, none, note } = REPAIR_FIGURE_WORDS[language];
  const shown = keysOf(columns).filter((column) => figures[column]);
  const written = {
    resistance: ({ resistance_Ohm }: RepairFigures) =>
      resistance_Ohm === null ? none : `${inKiloOhms(resistance_Ohm, language)}\u00a0kΩ`,
    inductance: ({ inductance_H }: RepairFigures) =>
      inductance_H === null ? '–' : `${inHenry(inductance_H, language)}\u00a0H`,
    resonance: (swept: RepairFigures) => {
      const found = sweptResonance(swept);
      if (!found) return '–';
      const { frequency_Hz, peak_dB } = found;
      return `${inKilohertz(frequency_Hz, language)}, ${signedDecibels(peak_dB, language)}`;
    },
  };
  const isSwept = shown.some((column) => figures[column]?.sweep);
  return (
    <>
      <table className="w-full mono mono-13 cells:py-12 cells:pr-16 cells:line-b cells:text-left phone:type-12">
        <thead>
          <tr>
            <td />
            {shown.map((column) => (
              <th key={column} scope="col" className="muted">
                {columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keysOf(rows)
            .filter((row) => row !== 'resonance' || isSwept)
            .map((row) => (
              <tr key={row}>
                <th scope="row" className="muted">
                  {rows[row]}
                </th>
                {shown.map((column) => {
                  const own = figures[column];
                  return <td key={column}>{own && written[row](own)}</td>;
                })}
              </tr>
            ))}
        </tbody>
      </table>
      <p className="mono muted mt-12">{note}</p>
    </>
  );
}
