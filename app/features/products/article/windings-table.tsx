import { FLAVOR_NAMES, POSITION_NAMES } from '#domain/products/pickup-types.ts';
import type { Winding } from '#domain/products/winding-table.ts';
import { specBullets } from '#domain/tone/spec-bullets.ts';

const COLUMNS = [
  'Wire gauge',
  /^Turns/,
  'DC resistance',
  'Magnets',
  'Inductance at 1\u00a0kHz',
  'Resonance, loaded',
];

/** Every winding of a product side by side; the page's own table shows the chosen ones only. */
export function WindingsTable({ windings, name }: { windings: readonly Winding[]; name: string }) {
  const rows = windings.map((winding) => {
    const bullets = specBullets(winding);
    const cells = COLUMNS.map((wanted) =>
      bullets.find(({ label }) => (typeof wanted === 'string' ? label === wanted : wanted.test(label))),
    );
    return { winding, cells };
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls sideways on phones, so the keyboard must reach it
    <section tabIndex={0} aria-label={`All windings of the ${name}`}>
      <table className="mono">
        <caption className="mono muted">
          All windings,{' '}
          <a className="link" href="/model">
            modelled
          </a>
        </caption>
        <thead>
          <tr>
            <th scope="col">Winding</th>
            {rows[0]?.cells.map((cell) => (
              <th key={cell?.label} scope="col">
                {cell?.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ winding: { flavor, position }, cells }) => (
            <tr key={`${flavor} ${position}`}>
              <th scope="row">{`${FLAVOR_NAMES[flavor]}, ${POSITION_NAMES[position].toLowerCase()}`}</th>
              {cells.map((cell) => (
                <td key={cell?.label} className="unit">
                  {cell?.value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
