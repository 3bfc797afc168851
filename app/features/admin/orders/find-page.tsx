import { useTranslation } from '#app/ui/language.tsx';
import { stepLabel } from '#domain/orders/states.ts';
import type { Hit } from '#server/admin/index.ts';
import { LinkButton } from '../kit/button.tsx';
import { framed, PageHead } from '../kit/frame.tsx';
import { OrderNumber, PageLink, workshopOrderPath } from '../kit/link.tsx';
import { Tag } from '../kit/parts.tsx';
import { Nothing } from '../kit/section.tsx';
import { dateOf } from '../kit/words.ts';
import { FIND_KEYS, FIND_PAGE } from './find-page.messages.ts';

export default framed(FindPage, '/workshop/find', FIND_KEYS);

function FindPage({ find, hits }: { find: string; hits: readonly Hit[] }) {
  const [words, language] = useTranslation(FIND_PAGE);
  return (
    <>
      <PageHead title={words.title} aside={find ? words.hits(hits.length, find) : words.typeAbove} />
      <div className="[&>section]:max-w-520 px-margin pb-56">
        {find && hits.length === 0 ? (
          <Nothing title={words.none(find)} text={words.searched}>
            <LinkButton label={words.back} to="/workshop" />
          </Nothing>
        ) : null}
        {hits.map(({ number, name, email, state, countryName, paidAt, by }) => (
          <article
            key={number}
            className="relative grid grid-cols-[150px_minmax(0,1fr)_auto_130px] items-center gap-20 min-h-60 py-8 line-t small:grid-cols-[1fr_auto] small:gap-y-4 small:gap-x-16 hover:bg-white has-[a:focus-visible]:bg-white"
            data-row=""
          >
            <PageLink
              to={workshopOrderPath(number)}
              className="after:absolute after:inset-0 num"
              data-open=""
            >
              <OrderNumber number={number} />
            </PageLink>
            <p className="small:row-2">
              {name ?? words.noName}, <span className="text-muted">{countryName}</span>
              <span className="block fine text-muted">{by ?? email}</span>
            </p>
            <Tag label={stepLabel(state, language)} />
            <span className="fine text-muted">
              {paidAt ? words.paid(dateOf(paidAt, language)) : words.notPaid}
            </span>
          </article>
        ))}
      </div>
    </>
  );
}
