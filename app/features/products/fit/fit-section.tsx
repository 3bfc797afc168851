import { FitRows, SheetLink, WiringLink } from '#app/buying/fit/fit-check.tsx';
import { OuterPoles } from '#app/buying/fit/outer-poles.tsx';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, useWords } from '#app/ui/language.tsx';
import { Section } from '#app/ui/section.tsx';
import { fitSheet } from '#domain/configurator/fit.ts';
import { stockFits } from '#domain/configurator/stock-fit.ts';
import type { Product } from '#domain/products/products.ts';
import { stockWiring } from '#domain/wiring/sheet-for.ts';
import { reportOf } from '../cad-records.ts';
import { LOWER_MESSAGES } from '../lower.messages.ts';

const FIT = 'col-[4_/_9] mb-40 phone:col-span-full phone:row-[auto] phone:mb-28';

/** What to compare with the guitar before it is opened, position by position, and an outline to print. */
export function FitSection({ product }: { product: Product }) {
  const language = useLanguage();
  const words = useWords(LOWER_MESSAGES);
  const fits = stockFits(product, reportOf, language);
  const measured = fits.find(({ poles }) => poles !== 'hidden') ?? fits[0];
  return (
    <Section id="fit" figure={words.table} lines={[product.name, words.sizes]} heading={words.fits}>
      <div className="page-grid">
        {fits.map((fit) => (
          <div key={fit.where} className={FIT}>
            <h3 className="h4">{fit.where}</h3>
            <p className="mt-8 mb-12">{fit.sentence}</p>
            <FitRows rows={fit.rows} />
          </div>
        ))}
        {measured ? (
          <div className={cx(FIT, 'col-[9_/_13] row-[1_/_span_2] [&_p]:mt-8')}>
            <h3 className="h4">{words.howTo}</h3>
            {measured.poles === 'pairs' ? null : (
              <OuterPoles body={measured.body} spacing={measured.spacing} />
            )}
            <p>{words.measuring[measured.poles]}</p>
            <p>{fits.length > 1 ? words.each : fits[0]?.shared ? words.same : words.one}</p>
            <p className="muted">{words.differ}</p>
            <SheetLink sheet={fitSheet(product.slug)} />
            <WiringLink to={stockWiring(product.type)} />
          </div>
        ) : null}
      </div>
    </Section>
  );
}
