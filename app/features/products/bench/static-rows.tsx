import { FitRows, SheetLink, WiringLink } from '#app/buying/fit/fit-check.tsx';
import { OuterPoles } from '#app/buying/fit/outer-poles.tsx';
import { DrawingSheet } from '#app/ui/drawing-sheet.tsx';
import { FoldRow } from '#app/ui/fold-row.tsx';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { connectorRow, fitSheet } from '#domain/configurator/fit.ts';
import { stockFits } from '#domain/configurator/stock-fit.ts';
import type { Language } from '#domain/languages.ts';
import { PRODUCT_MESSAGES } from '#domain/products/product.messages.ts';
import type { Product } from '#domain/products/products.ts';
import { stockWiring } from '#domain/wiring/sheet-for.ts';
import { cadReportOf } from '../cad-records.ts';
import { LOWER_MESSAGES } from '../lower.messages.ts';
import type { ProductProps } from '../product-props.ts';
import { BENCH_MESSAGES } from './bench.messages.ts';
import { listed } from './bench-words.ts';

interface StaticRowsProps {
  product: Product;
  props: Pick<ProductProps, 'intro' | 'drawing' | 'drawingSize'>;
}

/** Rows that do not depend on the choice: sizes, drawing, and the sources of all figures. */
export function StaticRows({ product, props: { intro, drawing, drawingSize } }: StaticRowsProps) {
  const language = useLanguage();
  const words = useMessages(BENCH_MESSAGES);
  return (
    <div className="wrap page-grid pb-128 phone:pb-80">
      <div className="col-[4/13] phone:col-span-full line-b">
        <FoldRow id="fit" name={words.fit} words={fitWords(product, language)}>
          <FitContent product={product} />
        </FoldRow>
        <FoldRow id="drawing" name={words.drawing} words={words.drawingInside}>
          <DrawingSheet name={product.name} drawing={drawing} size={drawingSize} />
          <p className="lead mt-32">{intro}</p>
        </FoldRow>
        <FoldRow id="how" name={words.model} words={words.modelInside}>
          <div className="max-w-572">
            <p>
              {words.modelled[0]}
              <TextLink to="/model">{words.modelled[1]}</TextLink>
              {words.modelled[2]}
            </p>
            <p className="mt-12">{words.load}</p>
            <p className="mt-12">
              <TextLink className="py-10" to="/workbench">
                {words.more}
              </TextLink>
            </p>
          </div>
        </FoldRow>
      </div>
    </div>
  );
}

/** Sizes to compare with the guitar before opening it, by position, and an outline to print. */
function FitContent({ product }: { product: Product }) {
  const language = useLanguage();
  const words = useMessages(LOWER_MESSAGES);
  const fits = stockFits(product, cadReportOf, language);
  const measured = fits.find(({ poles }) => poles !== 'hidden') ?? fits[0];
  return (
    <div className="grid grid-cols-2 gap-x-gutter gap-y-32 items-start phone:grid-cols-1">
      <div className="grid gap-y-32">
        {fits.map((fit) => (
          <div key={fit.where}>
            <h4>{fit.where}</h4>
            <p className="mt-8 mb-12">{fit.sentence}</p>
            <FitRows rows={fit.rows} />
          </div>
        ))}
      </div>
      {measured ? (
        <div className="[&_p]:mt-8">
          <h4>{words.howTo}</h4>
          {measured.poles === 'pairs' ? null : <OuterPoles body={measured.body} spacing={measured.spacing} />}
          <p>{words.measuring[measured.poles]}</p>
          {fits.length > 1 || fits[0]?.shared ? <p>{fits.length > 1 ? words.each : words.same}</p> : null}
          <FitRows rows={[connectorRow(language)]} />
          <SheetLink sheet={fitSheet(product.slug)} />
          <WiringLink to={stockWiring(product.type)} />
        </div>
      ) : null}
    </div>
  );
}

/** "Fits a humbucker rout, 50 mm". */
export function fitWords(product: Product, language: Language): string {
  const spacings = stockFits(product, cadReportOf, language).map(({ spacing }) => String(spacing));
  return `${PRODUCT_MESSAGES[product.type][language].fits}, ${listed(spacings, 'mm', language)}`;
}
