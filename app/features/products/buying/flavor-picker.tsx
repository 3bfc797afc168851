import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { ChoiceGroup } from '#app/ui/choice-group.tsx';
import { Hexagon } from '#app/ui/hexagon.tsx';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { RadioCard, RadioCards } from '#app/ui/radio-card.tsx';
import { PAUSE_REASONS } from '#domain/shopfront/pause.messages.ts';
import { isPartOf } from '#domain/shopfront/sale-parts.ts';
import { PRODUCT_PAGE } from '../product.messages.ts';
import type { Choice, ProductProps } from '../product-props.ts';
import { curvesOf } from '../tone/tone-curves.ts';

export const FLAVORS_ID = 'flavors';

interface FlavorPickerProps {
  product: ProductProps;
  choice: Choice;
  choose: (change: Partial<Choice>) => void;
}

/**
 * The flavors as tiles with two adjectives each, and the sentence of the chosen one. While none is chosen they light up
 * in turn; pointer or focus among them pauses that (spec decision 30, WCAG 2.2.2).
 */
export function FlavorPicker({ product: { type, flavors, pauses }, choice, choose }: FlavorPickerProps) {
  const language = useLanguage();
  const words = useMessages(PRODUCT_PAGE);
  const reasonOf = useMessages(PAUSE_REASONS);
  const { held, hold } = useHeld<HTMLDivElement>();
  const lit = useAttention(flavors.length, held || choice.flavor !== null);
  const chosen = flavors.find(({ id }) => id === choice.flavor);
  return (
    <div {...hold} id={FLAVORS_ID} className="[&>fieldset]:pb-14">
      <ChoiceGroup legend={words.flavors}>
        <RadioCards columns={flavors.length > 3 ? 4 : 3}>
          {flavors.map(({ id, name, windings, adjectives }, index) => {
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
                id={id.toLowerCase()}
                name="flavor"
                value={id.toLowerCase()}
                checked={id === choice.flavor}
                disabled={pause !== undefined}
                aside={pause ? reasonOf(pause) : adjectives}
                highlighted={index === lit}
                className="h-112 phone:h-94 gap-4 phone:gap-2 px-2 py-8 type-17 phone:type-15 [&>:last-child]:body-15/1.25 [&:has(:not(:checked))>[id$=-aside]]:text-muted phone:[&>:last-child]:type-13 [&>:last-child]:hyphens-auto"
                onChange={() => choose({ flavor: id })}
                figure={curve && <Hexagon values={curve.values} size={34} quiet={!active} filled={active} />}
              >
                {name}
              </RadioCard>
            );
          })}
        </RadioCards>
        <p className="min-h-[2.8em] mt-12 type-17 phone:type-16 lh-[1.4]" aria-live="polite">
          {chosen?.sentence ?? words.pickOne}
        </p>
      </ChoiceGroup>
    </div>
  );
}

/** Attention cycle (specification), ms. */
const STEP_MS = 1500;

/**
 * Highlights `count` choices in turn, one every 1500 ms, and returns the index; -1 for none. `still` pauses it at -1,
 * and it continues where it was. It waits while hidden, and never starts under reduced motion.
 */
function useAttention(count: number, still: boolean): number {
  const [lit, setLit] = useState(-1);
  useEffect(() => {
    if (still) return;
    const unwelcome = matchMedia('(prefers-reduced-motion: reduce)');
    const timer = setInterval(() => {
      if (!document.hidden) setLit((index) => (unwelcome.matches ? -1 : (index + 1) % count));
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [count, still]);
  return still ? -1 : lit;
}

/**
 * Tells whether pointer or focus is inside an element, to pause its automatic motion or dismissal. `hold` goes on the
 * element. Focus that moves inside it does not release it in between.
 */
function useHeld<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);

  // Either may be inside before hydration. After a touch `:hover` persists, so only hover-capable pointers are checked.
  useEffect(() => {
    setFocused(ref.current?.matches(':focus-within') ?? false);
    setPointed((ref.current?.matches(':hover') ?? false) && matchMedia('(hover: hover)').matches);
  }, []);

  const hold = {
    ref,
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocused(currentTarget.contains(relatedTarget)),
  };
  return { held: pointed || focused, hold };
}
