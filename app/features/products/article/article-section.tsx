import { useLanguage, useWords } from '#app/ui/language.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Product } from '#domain/products/products.ts';
import { explodedOf } from '../cad-records.ts';
import { laterFigures } from '../later-figures.ts';
import { LOWER_MESSAGES } from '../lower.messages.ts';
import { ARTICLES } from './articles.ts';
import { ExplodedFigure } from './exploded-figure.tsx';
import { articleFigures } from './figures.ts';
import { WindingsTable } from './windings-table.tsx';

/** What is to be read about a product, under all that is to be bought; nothing where nobody has written. */
export function ArticleSection({ product }: { product: Product }) {
  const language = useLanguage();
  const words = useWords(LOWER_MESSAGES);
  const figures = articleFigures(product, language);
  const drawing = explodedOf(product.slug);
  return ARTICLES[product.type]?.[language](figures).map(({ title, lead, others, blocks }, index) => (
    <Section
      key={title}
      id={`article-${index + 1}`}
      figure={words.note(index + 1)}
      lines={[product.name, words.figures]}
      heading={title}
    >
      <div className="page-grid">
        <p className="lead col-[4/-1] max-w-572 phone:col-span-full">{lead}</p>
      </div>
      {index === 0 && drawing ? (
        <ExplodedFigure
          drawing={drawing}
          name={product.name}
          others={others}
          figure={words.fig(laterFigures(product).exploded)}
        />
      ) : null}
      <div className="page-grid">
        {blocks.map((block) => (
          <div
            key={block.title}
            className="col-[4/-1] max-w-572 phone:col-span-full mt-40 come-in [&_p+p]:mt-8"
          >
            <h3 className="mb-10">{block.title}</h3>
            {block.body}
          </div>
        ))}
        {index === 0 ? (
          <div className="col-[4/-1] phone:col-span-full mt-40 come-in">
            <WindingsTable windings={figures.windings} name={product.name} />
          </div>
        ) : null}
      </div>
    </Section>
  ));
}
