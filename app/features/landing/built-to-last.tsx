import { cx } from '#app/ui/cx.ts';
import { Section } from '#app/ui/section.tsx';
import styles from './built-to-last.module.css';

interface Part {
  readonly name: string;
  readonly how: string;
  /** On the part, and where its number stands: x, y in units of the picture. */
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/** What comes out of a humbucker, and how. Numbered as in the picture. */
const PARTS: readonly Part[] = [
  { name: 'Pole screws', how: 'turn out from above', from: [826, 372], to: [1010, 168] },
  { name: 'Slugs', how: 'press out from below', from: [515, 352], to: [515, 128] },
  { name: 'Coils', how: 'four brass screws under the baseplate', from: [700, 528], to: [700, 790] },
  { name: 'Magnet', how: 'slides out, screws loosened', from: [344, 534], to: [110, 400] },
  { name: 'Baseplate', how: 'two ring screws, one solder joint', from: [908, 486], to: [1098, 640] },
];

/** A pickup as a list of what can be replaced, with a drawing that says where it sits. */
export function BuiltToLast() {
  return (
    <Section
      id="built-to-last"
      figure="FIG. 2"
      lines={['Humbucker, without cover', 'Numbers: what can be replaced']}
      heading="Built to last"
    >
      <div className="grid">
        <div className={styles.words}>
          <p className="lead">
            A pickup has no moving parts. When one goes quiet, look for a lead, a screw or a coil. Each of
            them comes out with a screwdriver and a soldering iron, and a new one goes in.
          </p>
          <table className={cx('mono', styles.parts)}>
            <caption className="visually-hidden">Parts that can be replaced</caption>
            <tbody>
              {PARTS.map(({ name, how }, index) => (
                <tr key={name}>
                  <td className="copper">{index + 1}</td>
                  <th scope="row">{name}</th>
                  <td className="muted">{how}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <svg
          className={styles.drawing}
          viewBox="78 96 1052 726"
          role="img"
          aria-label="Humbucker without cover, its replaceable parts numbered 1 to 5"
        >
          <image href="/generated/sketches/humbucker-zebra-black-cream.svg" width={1200} height={900} />
          {PARTS.map(({ name, from, to }, index) => (
            <g key={name}>
              <path className={styles.leader} d={`M${from.join(' ')}L${to.join(' ')}`} />
              <circle className={styles.tip} cx={from[0]} cy={from[1]} r="5" />
              <circle className={styles.number} cx={to[0]} cy={to[1]} r="25" />
              <text className={styles.figure} x={to[0]} y={to[1] + 8.5}>
                {index + 1}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </Section>
  );
}
