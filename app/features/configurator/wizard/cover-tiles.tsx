import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { BUILD_MESSAGES } from '#domain/configurator/build.messages.ts';
import { choose } from '#domain/configurator/configurator.ts';
import { lookOf } from '#domain/configurator/record.ts';
import { customPicture, sourcesOf } from '#domain/products/pictures.ts';
import { STEP_MESSAGES } from '../step.messages.ts';
import { type OptionRowsProps, PriceWords } from './option-rows.tsx';

const TILE = cx(
  'group/tile relative flex flex-col justify-between -mr-1 -mb-1 pt-11 px-12 pb-10 edge overflow-hidden bg-paper cursor-pointer hover:[filter:brightness(1.045)]',
  'has-checked:after:absolute has-checked:after:inset-0 has-checked:after:[box-shadow:inset_0_0_0_2px_var(--copper)] has-focus-visible:z-1 has-focus-visible:[outline:2px_solid_var(--focus)] has-focus-visible:[outline-offset:-3px]',
);

/** Two by five tiles share the room between title and foot; fewer are not larger, and the list itself never scrolls. */
const tilesClass = (count: number) =>
  cx(
    'grid flex-1 grid-cols-[1fr_1fr] desk:[@media(max-height:799px)]:grid-cols-[repeat(3,1fr)] pr-1 pb-1 desk:auto-rows-[minmax(96px,1fr)] desk:mt-12 phone:auto-rows-[109px]',
    count < 9 ? 'desk:max-h-640' : 'desk:max-h-800',
  );

/** A picture for each option, showing the resulting build: covers of its own spacing and colours. */
export function CoverTiles({ configurator, choices, group, radio }: OptionRowsProps) {
  const language = useLanguage();
  const named = useMessages(BUILD_MESSAGES);
  const shown = choices[group.field] === undefined ? { ...choices, ...configurator.shownIn } : choices;
  const options = group.offers(choices);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not pass its height to a grid
    <div
      className={tilesClass(options.length)}
      role="group"
      aria-label={named.label(group.field, group.label)}
    >
      {options.map((option) => {
        const { id } = option;
        const own = radio(id);
        const look = lookOf(configurator, choose(configurator, shown, group.field, id));
        return (
          <label key={id} className={TILE}>
            <Photo
              picture={sourcesOf(customPicture(look, language))}
              sizes="200px"
              alt=""
              className="absolute top-1/2 right-[-16%] w-[104%] max-w-none [transform:translateY(-53%)] [mask:linear-gradient(90deg,transparent,#000_18%)] pointer-events-none"
              draggable={false}
            />
            <input className="relative w-18 h-18 accent-copper [outline:none]" {...own} />
            <span className="relative heading-15/1 weight-650 ls-[-0.01em] group-hover/tile:underline-fill-[auto]/[0.25em]">
              {named.name(group.field, option)}
              {own.title ? <small className="mono block mt-4 type-11 text-wine">{own.title}</small> : null}
            </span>
          </label>
        );
      })}
    </div>
  );
}

/** The picture is at the right; on phones at the left, without a radio button beside the price. */
const ROW = cx(
  'group/option relative grid grid-cols-[1fr_196px] h-166 edge bg-paper-raised overflow-hidden cursor-pointer hover:border-text hover:bg-white phone:grid-cols-[104px_1fr] phone:h-90',
  'has-checked:border-copper has-checked:after:absolute has-checked:after:inset-0 has-checked:after:ring-copper-1 has-focus-visible:focus-ring',
);
const WORDS =
  'grid grid-rows-[auto_1fr_auto] min-w-0 py-16 px-18 phone:grid-cols-[1fr_auto] phone:grid-rows-[auto_1fr] phone:gap-x-8 phone:py-10 phone:pr-14 phone:pl-16';

const SHOWN = { model: 'fishbone', color: 'navy', base: 'copper' } as const;

/** A row for each cover: name, sentence and price beside a picture of it. */
export function CoverRows({ configurator, choices, group, prices, radio }: OptionRowsProps) {
  const language = useLanguage();
  const named = useMessages(BUILD_MESSAGES);
  const { option: says, ourPick } = useMessages(STEP_MESSAGES);
  return (
    <>
      <fieldset className="grid gap-10 pt-12 phone:gap-8 phone:pt-0">
        <legend className="visually-hidden">{named.label(group.field, group.label)}</legend>
        {group.offers(choices).map((option) => {
          const { id } = option;
          const own = radio(id);
          const picked = choose(configurator, choices, group.field, id);
          const look = lookOf(configurator, id === 'open' ? { ...picked, ...SHOWN } : picked);
          return (
            <label key={id} className={ROW}>
              <span className={WORDS}>
                <span className="heading-20/[1.15] weight-650 ls-[-0.01em] group-hover/option:underline-fill-[auto]/[0.2em] phone:type-18">
                  {named.name(group.field, option)}
                </span>
                <span className="mt-6 type-16 lh-[1.35] phone:col-span-full phone:row-2 phone:mt-3 phone:type-15">
                  {says(group.field, id)}
                  {own.title ? <small className="mono block type-11 text-wine">{own.title}</small> : null}
                </span>
                <span className="mono flex gap-10 items-center unit phone:row-1 phone:col-2" translate="no">
                  <input
                    className="w-18 h-18 accent-copper [outline:none] phone:absolute phone:opacity-0"
                    {...own}
                  />
                  <PriceWords option={option} prices={prices} />
                </span>
              </span>
              <Photo
                picture={sourcesOf(customPicture(look, language))}
                sizes="196px"
                alt=""
                className="w-full h-full object-cover phone:-order-1"
                draggable={false}
              />
            </label>
          );
        })}
      </fieldset>
      {group.field === 'cover' ? (
        <p className="muted mt-12 type-15 lh-[1.45]">
          {ourPick} <b className="mono">i</b>.
        </p>
      ) : null}
    </>
  );
}
