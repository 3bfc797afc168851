import { DrawingSheet } from '#app/ui/drawing-sheet.tsx';
import earlyRows from '#app/ui/early-rows.ts?early';
import { EarlyScript } from '#app/ui/early-script.tsx';
import { FoldRow } from '#app/ui/fold-row.tsx';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { usePath } from '#app/ui/use-path.ts';
import type { Product } from '#domain/products/products.ts';
import type { ProductProps } from '../product-props.ts';
import { BENCH_MESSAGES } from './bench.messages.ts';
import { FitContent } from './fit-content.tsx';
import { fitWords } from './fit-words.ts';

interface StaticRowsProps {
  product: Product;
  props: Pick<ProductProps, 'intro' | 'drawing' | 'drawingSize'>;
}

/** Rows that do not depend on the choice: sizes, drawing, and the sources of all figures. */
export function StaticRows({ product, props: { intro, drawing, drawingSize } }: StaticRowsProps) {
  const language = useLanguage();
  const to = usePath();
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
              <a className="link" href={to('/model')}>
                {words.modelled[1]}
              </a>
              {words.modelled[2]}
            </p>
            <p className="mt-12">{words.load}</p>
            <p className="flex flex-wrap gap-x-24 mt-12">
              <a className="link py-10" href={to('/model')}>
                {words.checked}
              </a>
              <a className="link py-10" href={to('/workbench')}>
                {words.more}
              </a>
            </p>
          </div>
        </FoldRow>
      </div>
      <EarlyScript code={earlyRows} />
    </div>
  );
}
