import { ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages, usePath } from '#app/ui/language.tsx';
import { MissingPrices } from '#app/ui/missing-prices.tsx';
import { Money } from '#app/ui/money.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { TitleBlock } from '#app/ui/title-block.tsx';
import { formatEuro } from '#domain/money.ts';
import { taxWords } from '#domain/prices/small-business.messages.ts';
import { CONFIGURATOR_LANDING_MESSAGES } from './landing.messages.ts';
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
        <dl className="phone:row-auto phone:col-span-full col-[4/13] line-b">
          {Object.values(rows).map(({ term, words, ...row }) => (
            <div className="grid grid-cols-[3fr_6fr] gap-x-gutter py-16 line-t phone:block" key={term}>
              <dt className="h4">{term}</dt>
              <dd className="phone:mt-4">
                {words}
                {'more' in row ? (
                  <>
                    {' '}
                    {more} <TextLink to="/return">{policy}</TextLink>
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

interface PanelBandProps {
  panel: ConfiguratorPanel;
  /** Its place in the row, from 1. */
  number: number;
  /** False without a price list. */
  listed: boolean;
}

/** One configurator on ink: what it builds, its steps and its lowest price. */
function PanelBand({ panel, number, listed }: PanelBandProps) {
  const { id, href, title, invitation, words, steps, photo, from } = panel;
  const heading = `${id}-heading`;
  const to = usePath();
  const messages = useMessages(CONFIGURATOR_LANDING_MESSAGES);
  return (
    <section className="wrap relative line-t overflow-hidden" aria-labelledby={heading}>
      <Photo
        className="absolute top-1/2 right-0 w-[min(73.6vw,1240px)] max-w-none [transform:translate(20%,-50%)] phone:static phone:w-[116%] phone:mt-[-9%] phone:mr-0 phone:mb-[-14%] phone:ml-[-4%] phone:[transform:none]"
        picture={photo}
        sizes="(min-width: 992px) 74vw, 116vw"
        first={number === 1}
      />
      <div className="page-grid relative grid-rows-[auto_1fr_auto] min-h-496 pt-20 pb-32 phone:min-h-0 phone:pt-16 phone:pb-28">
        <h2
          id={heading}
          translate="no"
          className="col-[4/9] phone:col-span-full text-[min(3.6vw,3.25rem)] phone:text-[calc(1.3rem_+_2.4vw)]"
        >
          {title}
        </h2>
        <TitleBlock
          figure={messages.build(number)}
          lines={[messages.steps(steps.length)]}
          className="col-[1/4] row-1 phone:row-auto phone:col-span-full phone:-order-1 phone:mb-16"
        />
        <div className="[&_p+p]:mt-8 col-[4/8] phone:col-span-full mt-16 mb-32 phone:mt-10 phone:mb-20">
          <p className="lead">{invitation}</p>
          <p className="muted">{words}</p>
        </div>
        <ol
          className="mono muted desk-only row-[2/4] col-[1/4] self-end phone:row-auto phone:col-span-full"
          aria-label={messages.stepList}
        >
          {steps.map((step, index) => (
            <li className="py-1.5" key={step}>
              <span className="copper inline-block w-24" aria-hidden="true">
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
        <p className="phone:[&_a]:flex-1 phone:[&_a]:min-w-200 phone:[&_a]:max-w-400 flex col-[4/9] phone:col-span-full flex-wrap gap-y-12 gap-x-28 items-center">
          <ButtonLink href={to(href)} aria-describedby={heading}>
            {messages.go}
          </ButtonLink>
          {listed ? (
            <span className={cx('mono mono-13', from === undefined ? 'muted' : 'copper')}>
              {from === undefined ? (
                messages.notOnSale
              ) : (
                <>
                  {messages.from} <Money amount={formatEuro(from)} />
                </>
              )}
            </span>
          ) : null}
        </p>
      </div>
    </section>
  );
}
