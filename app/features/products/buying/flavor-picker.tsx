import { ChoiceGroup } from '#app/ui/choice-group.tsx';
import { Hexagon } from '#app/ui/hexagon.tsx';
import { useLanguage, useWords } from '#app/ui/language.tsx';
import { RadioCard, RadioCards } from '#app/ui/radio-card.tsx';
import { useHeld } from '#app/ui/use-held.ts';
import { PAUSE_REASONS } from '#domain/shopfront/pause.messages.ts';
import { isPartOf } from '#domain/shopfront/sale-parts.ts';
import { PRODUCT_PAGE } from '../product.messages.ts';
import type { Choice, ProductProps } from '../product-props.ts';
import { curvesOf } from '../tone/tone-curves.ts';
import { useAttention } from './use-attention.ts';

/** Where the flavors are on the page. */
export const FLAVORS = 'flavors';

interface FlavorPickerProps {
  product: ProductProps;
  choice: Choice;
  choose: (change: Partial<Choice>) => void;
}

/**
 * The flavors as their tone hexagons. While none is chosen they light up one after the other; with pointer or
 * focus among them they wait, so that whoever is choosing is left in peace (decision 30, WCAG 2.2.2).
 */
export function FlavorPicker({ product: { type, flavors, pauses }, choice, choose }: FlavorPickerProps) {
  const language = useLanguage();
  const words = useWords(PRODUCT_PAGE);
  const reasonOf = useWords(PAUSE_REASONS);
  const { held, hold } = useHeld<HTMLDivElement>();
  const lit = useAttention(flavors.length, held || choice.flavor !== null);
  const chosen = flavors.find(({ id }) => id === choice.flavor);
  return (
    <div {...hold} id={FLAVORS}>
      <ChoiceGroup legend={words.flavors} aside={chosen?.name}>
        <RadioCards columns={flavors.length > 3 ? 4 : 3}>
          {flavors.map(({ id, name, windings }, index) => {
            const curve = curvesOf(windings, choice.bundle, language)[0];
            const pause = pauses.find(
              ({ parts, state }) =>
                state === 'paused' &&
                isPartOf(parts, { pickupType: type, pickupFlavor: id }) &&
                'pickupFlavor' in parts,
            );
            const active = id === choice.flavor || index === lit;
            return (
              <RadioCard
                key={id}
                name="flavor"
                value={id.toLowerCase()}
                checked={id === choice.flavor}
                disabled={pause !== undefined}
                aside={pause && reasonOf(pause)}
                highlighted={index === lit}
                className="phone:[&_svg]:w-50 phone:[&_svg]:h-50 phone:gap-5 phone:pt-10 phone:px-2 phone:pb-9 phone:type-14"
                onChange={() => choose({ flavor: id })}
                figure={curve && <Hexagon values={curve.values} quiet={!active} filled={active} />}
              >
                {name}
              </RadioCard>
            );
          })}
        </RadioCards>
        <p className="min-h-[3em] mt-12 type-16 lh-1.5" aria-live="polite">
          {chosen?.sentence ?? words.pickOne}
        </p>
      </ChoiceGroup>
    </div>
  );
}
