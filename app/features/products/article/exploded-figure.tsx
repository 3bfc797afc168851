import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { TitleBlock } from '#app/ui/title-block.tsx';
import type { Language } from '#domain/languages.ts';
import { inFigures } from '#domain/tone/format-figures.ts';
import type { ExplodedItem, ExplodedSheet } from '../cad-records.ts';
import { LOWER_MESSAGES } from '../lower.messages.ts';

/** Names are left of the drawing; each mark shares the drawing's place. */
const FIGURE = cx(
  'relative [isolation:isolate] grid grid-cols-[calc(25%_-_var(--gutter)_*_0.75)_var(--wide)] gap-x-gutter phone:block',
  '[--start:calc(25%_+_var(--gutter)_/_4)] [--wide:min(640px,calc(75%_-_var(--gutter)_/_4))] phone:[--start:0px] phone:[--wide:100%]',
);
const LINES = 'fill-none stroke-current [stroke-linecap:round] stroke-round';
const MARK =
  'absolute top-0 left-(--start) z-[var(--up,0)] w-(--wide) text-copper opacity-0 pointer-events-none';
const MARKED =
  '[label:is(:hover,:has(:checked))_&]:opacity-100 [fieldset:has(label:hover)_label:not(:hover)_&]:opacity-0';

/**
 * The pickup exploded, drawn from the CAD source, with a list of its parts. Choosing a name or pointing at a part marks
 * both: each row of the list contains its own outline and lays it over the drawing, so no script is needed.
 */
export function ExplodedFigure({
  drawing,
  name,
  others,
}: {
  drawing: ExplodedSheet;
  name: string;
  others?: string | undefined;
}) {
  const language = useLanguage();
  const words = useMessages(LOWER_MESSAGES);
  const { slug, width, height } = drawing;
  const model = words.model(slug, drawing.model);
  const items = numbered(drawing);
  const sheet = sheetOf(slug);
  const box = `0 0 ${width} ${height}`;
  return (
    <fieldset className={FIGURE}>
      <legend className="visually-hidden">{words.parts(name)}</legend>
      <svg
        className={cx(LINES, 'col-2 row-1 w-full stroke-[0.6]')}
        viewBox={box}
        role="img"
        aria-label={words.apart(model)}
      >
        {items.map(({ id, tip, number: [x = 0, y = 0] }, index) => (
          <g key={id}>
            <use href={`${sheet}#${id}`} />
            <path className="stroke-copper stroke-[0.5]" d={`M${x + 11} ${y}L${tip.join(' ')}`} />
            <text
              className="fill-copper stroke-none [font:500_11px_var(--mono)] [text-anchor:middle] phone:text-[15px]"
              x={x}
              y={y + 4}
            >
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <div className="col-1 row-1 phone:mt-20">
        <TitleBlock
          figure={words.figure}
          lines={[model, ...(others ? [others] : []), words.point]}
          className="mb-20"
        />
        <ol className="[&_li:nth-child(1)]:[--up:8] [&_li:nth-child(2)]:[--up:7] [&_li:nth-child(3)]:[--up:6] [&_li:nth-child(4)]:[--up:5] [&_li:nth-child(5)]:[--up:4] [&_li:nth-child(6)]:[--up:3] [&_li:nth-child(7)]:[--up:2] [&_li:nth-child(8)]:[--up:1] phone:columns-2 phone:gap-x-16">
          {items.map((item, index) => (
            <li key={item.id}>
              <label className="flex gap-12 min-h-44 py-10 line-t cursor-pointer has-focus-visible:[outline:2px_solid_var(--focus)] phone:break-inside-avoid phone:gap-6">
                <input type="radio" name="part" value={item.id} className="visually-hidden" />
                <span className="mono copper min-w-[1.6em] pt-3">{index + 1}</span>
                <span className="min-w-0">
                  <b className="block hyphens-auto [label:is(:hover,:has(:checked))_&]:underline-fill-[2px]/[0.25em]">
                    {words.part(item)}
                  </b>
                  <span className="mono muted block">{sizeWords(item, language)}</span>
                </span>
                <svg className={cx(LINES, MARK, MARKED, 'stroke-[1.3]')} viewBox={box} aria-hidden="true">
                  <polygon
                    className="stroke-none [pointer-events:all]"
                    points={item.hull.map((point) => point.join(',')).join(' ')}
                  />
                  <use href={`${sheet}#${item.id}`} />
                </svg>
              </label>
            </li>
          ))}
        </ol>
      </div>
    </fieldset>
  );
}

const numbered = ({ items }: ExplodedSheet) =>
  items.toSorted((a, b) => (a.number[1] ?? 0) - (b.number[1] ?? 0));

const sheetOf = (slug: string) => `/generated/exploded/${slug}.svg`;

/** The exploded pickup without numbers, as an illustration. */
export function ExplodedDrawing({ drawing: { slug, width, height, items } }: { drawing: ExplodedSheet }) {
  return (
    <svg
      className={cx(LINES, 'w-full h-auto stroke-[1.2]')}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {items.map(({ id }) => (
        <use key={id} href={`${sheetOf(slug)}#${id}`} />
      ))}
    </svg>
  );
}

/** "6 pieces, up to ⌀ 5 × 18 mm". */
function sizeWords({ count, size, varies, id }: ExplodedItem, language: Language): string {
  const { pieces, upTo } = LOWER_MESSAGES[language];
  const [length = 0, width = 0, height = 0] = size;
  const round = /^(rods|poles|slugs|screws|mounting)$/.test(id);
  const sizes = round ? `⌀\u00a0${Math.max(length, width)} × ${height}` : `${length} × ${width} × ${height}`;
  return `${count > 1 ? pieces(count) : ''}${varies ? upTo : ''}${inFigures(sizes, language)}\u00a0mm`;
}
