import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { Section } from '#app/ui/section.tsx';
import { Slide } from '#app/ui/slide.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { POSITIONS_SAID } from '#domain/products/pickup-types.messages.ts';
import { FLAVOR_NAMES } from '#domain/products/pickup-types.ts';
import type { Product } from '#domain/products/products.ts';
import type { Winding } from '#domain/products/winding-table.ts';
import { SPEC_MESSAGES } from '#domain/tone/spec-bullets.messages.ts';
import { specBullets } from '#domain/tone/spec-bullets.ts';
import { explodedOf } from '../cad-records.ts';
import { LOWER_MESSAGES } from '../lower.messages.ts';
import { Chapter, Fold } from './article.tsx';
import { articlesOn } from './articles.server.ts';
import { ExplodedDrawing, ExplodedFigure } from './exploded-figure.tsx';
import { productFigures } from './figures.ts';

const WIDE = 'col-[4/9] open:col-[4/13] phone:col-span-full phone:open:col-span-full';

/** The article on a product, below the buy section; nothing if there is none. */
export function ArticleSection({ product }: { product: Product }) {
  const language = useLanguage();
  const words = useMessages(LOWER_MESSAGES);
  const figures = productFigures(product, language);
  const drawing = explodedOf(product.slug);
  return articlesOn(product.slug, language).map(({ title, lead, others, Text }, index) => (
    <Section
      key={title}
      id={`article-${index + 1}`}
      figure={words.note(index + 1)}
      lines={[product.name, words.figures]}
      heading={title}
      className="[&_header]:mb-32 phone:[&_header]:mb-24"
    >
      <div className="page-grid">
        <div className="col-[4/9] phone:col-span-full">
          <p className="lead">{lead}</p>
          <div className="grid grid-cols-2 phone:grid-cols-1 gap-x-gutter mt-28">
            <Text f={figures} components={{ Chapter, TextLink }} />
          </div>
        </div>
        {index === 0 && drawing ? (
          <figure className="col-[10/13] row-[1/4] phone:hidden [.page-grid:has(>details[open])>&]:hidden">
            <ExplodedDrawing drawing={drawing} />
            <figcaption className="mono muted mt-12 text-center">
              {words.figure} · {words.apart(words.model(drawing.slug, drawing.model))}
            </figcaption>
          </figure>
        ) : null}
        {index === 0 ? (
          <>
            {drawing ? (
              <Fold title={words.allParts} className={WIDE}>
                <ExplodedFigure
                  drawing={drawing}
                  name={product.name}
                  others={others?.replace(/\{(\w+)\}/g, (_, size) => figures.size('neck', size))}
                />
              </Fold>
            ) : null}
            <Fold title={words.allWindings} className={WIDE}>
              <WindingsTable windings={figures.windings} name={product.name} />
            </Fold>
          </>
        ) : null}
      </div>
    </Section>
  ));
}

const CELL = 'py-10 pr-16 line-t whitespace-nowrap';

/** Every winding of a product side by side; the page's own table shows only the chosen ones. */
export function WindingsTable({ windings, name }: { windings: readonly Winding[]; name: string }) {
  const language = useLanguage();
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
          <TextLink to="/model">{words.windings[1]}</TextLink>
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
