import { useMessages } from '#app/ui/language.tsx';
import { TitleBlock } from '#app/ui/title-block.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { LANDING_MESSAGES } from './landing.messages.ts';

export function BeforeYouBegin() {
  const to = usePath();
  const { before, table, rows } = useMessages(LANDING_MESSAGES);
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
