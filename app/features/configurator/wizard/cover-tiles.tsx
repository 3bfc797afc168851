import { cx } from '#app/ui/cx.ts';
import { useLanguage, useWords } from '#app/ui/language.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { BUILD_MESSAGES } from '#domain/configurator/build.messages.ts';
import type { Configurator, ConfiguratorId } from '#domain/configurator/configurator.ts';
import { lookOf } from '#domain/configurator/look.ts';
import type { Choices, Group } from '#domain/configurator/record.ts';
import { choose } from '#domain/configurator/wizard.ts';
import { customPicture, sourcesOf } from '#domain/products/pictures.ts';
import styles from './cover-tiles.module.css';
import type { RadioProps } from './step-form.tsx';

interface CoverTilesProps {
  configurator: Configurator;
  choices: Choices;
  group: Group;
  radio: (id: string) => RadioProps;
}

/** Colours that let patterns be seen, until there are colours of one's own. */
const SHOWN_IN: Readonly<Partial<Record<ConfiguratorId, Choices>>> = {
  humbucker: { color: 'navy', base: 'copper' },
};

/** A picture for each option, of the build as it would be: cover models of its own spacing, in its own colours. */
export function CoverTiles({ configurator, choices, group, radio }: CoverTilesProps) {
  const language = useLanguage();
  const named = useWords(BUILD_MESSAGES);
  const shown = choices[group.field] === undefined ? { ...choices, ...SHOWN_IN[configurator.id] } : choices;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not hand its height on to a grid
    <div className={styles.tiles} role="group" aria-label={named.label(group.field, group.label)}>
      {group.offers(choices).map((option) => {
        const { id } = option;
        const own = radio(id);
        const look = lookOf(configurator, choose(configurator, shown, group.field, id));
        return (
          <label key={id} className={styles.tile}>
            <Photo
              picture={sourcesOf(customPicture(look, language))}
              sizes="200px"
              alt=""
              className="absolute top-1/2 right-[-16%] w-[104%] max-w-none [transform:translateY(-53%)] [mask:linear-gradient(90deg,transparent,#000_18%)] pointer-events-none"
              draggable={false}
            />
            <input
              type="radio"
              required
              className="relative w-18 h-18 [accent-color:var(--copper)] [outline:none]"
              {...own}
            />
            <span className={cx(styles.name, 'relative heading-15/1 weight-650 ls-[-0.01em]')}>
              {named.name(group.field, option)}
              {own.title ? <small className="mono block mt-4 type-11 text-wine">{own.title}</small> : null}
            </span>
          </label>
        );
      })}
    </div>
  );
}
