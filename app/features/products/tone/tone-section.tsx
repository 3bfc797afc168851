import { cx } from '#app/ui/cx.ts';
import { useLanguage, useWords } from '#app/ui/language.tsx';
import { Section } from '#app/ui/section.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { type Bundle, POSITIONS } from '#domain/products/pickup-types.ts';
import { PRODUCT_PAGE } from '../product.messages.ts';
import type { FlavorProps, ProductProps } from '../product-props.ts';
import { levelWords } from './describe-level.ts';
import { ResponseFigure } from './response-figure.tsx';
import { TONE_MESSAGES } from './tone.messages.ts';
import { AXES, type Curve, curvesOf } from './tone-curves.ts';
import { ToneGraph } from './tone-graph.tsx';

const COLOURS = { solid: 'text-copper', dashed: 'text-forest', dotted: 'text-text' } as const;
const DASHES = { solid: '', dashed: '[stroke-dasharray:5_3]', dotted: '[stroke-dasharray:2_2]' } as const;

const CELL = 'pr-16 pb-11 last:pr-0 align-middle phone:pr-12';
const HEAD = cx(CELL, 'weight-500');
const ROW_CELL = cx(CELL, 'pt-11 line-t');

export interface ToneSectionProps {
  product: Pick<ProductProps, 'flavors' | 'levelNeighbours'>;
  flavor: FlavorProps;
  bundle: Bundle;
  /** False while the page shows a flavor that nobody has picked. */
  chosen: boolean;
}

/** What the pickups do to a string: six tone figures at the left, the frequency response at the right. */
export function ToneSection({ product, flavor, bundle, chosen }: ToneSectionProps) {
  const language = useLanguage();
  const to = usePath();
  const page = useWords(PRODUCT_PAGE);
  const words = useWords(TONE_MESSAGES);
  const subject = page.subject(flavor.name, bundle);
  const curves = curvesOf(flavor.windings, bundle, language);
  // Columns stand in the order of the pickups on the instrument, as in the specification below.
  const columns = POSITIONS.flatMap((position) => curves.filter((curve) => curve.position === position));
  const lines = [words.line(subject), ...(chosen ? [] : [page.pickAnother])];
  return (
    <Section id="tone" figure={words.figure} lines={lines} heading={words.heading}>
      {/* Two figures side by side, each with its table below it. */}
      <div className="page-grid grid-rows-[auto_1fr] items-start">
        <div className="col-[1/6] justify-self-center w-full max-w-480 px-24 phone:col-span-full phone:px-14">
          <ToneGraph curves={curves} />
        </div>
        <div className="col-[1/6] mt-40 phone:col-span-full phone:mt-36">
          <table data-curves={curves.length}>
            <caption className="visually-hidden">{words.figuresOf(subject)}</caption>
            <thead className="mono">
              <tr>
                <td className={HEAD} />
                {columns.map((curve) => (
                  <th key={curve.position} scope="col" className={HEAD}>
                    <Key style={curve.style} />
                    {curve.name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="[&>:last-child>*]:line-b">
              {AXES.map((key, axis) => (
                <tr key={key}>
                  <th scope="row" className={cx(ROW_CELL, 'w-[42%] phone:w-[40%]')}>
                    <span className="mono mono-13 block">{words.axes[key][0]}</span>
                    <span className="muted block type-14 lh-[1.35] phone:type-13 phone:lh-[1.35]">
                      {words.axes[key][1]}
                    </span>
                  </th>
                  {columns.map((curve) => (
                    <td key={curve.position} className={ROW_CELL}>
                      <Bar style={curve.style} value={curve.values[axis] ?? 0} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mono muted mt-16">
            {words.scale[0]}
            <a className="link" href={to('/model')}>
              {words.scale[1]}
            </a>
            {words.scale[2]}
          </p>
        </div>
        <div className="col-[6/13] row-[1/span_2] pl-24 phone:col-span-full phone:row-auto phone:mt-56 phone:pl-0">
          <ResponseFigure
            flavors={product.flavors}
            flavor={flavor}
            bundle={bundle}
            note={levelWords(
              product.levelNeighbours,
              flavor.id,
              columns.map(({ position }) => position),
              language,
            )}
          />
        </div>
      </div>
    </Section>
  );
}

/** The line as it is drawn in the graph. */
function Key({ style }: { style: Curve['style'] }) {
  return (
    <svg
      className={cx(
        'inline-block mr-8 [vertical-align:0.3em] fill-none stroke-current stroke-2',
        COLOURS[style],
        DASHES[style],
      )}
      viewBox="0 0 18 2"
      width={18}
      height={2}
      aria-hidden="true"
    >
      <path d="M0 1h18" />
    </svg>
  );
}

/** A figure with its measure beside it. */
function Bar({ style, value }: { style: Curve['style']; value: number }) {
  const figure = Math.round(value * 100);
  return (
    <span className="grid grid-cols-[3.5ch_minmax(0,1fr)] gap-10 items-center phone:grid-cols-1 phone:gap-6">
      <span className="mono mono-13">{figure}</span>
      <svg
        className={cx('w-full h-6 fill-none stroke-current stroke-4', COLOURS[style])}
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="stroke-line stroke-1" d="M0 5.5H100" />
        <path d={`M0 3H${figure}`} />
      </svg>
    </span>
  );
}
