import { useTranslation } from '#app/ui/language.tsx';
import { amountWords } from '#domain/stock/amounts.ts';
import type { BuyingView } from '#server/stock/index.ts';
import { LinkButton } from '../kit/button.tsx';
import { framed, PageHead } from '../kit/frame.tsx';
import { Nothing, TitledSection } from '../kit/section.tsx';
import { dateOf } from '../kit/words.ts';
import { StockTabs } from './stock-tabs.tsx';
import { ON_THE_WAY, WAY_KEYS } from './way.messages.ts';
import { LabelLinks, WayCard } from './way-card.tsx';

export default framed(WayPage, '/workshop/stock/on-the-way', WAY_KEYS);

function WayPage({ view: { way, tabs, today, received } }: { view: BuyingView }) {
  const [words, language] = useTranslation(ON_THE_WAY);
  return (
    <>
      <PageHead title={words.title} aside={way.length === 0 ? words.nothingOrdered : words.byDay(tabs.way)} />
      <StockTabs path="/workshop/stock/on-the-way" tabs={tabs} />
      <h2 className="visually-hidden">{words.heading}</h2>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,400px),1fr))] gap-20 items-start px-margin pt-22 pb-20">
        {way.length === 0 ? (
          <Nothing title={words.nothing.title} text={words.nothing.text}>
            <LinkButton label={words.nothing.look} to="/workshop/stock/to-buy" />
          </Nothing>
        ) : (
          way.map((line) => <WayCard key={line.id} line={line} today={today} />)
        )}
        {way.length < tabs.way ? <p className="text-muted">{words.othersFollow(tabs.way)}</p> : null}
      </div>
      <TitledSection
        id="received"
        titleId="received-title"
        className="px-margin pt-0 pb-48 [&_li]:grid [&_li]:grid-cols-[110px_minmax(0,1fr)_auto] [&_li]:gap-12 [&_li]:py-9 [&_li]:px-0 [&_li]:line-t [&_li]:type-14"
        titleClassName="mb-12"
        title={words.received}
      >
        {received.length === 0 ? (
          <p className="text-muted">{words.nothingYet}</p>
        ) : (
          <ul>
            {received.map(({ id, name, unit, came, on, supplier, cancelled, deliveries }) => (
              <li key={id}>
                <span className="fine">{dateOf(on, language)}</span>
                <div>
                  {name} <span className="text-muted">{supplier}</span>
                  <LabelLinks name={name} unit={unit} deliveries={deliveries} />
                </div>
                <span className="num">
                  {amountWords(unit, came, language)}
                  {cancelled ? words.restCancelled : ''}
                </span>
              </li>
            ))}
          </ul>
        )}
      </TitledSection>
    </>
  );
}
