import { cx } from '#app/ui/cx.ts';
import { MissingPrices } from '#app/ui/missing-prices.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { NO_PRICES } from '#domain/prices/price-list.ts';
import { taxWords } from '#domain/prices/small-business.messages.ts';
import { BeforeYouBegin } from './before-you-begin.tsx';
import styles from './landing-page.module.css';
import { PanelBand } from './panel-band.tsx';
import type { Panel } from './panels.ts';

interface LandingPageProps {
  panels: readonly Panel[];
  /** False while there is no price list. */
  listed: boolean;
}

/** The way to the three configurators. */
export function LandingPage({ panels, listed }: LandingPageProps) {
  return (
    <>
      <div className={cx('on-ink', styles.builds)}>
        <PageTitle
          figure="SHEET 3"
          lines={[`${panels.length} builds, same bench`, taxWords('Prices in euro, in the EU with VAT')]}
          title="Configurator"
        />
        {listed ? null : (
          <div className="wrap">
            <MissingPrices path="/configurator" className="mb-32">
              <strong>{NO_PRICES}</strong>
              Everything can be looked at meanwhile.
            </MissingPrices>
          </div>
        )}
        {panels.map((panel, index) => (
          <PanelBand key={panel.id} panel={panel} number={index + 1} listed={listed} />
        ))}
      </div>
      <BeforeYouBegin />
    </>
  );
}
