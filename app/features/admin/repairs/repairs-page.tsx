import { useTranslation } from '#app/ui/language.tsx';
import { REPAIR_STATE_NAMES } from '#domain/repairs/repair.messages.ts';
import type { ListedRepair } from '#server/repairs/index.ts';
import { framed, PageHead } from '../kit/frame.tsx';
import { TextLink } from '../kit/link.tsx';
import { ListRow, Nothing } from '../kit/section.tsx';
import { dateOf } from '../kit/words.ts';
import { REPAIRS_PAGE } from './repairs.messages.ts';

export default framed(RepairsPage, '/workshop/repairs');

function RepairsPage({ repairs }: { repairs: readonly ListedRepair[] }) {
  const [words, language] = useTranslation(REPAIRS_PAGE);
  return (
    <>
      <PageHead title={words.title} />
      <div className="max-w-[52rem] px-margin pb-56">
        {repairs.length === 0 ? <Nothing title={words.none} /> : null}
        <ul>
          {repairs.map(({ number, state, pickup, name, movedAt }) => (
            <ListRow key={number} aside={dateOf(String(movedAt), language)}>
              <TextLink label={number} to={`/workshop/repairs/${number}`} className="num" />
              <span className="ml-12">{REPAIR_STATE_NAMES[language][state]}</span>
              <span className="block wrap-anywhere">{[pickup, name].filter(Boolean).join(', ')}</span>
            </ListRow>
          ))}
        </ul>
      </div>
    </>
  );
}
