import { useState } from 'react';
import { InPhotoButton } from '#app/in-photo/in-photo-button.tsx';
import { PickupView } from '#app/scene/pickup-view.tsx';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { Section } from '#app/ui/section.tsx';
import { SwatchDot } from '#app/ui/swatch.tsx';
import { fitSheet } from '#domain/configurator/fit.ts';
import type { Language } from '#domain/languages.ts';
import type { ColourId } from '#domain/products/colours.ts';
import { BUNDLE_WORDS } from '#domain/products/pickup-types.messages.ts';
import { INK_WIDTH_MM, inkPicture, sourcesOf } from '#domain/products/pictures.ts';
import type { Choice, ProductProps } from '../product-props.ts';
import { windingsInBundle } from '../windings-in-bundle.ts';
import { LIVE_MESSAGES } from './live.messages.ts';

export interface LiveSectionProps {
  product: ProductProps;
  choice: Choice;
  choose: (change: Partial<Choice>) => void;
}

/** Text alternative: "Humbucker, set, Zebra Black/Cream". */
function labelOf(
  { name, bundles }: ProductProps,
  { bundle }: Choice,
  colour: string,
  language: Language,
): string {
  const bought = bundles.length > 1 ? BUNDLE_WORDS[language][bundle] : undefined;
  return [name, language === 'en' ? bought?.toLowerCase() : bought, colour].filter(Boolean).join(', ');
}

export function LiveSection({ product, choice, choose }: LiveSectionProps) {
  const language = useLanguage();
  const words = useMessages(LIVE_MESSAGES);
  const [failed, setFailed] = useState(false);
  const [onFail] = useState(() => () => setFailed(true));
  const colour =
    product.colours.find(({ id }) => id === choice.colour) ??
    product.colours.find(({ id }) => id === 'black');
  const shown = product.models[choice.bundle];
  if (!colour || !shown) return null;
  const label = labelOf(product, choice, colour.name, language);
  const name = `${product.slug}-${choice.bundle.toLowerCase()}-${colour.id}`;
  // Places are the same in every flavor.
  const windings = windingsInBundle(product.flavors[0]?.windings ?? [], choice.bundle);
  return (
    <Section
      id="model"
      figure={words.figure}
      lines={failed ? words.picture : words.live}
      heading={words.heading}
      ground="ink"
      bleed
      className="mb-128 pb-36 phone:mb-80 phone:pb-20 [&_header]:relative [&_header]:z-1 [&_header]:mb-[-52px] [&_header]:pointer-events-none phone:[&_header]:mb-0"
    >
      <PickupView
        models={shown}
        paint={colour.paint}
        poster={sourcesOf(inkPicture(product, choice.bundle, colour.id, language))}
        posterWidth_mm={shown.length > 1 ? INK_WIDTH_MM.set : INK_WIDTH_MM.single}
        label={label}
        files={{ name, sheet: fitSheet(product.slug) }}
        action={
          <InPhotoButton
            className="flex-none"
            models={shown}
            places={windings.map(({ place }) => place)}
            paint={colour.paint}
            label={label}
            name={name}
          />
        }
        onFail={onFail}
      >
        <ColourPicker
          colours={product.colours}
          chosen={colour.id}
          disabled={choice.flavor === null}
          onChoose={(id) => choose({ colour: id })}
        />
      </PickupView>
    </Section>
  );
}

interface ColourPickerProps {
  colours: ProductProps['colours'];
  chosen: ColourId;
  disabled: boolean;
  onChoose: (id: ColourId) => void;
}

/**
 * The colours again, below the live model. Buttons, not radio buttons: the form of the buy column contains the choice
 * itself, and two radio groups of one name would read as two questions.
 */
function ColourPicker({ colours, chosen, disabled, onChoose }: ColourPickerProps) {
  const words = useMessages(LIVE_MESSAGES);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no question of its own, so no fieldset
    <div className="flex flex-wrap gap-y-4 gap-x-20 items-center" role="group" aria-label={words.colours}>
      <div className="flex flex-wrap gap-12 phone:gap-4">
        {colours.map(({ id, name, hex }) => (
          <button
            key={id}
            type="button"
            className="group/swatch grid flex-none place-items-center w-44 h-44 rounded-half focus-visible:[outline:2px_solid_var(--focus)] focus-visible:[outline-offset:5px] disabled:cursor-not-allowed"
            aria-label={name}
            aria-pressed={id === chosen}
            title={name}
            disabled={disabled}
            onClick={() => onChoose(id)}
          >
            <SwatchDot
              colours={hex}
              size={40}
              className="[outline:2px_solid_transparent] [outline-offset:3px] group-hover/swatch:[box-shadow:0_0_0_2px_var(--text)] group-aria-pressed/swatch:[outline-color:var(--text)] group-disabled/swatch:opacity-35 forced-colors:outline-0 forced-colors:group-aria-pressed/swatch:[outline:3px_solid_Highlight]"
            />
          </button>
        ))}
      </div>
      <span className="mono muted">
        {disabled ? words.pick : colours.find(({ id }) => id === chosen)?.name}
      </span>
    </div>
  );
}
