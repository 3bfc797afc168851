import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { MissingPrices } from '#app/ui/missing-prices.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { taxWords } from '#domain/prices/small-business.messages.ts';
import { BeforeYouBegin } from './before-you-begin.tsx';
import { LANDING_MESSAGES } from './landing.messages.ts';
import { PanelBand } from './panel-band.tsx';
import type { Panel } from './panels.ts';

interface LandingPageProps {
  panels: readonly Panel[];
  /** False without a price list. */
  listed: boolean;
}

export function LandingPage({ panels, listed }: LandingPageProps) {
  const language = useLanguage();
  const words = useMessages(LANDING_MESSAGES);
  return (
    <>
      <div className="on-ink [&_h1]:[grid-column-end:-1] [&_h1]:[font-size:min(7.2vw,6.5rem)] phone:[&_h1]:[font-size:min(11.6vw,4.5rem)]">
        <PageTitle
          figure={words.sheet}
          lines={[words.builds(panels.length), taxWords(words.prices, language)]}
          title={words.title}
        />
        {listed ? null : (
          <div className="wrap">
            <MissingPrices path="/configurator" className="mb-32">
              <strong>{words.noPrices}</strong>
              {words.meanwhile}
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
