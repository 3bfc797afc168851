import { FitRows, SheetLink, WiringLink } from '#app/buying/fit/fit-check.tsx';
import { OuterPoles } from '#app/buying/fit/outer-poles.tsx';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { fitSheet } from '#domain/configurator/fit.ts';
import { stockFits } from '#domain/configurator/stock-fit.ts';
import type { Product } from '#domain/products/products.ts';
import { stockWiring } from '#domain/wiring/sheet-for.ts';
import { reportOf } from '../cad-records.ts';
import { LOWER_MESSAGES } from '../lower.messages.ts';

/** Sizes to compare with the guitar before opening it, by position, and an outline to print. */
export function FitContent({ product }: { product: Product }) {
  const language = useLanguage();
  const words = useMessages(LOWER_MESSAGES);
  const fits = stockFits(product, reportOf, language);
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
          <p>{fits.length > 1 ? words.each : fits[0]?.shared ? words.same : words.one}</p>
          <p className="muted">{words.differ}</p>
          <SheetLink sheet={fitSheet(product.slug)} />
          <WiringLink to={stockWiring(product.type)} />
        </div>
      ) : null}
    </div>
  );
}
