import { useMessages } from '#app/ui/language.tsx';
import { Section } from '#app/ui/section.tsx';
import { productByType } from '#domain/products/catalogue.ts';
import { PICTURE_FAMILIES, pictureFile } from '#domain/products/picture-files.ts';
import { tilePicture } from '#domain/products/pictures.ts';
import { countOf } from './cad-model.ts';
import { LANDING_MESSAGES } from './landing.messages.ts';

interface Place {
  /** Position on the part, and of its number: x, y in units of the picture. */
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/** Numbered positions of a humbucker's removable parts in the picture. */
const PLACES: readonly Place[] = [
  { from: [1008, 478], to: [1160, 262] },
  { from: [735, 440], to: [690, 232] },
  { from: [840, 645], to: [930, 880] },
  { from: [420, 668], to: [250, 470] },
  { from: [1098, 628], to: [1330, 800] },
];

const { width, height } = PICTURE_FAMILIES.shop;
const LARGEST = { width, height };

/** SVG has no `srcset`: the middle size, in the coordinates of the largest. */
const PICTURE = pictureFile(tilePicture(productByType('HUMBUCKER')), 960);

/** A pickup as a list of its replaceable parts, with a drawing that shows their places. */
export function BuiltToLast() {
  const words = useMessages(LANDING_MESSAGES).builtToLast;
  return (
    <Section id="built-to-last" figure={words.figure} lines={words.lines} heading={words.heading}>
      <div className="page-grid">
        <div className="col-[4/8] phone:col-span-full">
          <p className="lead">{words.lead}</p>
          <table className="[&_tr:last-child>*]:line-b mono mt-40 phone:mt-28">
            <caption className="visually-hidden">{words.caption}</caption>
            <tbody>
              {words.parts(countOf('humbucker', 'bobbin-screw')).map(([name, how], index) => (
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
          aria-label={words.picture}
        >
          <image href={PICTURE} {...LARGEST} />
          {PLACES.map(({ from, to }, index) => (
            <g key={from.join()}>
              <path className="stroke-copper stroke-2" d={`M${from.join(' ')}L${to.join(' ')}`} />
              <circle className="fill-copper stroke-ground stroke-2" cx={from[0]} cy={from[1]} r="5" />
              <circle
                className="phone:[r:36px] fill-ground stroke-copper stroke-2"
                cx={to[0]}
                cy={to[1]}
                r="25"
              />
              <text
                className="fill-copper [font:500_24px_var(--mono)] [text-anchor:middle] phone:[font-size:36px] phone:[translate:0_4px]"
                x={to[0]}
                y={to[1] + 8.5}
              >
                {index + 1}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </Section>
  );
}
