import { explodedView } from '#app/scene/exploded/script.ts';
import { APART, moveAt } from '#app/scene/exploded/take-apart.ts';
import { seenFrom } from '#app/scene/exploded/view.ts';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { TitleBlock } from '#app/ui/title-block.tsx';
import { movesOf } from '../cad-model.ts';
import { GROUPS, groupsIn } from './groups.ts';
import { tipOf } from './groups-tip.ts';
import { INSIDE_MESSAGES } from './inside.messages.ts';
import { leaders } from './leaders.ts';
import { MODEL } from './model.ts';
import { STILL, STILL_BOX } from './still.ts';

/**
 * In the scene the text stays on the exploded pickup. It is empty at first; without a scene the still view appears in
 * its place.
 */
const SHEET = cx(
  'pt-44 pb-64 phone:pt-40 phone:pb-40',
  '[:root[data-scene]_&]:sticky [:root[data-scene]_&]:top-0 [:root[data-scene]_&]:flex-col [:root[data-scene]_&]:justify-between [:root[data-scene]_&]:h-[100svh] [:root[data-scene]_&]:py-0 [:root[data-scene]_&]:opacity-(--apart,0)',
  '[:root[data-scene]:not([data-scene=awaited])_&]:flex [:root[data-scene=awaited]_&]:hidden',
);
/** Screen readers get the picture's content; on phones the names are visible here. */
const LIST =
  'wrap mono visually-hidden phone:grid phone:grid-cols-2 phone:static phone:w-auto phone:h-auto phone:mt-24 phone:[clip-path:none] phone:whitespace-normal phone:in-data-scene:m-0 phone:in-data-scene:pb-12 phone:in-data-scene:type-11';

const MOVES = movesOf(MODEL);
const SEE = seenFrom(explodedView(MOVES, STILL_BOX));
const TIPS = GROUPS.map((group) => ({
  at: SEE(tipOf(group, moveAt(group.part, MOVES, APART))),
  side: group.side,
}));
/** Labels in the wide picture, numbers only in the part of it that a phone shows. */
const WIDE = leaders(TIPS, { left: 348, right: 984, apart: 40 });
const NARROW = leaders(TIPS, { left: 350, right: 978, apart: 52 });

/** The named parts of a humbucker: a still view, replaced by the scene of the exploded view. */
export function Inside() {
  const groups = groupsIn(useLanguage());
  const { figure, caption } = useMessages(INSIDE_MESSAGES);
  const captionText = caption(groups.length);
  return (
    <section
      className="relative z-3 desk:h-(--inside-height) in-data-scene:absolute in-data-scene:inset-[45vh_0_0] desk:in-data-scene:h-auto in-data-scene:pointer-events-none"
      aria-label={captionText}
    >
      <span id="inside" className="absolute top-0 in-data-scene:top-[18vh]" />
      <div className={SHEET} data-exploded-view-words>
        <header className="wrap page-grid">
          <TitleBlock figure={figure} lines={[captionText]} beside />
        </header>
        <div
          className="relative w-720 max-w-[54vw] mt-12 ml-auto mr-margin aspect-[95/96] phone:w-auto phone:overflow-hidden phone:max-w-none phone:m-0 phone:aspect-[4/5] in-data-scene:hidden"
          aria-hidden="true"
        >
          <img
            className="w-full h-full object-cover"
            src={STILL.src}
            width={STILL.width}
            height={STILL.height}
            alt=""
            loading="lazy"
          />
          <svg
            viewBox={`0 0 ${STILL.width} ${STILL.height}`}
            preserveAspectRatio="xMidYMid slice"
            className="absolute inset-0 w-full h-full fill-text overflow-visible"
          >
            {groups.map(({ name, side }, index) => (
              <g key={name} textAnchor={side === 'left' ? 'end' : 'start'}>
                <path className="desk-only fill-none stroke-copper" d={WIDE[index]?.path} />
                <path
                  className="hidden phone:inline stroke-[1.5] fill-none stroke-copper"
                  d={NARROW[index]?.path}
                />
                <circle className="fill-copper" cx={TIPS[index]?.at[0]} cy={TIPS[index]?.at[1]} r="3.5" />
                <text
                  className="mono desk-only text-[15px]"
                  x={WIDE[index]?.words[0]}
                  y={(WIDE[index]?.words[1] ?? 0) + 5}
                >
                  {name}
                </text>
                <text
                  className="mono hidden phone:inline text-[26px]"
                  x={NARROW[index]?.words[0]}
                  y={(NARROW[index]?.words[1] ?? 0) + 9}
                >
                  {index + 1}
                </text>
              </g>
            ))}
          </svg>
        </div>
        <ol className={LIST}>
          {groups.map(({ name, figures }, index) => (
            <li
              className="phone:grid phone:grid-cols-[22px_1fr] phone:py-5 phone:in-data-scene:py-2"
              key={name}
            >
              <span className="copper" aria-hidden="true">
                {index + 1}
              </span>
              <span>{name}</span>
              <span className="visually-hidden">, {figures}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
