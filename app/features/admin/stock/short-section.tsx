import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useMessages, useTranslation } from '#app/ui/language.tsx';
import { dayInWords, shortDayIn } from '#domain/calendar/day.ts';
import { countryIn } from '#domain/countries.ts';
import { amountWords } from '#domain/stock/amounts.ts';
import type { ShortView } from '#server/stock/index.ts';
import { LinkButton } from '../kit/button.tsx';
import { letterPath, OrderLink } from '../kit/link.tsx';
import { SECTION_ASIDE, SectionHead } from '../kit/section.tsx';
import { firstName } from '../kit/words.ts';
import { SHORT } from './short-section.messages.ts';

const WINE = Array.from({ length: 25 }, (_, index) => index * 4 + 1);

function Verdict({ short }: { short: ShortView }) {
  const { comes, daysLate, instead, ordered, bought } = short;
  const [words, language] = useTranslation(SHORT);
  const dayWords = (day: string) => dayInWords(day, language, 'short');
  const [tone, icon, verdict] =
    comes === undefined
      ? (['text-copper', 'info', ordered ? words.tooLittle : words.notOrdered] as const)
      : daysLate > 0
        ? (['text-wine', 'warning', words.late(daysLate)] as const)
        : (['text-forest', 'check', words.inTime] as const);
  return (
    <div className={cx('max-[700px]:nth-[n+3]:col-span-full', tone)}>
      <b className="flex gap-8 items-center mb-3 weight-600">
        <Icon name={icon} size={15} /> {verdict}
      </b>
      <p className="fine text-muted">
        {comes === undefined
          ? bought
            ? words.toUs(bought.words, bought.days)
            : words.noSupplier
          : [
              ordered && words.ordered(ordered.words, shortDayIn(ordered.on, language)),
              words.due(dayWords(comes)),
              daysLate > 0 && instead && words.wouldLeave(dayWords(instead)),
            ]}
      </p>
    </div>
  );
}

function Way({ short }: { short: ShortView }) {
  const { daysLate, comes, order, buyer, name } = short;
  const words = useMessages(SHORT);
  if (comes === undefined)
    return (
      <LinkButton
        to={`/workshop/stock/to-buy#${encodeURIComponent(short.part)}`}
        className="max-[700px]:nth-[n+3]:col-span-full"
        data-open=""
      >
        {words.buy} <span className="visually-hidden">{name}</span>
      </LinkButton>
    );
  return (
    <LinkButton
      to={daysLate > 0 ? letterPath(order) : '/workshop/stock/on-the-way'}
      kind={daysLate > 0 && 'second'}
      className="max-[700px]:nth-[n+3]:col-span-full"
      data-open=""
    >
      {daysLate > 0 ? words.ask(firstName(buyer)) : words.look}{' '}
      <span className="visually-hidden">{name}</span>
    </LinkButton>
  );
}

/** Missing parts of open orders, by the day that the bench needs them. */
export function ShortSection({ short, parts }: { short: readonly ShortView[]; parts: number }) {
  const [words, language] = useTranslation(SHORT);
  return (
    <section id="short" aria-labelledby="short-title">
      <SectionHead id="short-title" title={words.title} aside={words.count(short.length, parts)}>
        <span className={SECTION_ASIDE}>{words.need}</span>
      </SectionHead>
      {short.map((one) => {
        const { part, name, detail, unit, free, onHand, reserved, order, buyer, country, promised } = one;
        const here = reserved > 0 ? Math.max(0, Math.min(100, (onHand / reserved) * 100)) : 100;
        return (
          <article
            key={part}
            className="relative grid grid-cols-[250px_104px_230px_178px_minmax(0,1fr)_148px] gap-y-12 gap-x-24 items-center py-16 line-t max-[1280px]:grid-cols-[minmax(0,1.3fr)_110px_minmax(0,1fr)] max-[700px]:grid-cols-[minmax(0,1fr)_auto] before:absolute before:top-0 before:bottom-0 before:-left-16 before:w-4 before:bg-wine max-[700px]:before:-left-margin data-[tone=forest]:before:bg-forest"
            data-row=""
            data-tone={one.comes !== undefined && one.daysLate === 0 ? 'forest' : 'wine'}
          >
            <div>
              <h3 className="mb-3 type-20 lh-[1.1]">{name}</h3>
              <p className="fine text-muted">{detail}</p>
            </div>
            <p
              className={cx(
                'heading-38/1 ls-[-0.03em] text-right whitespace-nowrap',
                one.daysLate > 0 && 'text-wine',
              )}
            >
              {amountWords(unit, free, language)}
            </p>
            <div className="max-[700px]:col-span-full">
              <svg
                className="block w-full h-12 mb-6 edge rounded-[1px] bg-ground-raised [&_rect]:fill-ink [&_path]:stroke-wine [&_path]:stroke-[1.4]"
                viewBox="0 0 100 10"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect width={here} height="10" />
                {WINE.map((x) =>
                  x >= here ? <path key={x} data-short="" d={`M${x} 10 ${x + 2} 0`} /> : null,
                )}
              </svg>
              <p className="fine text-muted">
                {words.onHand(amountWords(unit, onHand, language), amountWords(unit, reserved, language))}
              </p>
            </div>
            <div className="max-[700px]:col-span-full">
              <OrderLink number={order} />
              <p>
                {words.buyer(firstName(buyer))}, {countryIn(country, language)}
              </p>
              {promised ? (
                <p className="fine text-muted">{words.promised(dayInWords(promised, language, 'short'))}</p>
              ) : null}
            </div>
            <Verdict short={one} />
            <Way short={one} />
          </article>
        );
      })}
    </section>
  );
}
