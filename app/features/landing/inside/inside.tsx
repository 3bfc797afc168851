import { explodedView } from '#app/scene/exploded/script.ts';
import { APART, moveAt } from '#app/scene/exploded/take-apart.ts';
import { seenFrom } from '#app/scene/exploded/view.ts';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, useWords } from '#app/ui/language.tsx';
import { TitleBlock } from '#app/ui/title-block.tsx';
import { movesOf } from '../cad-model.ts';
import { GROUPS, groupsIn } from './groups.ts';
import { tipOf } from './groups-tip.ts';
import { INSIDE_MESSAGES } from './inside.messages.ts';
import { leaders } from './leaders.ts';
import { MODEL } from './model.ts';
import { STILL, STILL_BOX } from './still.ts';

/** In the scene the words stay beside the pickup while it is apart. Nothing of it is there yet: where no scene comes, it appears in its place. */
const SHEET = cx(
  'pt-96 pb-120 phone:pt-64 phone:pb-72',
  '[:root[data-scene]_&]:sticky [:root[data-scene]_&]:top-0 [:root[data-scene]_&]:flex-col [:root[data-scene]_&]:justify-between [:root[data-scene]_&]:h-[100svh] [:root[data-scene]_&]:py-0 [:root[data-scene]_&]:opacity-0',
  '[:root[data-scene]:not([data-scene=awaited])_&]:flex [:root[data-scene=awaited]_&]:hidden',
);
/** Listeners hear what the picture says; on phones it is read here. */
const LIST =
  'wrap mono unseen phone:static phone:w-auto phone:h-auto phone:mt-24 phone:[clip-path:none] phone:in-data-scene:m-0 phone:in-data-scene:pb-12 phone:in-data-scene:type-11';

const MOVES = movesOf(MODEL);
const SEE = seenFrom(explodedView(MOVES, STILL_BOX));
const TIPS = GROUPS.map((group) => ({
  at: SEE(tipOf(group, moveAt(group.part, MOVES, APART))),
  side: group.side,
}));
/** Words in the wide picture, numbers alone in the part of it that a phone shows. */
const WIDE = leaders(TIPS, { left: 330, right: 998, apart: 52 });
const NARROW = leaders(TIPS, { left: 350, right: 978, apart: 52 });

/** What is in a humbucker, each with its figures: a still view, which the scene of the exploded view takes the place of. */
export function Inside() {
  const groups = groupsIn(useLanguage());
  const { heading, figure, caption } = useWords(INSIDE_MESSAGES);
  return (
    <section
      className="relative z-3 in-data-scene:absolute in-data-scene:inset-[45vh_0_0] in-data-scene:pointer-events-none"
      aria-labelledby="inside-heading"
    >
      <span id="inside" className="absolute top-0 in-data-scene:top-[18vh]" />
      <div className={SHEET} data-exploded-view-words>
        <header className="wrap page-grid pt-20">
          <h2 id="inside-heading" className="col-[4/13] row-1 phone:col-span-full phone:row-auto phone:mt-14">
            {heading}
          </h2>
          <TitleBlock figure={figure} lines={[caption(groups.length)]} beside />
        </header>
        <div
          className="relative max-w-1328 mt-40 mx-auto phone:aspect-[4/5] phone:mt-24 phone:overflow-hidden in-data-scene:hidden"
          aria-hidden="true"
        >
          <img
            className="w-full phone:h-full phone:object-cover"
            src={STILL.src}
            width={STILL.width}
            height={STILL.height}
            alt=""
            loading="lazy"
          />
          <svg
            viewBox={`0 0 ${STILL.width} ${STILL.height}`}
            preserveAspectRatio="xMidYMid slice"
            className="absolute inset-0 w-full h-full fill-text"
          >
            {groups.map(({ name, figures, side }, index) => (
              <g key={name}>
                <path className="desk-only fill-none stroke-copper" d={WIDE[index]?.path} />
                <path
                  className="hidden phone:inline phone:text-[26px] phone:stroke-[1.5] fill-none stroke-copper"
                  d={NARROW[index]?.path}
                />
                <circle className="fill-copper" cx={TIPS[index]?.at[0]} cy={TIPS[index]?.at[1]} r="3.5" />
                <g className="mono desk-only" textAnchor={side === 'left' ? 'end' : 'start'}>
                  <text x={WIDE[index]?.words[0]} y={(WIDE[index]?.words[1] ?? 0) + 4}>
                    {`${index + 1}\u2002${name}`}
                  </text>
                  <text
                    className="fill-muted"
                    x={WIDE[index]?.words[0]}
                    y={(WIDE[index]?.words[1] ?? 0) + 23}
                  >
                    {figures}
                  </text>
                </g>
                <text
                  className="mono hidden phone:inline phone:text-[26px] phone:stroke-[1.5]"
                  textAnchor={side === 'left' ? 'end' : 'start'}
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
              className="phone:grid phone:grid-cols-[22px_9.4rem_1fr] phone:py-7 phone:in-data-scene:py-3 phone:line-t"
              key={name}
            >
              <span className="copper" aria-hidden="true">
                {index + 1}
              </span>
              <span>{name}</span>
              <span className="muted">{figures}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
