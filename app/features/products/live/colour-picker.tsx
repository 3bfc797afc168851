import { useMessages } from '#app/ui/language.tsx';
import { SwatchDot } from '#app/ui/swatch.tsx';
import type { ColourId } from '#domain/products/colours.ts';
import type { ColourProps } from '../product-props.ts';
import { LIVE_MESSAGES } from './live.messages.ts';

interface ColourPickerProps {
  colours: readonly ColourProps[];
  chosen: ColourId;
  disabled: boolean;
  onChoose: (id: ColourId) => void;
}

/**
 * The colours again, below the live model. Buttons, not radio buttons: the form of the buy column contains the choice
 * itself, and two radio groups of one name would read as two questions.
 */
export function ColourPicker({ colours, chosen, disabled, onChoose }: ColourPickerProps) {
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
