import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { REPAIR_STATE_NAMES } from '#domain/repairs/repair.messages.ts';
import type { ListedRepair } from '#server/repairs/index.ts';
import { dateOf } from '../kit/format.ts';
import { framed, PageHead } from '../kit/frame.tsx';
import { TextLink } from '../kit/links.tsx';
import { Nothing } from '../kit/parts.tsx';
import { REPAIRS_PAGE } from './repairs.messages.ts';

export default framed(RepairsPage, '/workshop/repairs');

function RepairsPage({ repairs }: { repairs: readonly ListedRepair[] }) {
  const language = useLanguage();
  const words = useMessages(REPAIRS_PAGE);
  return (
    <>
      <PageHead title={words.title} />
      <div className="px-margin pb-56 overflow-x-auto">
        {repairs.length === 0 ? (
          <Nothing title={words.none}>{null}</Nothing>
        ) : (
          <table className="w-full cells:py-10 cells:pr-24 cells:line-t cells:text-left cells:align-top">
            <thead>
              <tr>
                {words.heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {repairs.map(({ number, state, pickup, name, movedAt }) => (
                <tr key={number}>
                  <th scope="row" className="whitespace-nowrap">
                    <TextLink to={`/workshop/repairs/${number}`} className="num">
                      {number}
                    </TextLink>
                  </th>
                  <td>{REPAIR_STATE_NAMES[language][state]}</td>
                  <td className="wrap-anywhere">{pickup ?? '–'}</td>
                  <td className="wrap-anywhere">{name ?? '–'}</td>
                  <td className="whitespace-nowrap">{dateOf(String(movedAt), language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </>
  );
}
