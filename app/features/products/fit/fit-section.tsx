import { FitRows, SheetLink, WiringLink } from '#app/buying/fit/fit-check.tsx';
import { OuterPoles } from '#app/buying/fit/outer-poles.tsx';
import { cx } from '#app/ui/cx.ts';
import { Section } from '#app/ui/section.tsx';
import { fitSheet } from '#domain/configurator/fit.ts';
import { type StockFit, stockFits } from '#domain/configurator/stock-fit.ts';
import type { Product } from '#domain/products/products.ts';
import { stockWiring } from '#domain/wiring/sheet-for.ts';
import { reportOf } from '../cad-records.ts';
import styles from './fit-section.module.css';

/** What to compare with the guitar before it is opened, position by position, and an outline to print. */
export function FitSection({ product }: { product: Product }) {
  const fits = stockFits(product, reportOf);
  const measured = fits.find(({ poles }) => poles !== 'hidden') ?? fits[0];
  return (
    <Section id="fit" figure="TABLE 2" lines={[product.name, 'Sizes of our drawing']} heading="Will it fit?">
      <div className="page-grid">
        {fits.map((fit) => (
          <div key={fit.where} className={styles.fit}>
            <h3 className="h4">{fit.where}</h3>
            <p className="mt-8 mb-12">{fit.sentence}</p>
            <FitRows rows={fit.rows} />
          </div>
        ))}
        {measured ? (
          <div className={cx(styles.fit, styles.measure)}>
            <h3 className="h4">How to measure</h3>
            {measured.poles === 'pairs' ? null : (
              <OuterPoles body={measured.body} spacing={measured.spacing} />
            )}
            <p>{measuring(measured)}</p>
            <p>{whichPosition(fits)}</p>
            <p className="muted">Wood, rings and pickguards differ: measure the guitar, too.</p>
            <SheetLink sheet={fitSheet(product.slug)} />
            <WiringLink to={stockWiring(product.type)} />
          </div>
        ) : null}
      </div>
    </Section>
  );
}

function measuring({ poles }: StockFit): string {
  switch (poles) {
    case 'screws':
      return 'Measure from the middle of one outer pole screw to the middle of the other, under the low and the high E string.';
    case 'pairs':
      return 'Two rods stand under each string, one on either side of it. Measure from the middle of one outer pair to the middle of the other, under the lowest and the highest string.';
    case 'rods':
    case 'hidden':
      return 'Measure from the middle of one outer rod to the middle of the other, under the low and the high E string. Under a cover, measure the strings themselves above it.';
  }
}

function whichPosition(fits: readonly StockFit[]): string {
  if (fits.length > 1)
    return 'Each position has a size of its own: order the one that the guitar has room for.';
  return fits[0]?.where.includes(' and ')
    ? 'All positions measure the same and are wound for their place. A string swings less near the bridge, so the bridge pickup has more turns.'
    : 'There is one place for it.';
}
