import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { SwatchDot } from '#app/ui/swatch.tsx';
import { BUILD_MESSAGES } from '#domain/configurator/build.messages.ts';
import { askedGroups, type Configurator } from '#domain/configurator/configurator.ts';
import { type BuildStep, type Choices, lookOf } from '#domain/configurator/record.ts';
import { COLOURS } from '#domain/products/colours.ts';
import { customPicture, sourcesOf } from '#domain/products/pictures.ts';
import { isKeyOf } from '#domain/records.ts';
import { PANEL_MESSAGES } from './panel.messages.ts';
import type { StepFormRadio } from './step-form.tsx';

interface ColourColumnsProps {
  configurator: Configurator;
  choices: Choices;
  step: BuildStep;
  radio: StepFormRadio;
}

const COLOUR =
  'group/colour relative flex gap-16 items-center min-h-66 pl-6 line-t last:line-b cursor-pointer has-focus-visible:z-1 has-focus-visible:[outline:2px_solid_var(--focus)] has-focus-visible:[outline-offset:2px] phone:gap-14 phone:min-h-44 phone:lh-1';
const DOT =
  '[outline:2px_solid_transparent] [outline-offset:3px] group-hover/colour:[box-shadow:0_0_0_2px_var(--text)] peer-checked:[box-shadow:0_0_0_1px_var(--edge)] peer-checked:[outline-color:var(--text)] phone:w-30 phone:h-30 phone:[outline-offset:2px]';

/** The colours of each part side by side, and in the shorter column the same build by daylight. */
export function ColourColumns({ configurator, choices, step, radio }: ColourColumnsProps) {
  const language = useLanguage();
  const named = useMessages(BUILD_MESSAGES);
  const { daylight: byDaylight } = useMessages(PANEL_MESSAGES);
  const groups = askedGroups(step, choices);
  const shortest = groups.toSorted((a, b) => a.offers(choices).length - b.offers(choices).length)[0];
  const daylight = (
    <figure className="pt-24">
      <Photo
        picture={sourcesOf(customPicture(lookOf(configurator, choices), language))}
        sizes="220px"
        className="w-full mb-4 [filter:brightness(1.1)] mix-blend-multiply"
      />
      <figcaption className="mono muted">{byDaylight}</figcaption>
    </figure>
  );
  return (
    <div className="grid grid-cols-[1fr_1fr] gap-y-0 gap-x-24 pt-12 phone:gap-y-0 phone:gap-x-12 phone:pt-0">
      {groups.map((group) => (
        <div key={group.field}>
          <fieldset>
            <legend className="pb-8 weight-600 phone:pb-9 phone:type-15 phone:lh-1">
              {named.label(group.field, group.label)}
            </legend>
            {group.offers(choices).map((option) => {
              const { id } = option;
              const own = radio(group.field, id);
              return (
                <label key={id} className={COLOUR}>
                  <input className="peer absolute inset-0 opacity-0 [cursor:inherit]" {...own} />
                  <SwatchDot
                    colours={isKeyOf(COLOURS, id) ? COLOURS[id].hex : []}
                    size={40}
                    className={DOT}
                  />
                  <span className="peer-checked:weight-600">
                    {named.name(group.field, option)}
                    {own.title ? <small className="mono block type-11 text-wine">{own.title}</small> : null}
                  </span>
                </label>
              );
            })}
          </fieldset>
          {groups.length > 1 && group === shortest ? daylight : null}
        </div>
      ))}
      {groups.length === 1 ? <div>{daylight}</div> : null}
    </div>
  );
}
