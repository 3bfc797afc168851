import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { Slide } from '#app/ui/slide.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { POSITIONS_SAID } from '#domain/products/pickup-types.messages.ts';
import { FLAVOR_NAMES } from '#domain/products/pickup-types.ts';
import type { Winding } from '#domain/products/winding-table.ts';
import { SPEC_MESSAGES } from '#domain/tone/spec-bullets.messages.ts';
import { specBullets } from '#domain/tone/spec-bullets.ts';
import { LOWER_MESSAGES } from '../lower.messages.ts';

const CELL = 'py-10 pr-16 line-t whitespace-nowrap';

/** Every winding of a product side by side; the page's own table shows only the chosen ones. */
export function WindingsTable({ windings, name }: { windings: readonly Winding[]; name: string }) {
  const language = useLanguage();
  const to = usePath();
  const words = useMessages(LOWER_MESSAGES);
  const { wire, turns, turnsPerCoil, resistance, magnets, inductance, resonance } = SPEC_MESSAGES[language];
  const columns = [[wire], [turns, turnsPerCoil], [resistance], [magnets], [inductance], [resonance]];
  const rows = windings.map((winding) => {
    const bullets = specBullets(winding, language);
    const cells = columns.map((wanted) => bullets.find(({ label }) => wanted.includes(label)));
    return { winding, cells };
  });
  return (
    <Slide className="overflow-x-auto" label={words.windingsOf(name)}>
      <table className="mono">
        <caption className="mono muted pb-10 text-left">
          {words.windings[0]}
          <a className="link" href={to('/model')}>
            {words.windings[1]}
          </a>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={CELL}>
              {words.winding}
            </th>
            {rows[0]?.cells.map((cell) => (
              <th key={cell?.label} scope="col" className={CELL}>
                {cell?.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ winding: { flavor, position }, cells }) => (
            <tr key={`${flavor} ${position}`}>
              <th
                scope="row"
                className={CELL}
              >{`${FLAVOR_NAMES[flavor]}, ${POSITIONS_SAID[language](position)}`}</th>
              {cells.map((cell) => (
                <td key={cell?.label} className={cx('unit', CELL)} translate="no">
                  {cell?.value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Slide>
  );
}
