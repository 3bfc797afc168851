import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { MissingPrices } from '#app/ui/missing-prices.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { TitleBlock } from '#app/ui/title-block.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { taxWords } from '#domain/prices/small-business.messages.ts';
import { CONFIGURATOR_LANDING_MESSAGES } from './landing.messages.ts';
import { PanelBand } from './panel-band.tsx';
import type { ConfiguratorPanel } from './panels.ts';

interface LandingPageProps {
  panels: readonly ConfiguratorPanel[];
  /** False without a price list. */
  listed: boolean;
}

export function LandingPage({ panels, listed }: LandingPageProps) {
  const language = useLanguage();
  const words = useMessages(CONFIGURATOR_LANDING_MESSAGES);
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

/** Facts about all three builds, as a table of a drawing. */
function BeforeYouBegin() {
  const to = usePath();
  const { before, table, rows } = useMessages(CONFIGURATOR_LANDING_MESSAGES);
  const [more, policy, end] = rows.goods.more;
  return (
    <section className="wrap pt-64 pb-112 phone:pt-20 phone:pb-72" aria-label={before}>
      <div className="page-grid">
        <TitleBlock
          figure={table}
          lines={[before]}
          className="col-[1/4] row-1 pt-20 phone:row-auto phone:col-span-full phone:pt-0 phone:pb-24"
        />
        <dl className="phone:row-[auto] phone:col-span-full col-[4/13] line-b">
          {Object.values(rows).map(({ term, words, ...row }) => (
            <div className="grid grid-cols-[3fr_6fr] gap-x-gutter py-16 line-t phone:block" key={term}>
              <dt className="h4">{term}</dt>
              <dd className="phone:mt-4">
                {words}
                {'more' in row ? (
                  <>
                    {' '}
                    {more}{' '}
                    <a className="link" href={to('/return')}>
                      {policy}
                    </a>
                    {end}
                  </>
                ) : null}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
