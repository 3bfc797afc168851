import { cx } from '#app/ui/cx.ts';
import { Section } from '#app/ui/section.tsx';
import { inWords } from '#domain/format-count.ts';
import { productByType } from '#domain/products/catalogue.ts';
import { PICTURE_FAMILIES, pictureFile, tilePicture } from '#domain/products/pictures.ts';
import styles from './built-to-last.module.css';
import { countOf } from './cad-model.ts';

interface Part {
  readonly name: string;
  readonly how: string;
  /** On the part, and where its number stands: x, y in units of the picture. */
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/** What comes out of a humbucker, and how. Numbered as in the picture. */
const PARTS: readonly Part[] = [
  { name: 'Pole screws', how: 'turn out from above', from: [1008, 478], to: [1160, 262] },
  { name: 'Slugs', how: 'press out from below', from: [735, 440], to: [690, 232] },
  {
    name: 'Coils',
    how: `${inWords(countOf('humbucker', 'bobbin-screw'))} brass screws under the baseplate`,
    from: [840, 645],
    to: [930, 880],
  },
  { name: 'Magnet', how: 'slides out, screws loosened', from: [420, 668], to: [250, 470] },
  { name: 'Baseplate', how: 'two ring screws, one solder joint', from: [1098, 628], to: [1330, 800] },
];

const { width, height } = PICTURE_FAMILIES.shop;
const LARGEST = { width, height };

/** SVG knows no `srcset`: the middle size, in the coordinates of the largest. */
const PICTURE = pictureFile(tilePicture(productByType('HUMBUCKER')), 960, 'avif');

/** A pickup as a list of what can be replaced, with a drawing that says where it sits. */
export function BuiltToLast() {
  return (
    <Section
      id="built-to-last"
      figure="FIG. 3"
      lines={['Humbucker, without cover', 'Numbers: what can be replaced']}
      heading="Built to last"
    >
      <div className="page-grid">
        <div className="col-[4/8] phone:col-span-full">
          <p className="lead">
            A pickup has no moving parts. When one goes quiet, look for a lead, a screw or a coil. Each of
            them comes out with a screwdriver and a soldering iron, and a new one goes in.
          </p>
          <table className={cx(styles.parts, 'mono mt-40 phone:mt-28')}>
            <caption className="visually-hidden">Parts that can be replaced</caption>
            <tbody>
              {PARTS.map(({ name, how }, index) => (
                <tr key={name}>
                  <td className="copper py-10 line-t align-baseline first:w-32 last:text-right">
                    {index + 1}
                  </td>
                  <th className="py-10 line-t align-baseline pr-16 whitespace-nowrap" scope="row">
                    {name}
                  </th>
                  <td className="muted py-10 line-t align-baseline first:w-32 last:text-right">{how}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <svg
          className="col-[8/13] self-center w-full pl-12 phone:col-span-full phone:mt-32 phone:p-0"
          viewBox="214 180 1386 900"
          role="img"
          aria-label="Humbucker without cover, its replaceable parts numbered 1 to 5"
        >
          <image href={PICTURE} {...LARGEST} />
          {PARTS.map(({ name, from, to }, index) => (
            <g key={name}>
              <path className="stroke-copper stroke-2" d={`M${from.join(' ')}L${to.join(' ')}`} />
              <circle className="fill-copper stroke-ground stroke-2" cx={from[0]} cy={from[1]} r="5" />
              <circle
                className={cx(styles.number, 'fill-ground stroke-copper stroke-2')}
                cx={to[0]}
                cy={to[1]}
                r="25"
              />
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
