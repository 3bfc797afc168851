import { useLanguage, useWords } from '#app/ui/language.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { SwatchDot } from '#app/ui/swatch.tsx';
import { BUILD_MESSAGES } from '#domain/configurator/build.messages.ts';
import { askedGroups, type Configurator } from '#domain/configurator/configurator.ts';
import { lookOf } from '#domain/configurator/look.ts';
import type { Choices, Step } from '#domain/configurator/record.ts';
import { COLOURS } from '#domain/products/colours.ts';
import { customPicture, sourcesOf } from '#domain/products/pictures.ts';
import { isKeyOf } from '#domain/records.ts';
import styles from './colour-columns.module.css';
import { PANEL_MESSAGES } from './panel.messages.ts';
import type { StepFormRadio } from './step-form.tsx';

interface ColourColumnsProps {
  configurator: Configurator;
  choices: Choices;
  step: Step;
  radio: StepFormRadio;
}

/** The colours of each part that has some, side by side, and in the shorter column the same build by daylight. */
export function ColourColumns({ configurator, choices, step, radio }: ColourColumnsProps) {
  const language = useLanguage();
  const named = useWords(BUILD_MESSAGES);
  const { daylight: byDaylight } = useWords(PANEL_MESSAGES);
  const groups = askedGroups(step, choices);
  const shortest = groups.toSorted((a, b) => a.offers(choices).length - b.offers(choices).length)[0];
  const daylight = (
    <figure className="pt-24">
      <Photo
        picture={sourcesOf(customPicture(lookOf(configurator, choices), language))}
        sizes="220px"
        className="w-full mb-4 [filter:brightness(1.1)] [mix-blend-mode:multiply]"
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
                <label key={id} className={styles.colour}>
                  <input type="radio" required className={styles.radio} {...own} />
                  <SwatchDot
                    colours={isKeyOf(COLOURS, id) ? COLOURS[id].hex : []}
                    size={40}
                    className={styles.dot}
                  />
                  <span className={styles.name}>
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
