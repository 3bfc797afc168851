import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { dayOf } from '#domain/calendar/day.ts';
import type { Changes } from '#server/admin/index.ts';
import { framed, PageHead, ShopTabs } from '../kit/frame.tsx';
import { TextLink } from '../kit/link.tsx';
import { BeforeAfter } from '../kit/parts.tsx';
import { Nothing, TitledSection } from '../kit/section.tsx';
import { clockOf, longDay } from '../kit/words.ts';
import { CHANGES } from './changes-page.messages.ts';

const PATH = '/workshop/changes';

export default framed(ChangesPage, PATH);

function ChangesPage({ changes: { changes, olderThan }, isFirst }: { changes: Changes; isFirst: boolean }) {
  const words = useMessages(CHANGES);
  const days = Map.groupBy(changes, ({ at }) => dayOf(new Date(at)));
  return (
    <>
      <PageHead title={words.title} />
      <ShopTabs path={PATH} />
      <div className="max-w-[72rem] px-margin pb-56">
        <p className="text-muted mb-24">{words.note}</p>
        {changes.length === 0 ? (
          <Nothing
            title={isFirst ? words.none : words.noOlder}
            text={isFirst ? words.noneHint : words.noOlderHint}
          />
        ) : null}
        {[...days].map(([day, ofDay]) => (
          <DayOfChanges key={day} day={day} changes={ofDay} />
        ))}
        {isFirst && olderThan === null ? null : (
          <p className="flex gap-24 mt-8">
            {isFirst ? null : <TextLink label={words.newest} to={PATH} />}
            {olderThan === null ? null : <TextLink label={words.older} to={`${PATH}?before=${olderThan}`} />}
          </p>
        )}
      </div>
    </>
  );
}

function DayOfChanges({ day, changes }: { day: string } & Pick<Changes, 'changes'>) {
  const language = useLanguage();
  return (
    <TitledSection
      titleId={`day-${day}`}
      className="mb-32"
      title={longDay(day, language)}
      note={day.slice(0, 4)}
    >
      <ol>
        {changes.map(({ id, at, by, what, before, after, isOfOld }) => (
          <li
            className="grid grid-cols-[56px_96px_minmax(0,1fr)] items-baseline gap-x-14 py-10 line-t type-15 lh-[1.45] first:mt-12 phone:grid-cols-[56px_minmax(0,1fr)]"
            key={id}
          >
            <span className="fine text-muted">{clockOf(at, language)}</span>
            <span>{by}</span>
            <span className="wrap-anywhere phone:col-start-2" lang={isOfOld ? 'en' : undefined}>
              <span className="weight-600">{what}</span> <BeforeAfter before={before} after={after} />
            </span>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}
