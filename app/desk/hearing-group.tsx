import type { KeyboardEvent } from 'react';
import { ChoiceGroup } from '#app/ui/choice-group.tsx';
import { cx } from '#app/ui/cx.ts';
import { useMessages } from '#app/ui/language.tsx';
import { RadioCard, RadioCards } from '#app/ui/radio-card.tsx';
import { DESK_MESSAGES } from './desk.messages.ts';

const LINES = {
  solid: 'text-copper',
  dashed: 'text-forest [stroke-dasharray:6_4]',
  dotted: 'text-text [stroke-dasharray:1_4] [stroke-linecap:round]',
} as const;

const CARD =
  'grid grid-cols-[40px_minmax(0,1fr)_auto] gap-y-0 gap-x-14 items-center justify-stretch min-h-76 py-10 pr-18 pl-16 phone:min-h-68 phone:py-8 phone:pr-14 phone:pl-10';
/** Style while A and B load: on ink the pale fill of other disabled controls would be the brightest spot. */
const WAITING = 'has-disabled:border-edge has-disabled:[background:none] has-disabled:text-muted';

export interface HearingItem {
  readonly letter: string;
  /** Undefined while names are hidden. */
  readonly name?: string;
  readonly line?: keyof typeof LINES;
  readonly disabled?: boolean;
}

interface HearingGroupProps {
  items: readonly HearingItem[];
  heard: number;
  onHear: (index: number) => void;
}

/** Radio buttons for what is heard. Arrow keys and, while the focus is inside, 1 to 3 choose. */
export function HearingGroup({ items, heard, onHear }: HearingGroupProps) {
  const words = useMessages(DESK_MESSAGES);
  function pressKey(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const index = items.findIndex((_, place) => event.key === String(place + 1));
    if (index < 0 || items[index]?.disabled) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll('input')[index]?.focus();
    onHear(index);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles shortcut keys; the radio buttons inside work without it
    <div onKeyDown={pressKey}>
      <ChoiceGroup
        legend={words.hearing}
        aside={
          <span className="text-muted [@media(hover:none)]:hidden phone:hidden">
            {words.keys(items.length)}
          </span>
        }
      >
        <RadioCards columns={1} phone={1}>
          {items.map(({ letter, name, line, disabled }, index) => (
            <RadioCard
              key={letter}
              name="heard"
              value={letter}
              checked={index === heard}
              onChange={() => onHear(index)}
              layout="row"
              className={cx(CARD, WAITING)}
              figure={
                <span className={cx('heading lh-1 text-center', name === undefined ? 'type-34' : 'type-27')}>
                  {letter}
                </span>
              }
              disabled={disabled}
            >
              {name === undefined ? null : <span className="block lh-1.25">{name}</span>}
              {line ? <LineKey line={line} /> : null}
            </RadioCard>
          ))}
        </RadioCards>
      </ChoiceGroup>
    </div>
  );
}

function LineKey({ line }: { line: NonNullable<HearingItem['line']> }) {
  return (
    <svg
      className={cx('mt-8 fill-none stroke-current stroke-2', LINES[line])}
      viewBox="0 0 34 4"
      width={34}
      height={4}
      aria-hidden="true"
    >
      <path d="M1 2h32" />
    </svg>
  );
}
