import { explodedView } from '#app/scene/exploded/script.ts';
import { APART, moveAt } from '#app/scene/exploded/take-apart.ts';
import { type Point3, seenFrom } from '#app/scene/exploded/view.ts';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { TitleBlock } from '#app/ui/title-block.tsx';
import { decimalsIn, type Language } from '#domain/languages.ts';
import { windingsOf } from '#domain/products/winding-table.ts';
import { MAGNET_NAMES } from '#domain/tone/magnets.ts';
import { countOf, modelSizeOf, movesOf } from '../cad-model.ts';
import { tipOf } from './groups-tip.ts';
import { INSIDE_MESSAGES } from './inside.messages.ts';
import { leaders } from './leaders.ts';
import { MODEL, STILL, STILL_BOX } from './model.ts';

interface GroupPlace {
  /** The part of the leader, its end on the part, mm, and the side of its label. */
  readonly part: string;
  readonly at: Point3;
  readonly side: 'left' | 'right';
}

export interface ExplodedGroup extends GroupPlace {
  readonly name: string;
  readonly figures: string;
}

/** Sizes of parts, mm; a test compares them with the CAD source. */
export const SIZES = {
  slug: { diameter: 4.76, length: 12.7 },
  screw: { diameter: 3.18, length: 19.05 },
  bobbin: { length: 66.4, width: 17.4 },
  magnet: { length: 63.5, width: 12.7, height: 3.2 },
  plate: { length: 68.6, width: 37.6 },
} as const;

const [neck] = windingsOf('HUMBUCKER', 'VINTAGE');

const turns = (Math.round((neck?.turns[0] ?? 0) / 50) * 50).toLocaleString('en').replace(',', '\u202f');

export const GROUPS = [
  { part: 'cover', at: [34.2, -19, 9], side: 'right' },
  { part: 'slug', at: [-27.2, 9.2, 9], side: 'left' },
  { part: 'pole-screw', at: [26.4, -9.2, 4], side: 'right' },
  { part: 'bobbin-top', at: [-33, 9.2, 14], side: 'left' },
  { part: 'coil-screw', at: [32.2, -10.5, 9.5], side: 'right' },
  { part: 'spacer', at: [-27.8, 13.6, 2.6], side: 'left' },
  { part: 'magnet', at: [31.6, -4, 2.6], side: 'right' },
  { part: 'baseplate', at: [-34.2, 14, 0.5], side: 'left' },
] as const satisfies readonly GroupPlace[];

type GroupPart = (typeof GROUPS)[number]['part'];

export function groupsIn(language: Language): readonly ExplodedGroup[] {
  const { parts, figures } = INSIDE_MESSAGES[language];
  const mm = (...sizes: number[]) => decimalsIn(`${sizes.join(' × ')}\u00a0mm`, language);
  const { slug, screw, bobbin, magnet, plate } = SIZES;
  const sizes = {
    cover: mm(...modelSizeOf(MODEL)),
    slug: mm(slug.diameter, slug.length),
    screw: mm(screw.length),
    magnet: mm(magnet.length, magnet.width, magnet.height),
    plate: mm(plate.length, plate.width),
    wire: String(neck?.awg),
    turns,
  };
  const counted = (part: string, figures: string) => `${countOf(MODEL, part)}×, ${figures}`;
  const words: Record<GroupPart, readonly [name: string, figures: string]> = {
    cover: [parts.cover, figures.cover(sizes)],
    slug: [parts.slugs, counted('slug', figures.slug(sizes))],
    'pole-screw': [parts.screws, counted('pole-screw', figures.screw(sizes))],
    'bobbin-top': [parts.bobbins, `2×, ${mm(bobbin.length, bobbin.width)}`],
    'coil-screw': [parts.coils, `2×, ${figures.coil(sizes)}`],
    spacer: [parts.spacer, figures.spacer],
    magnet: [parts.magnet, figures.magnet(neck ? MAGNET_NAMES[neck.magnet] : '', sizes)],
    baseplate: [parts.baseplate, figures.baseplate(sizes)],
  };
  return GROUPS.map((place) => {
    const [name, said] = words[place.part];
    return { name, figures: said, ...place };
  });
}

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
