import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useMessages } from '#app/ui/language.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { spellChoices } from '#domain/configurator/choices.ts';
import type { Configurator } from '#domain/configurator/configurator.ts';
import { type Choices, FIELDS, type Field, type StepId } from '#domain/configurator/record.ts';
import { PAUSED_WORDS } from '#domain/shopfront/pause.messages.ts';
import { type Pause, pauseOfOption } from '#domain/shopfront/sale-parts.ts';
import type { Moves } from './use-wizard.ts';

interface StepFormProps {
  /** Ties the button at the foot of the panel to the form. */
  id: string | undefined;
  configurator: Configurator;
  choices: Choices;
  step: StepId;
  /** What is not sold as usual: an option that is paused cannot be picked. */
  pauses: readonly Pause[];
  moves: Pick<Moves, 'pick' | 'goOn'>;
  /** Draws the options, each with what its radio button needs. */
  children: (radio: StepFormRadio) => ReactNode;
}

export type StepFormRadio = (field: Field, id: string) => RadioProps;

/** What a radio button of a step needs. */
export interface RadioProps {
  readonly name: Field;
  readonly value: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  /** Why it cannot be picked, or what is said of it. */
  readonly title?: string;
  readonly onClick: () => void;
  readonly onChange: () => void;
}

const isChosen = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'radio' && target.checked;

/**
 * A step as a form, which the server understands as well. A press on an option goes on by itself; the arrow keys only
 * walk along the options, as one must who hears them one by one; a press of what is chosen already goes on in any case.
 */
export function StepForm({ id, configurator, choices, step, pauses, moves, children }: StepFormProps) {
  const to = usePath();
  const paused = useMessages(PAUSED_WORDS);
  const walking = useRef(false);
  /** What was chosen already when Space went down on it. */
  const pressed = useRef<EventTarget>(undefined);
  const radio = (field: Field, option: string): RadioProps => {
    const checked = choices[field] === option;
    const pause = pauseOfOption(pauses, field, { ...choices, of: configurator.id, [field]: option }, FIELDS);
    return {
      ...(pause && { title: paused(pause), disabled: pause.state === 'paused' && !checked }),
      name: field,
      value: option,
      checked,
      onClick: () => {
        if (checked) moves.pick(field, option, walking.current);
      },
      onChange: () => moves.pick(field, option, walking.current),
    };
  };
  return (
    <form
      id={id}
      method="get"
      action={to(configurator.path)}
      onSubmit={(event) => {
        event.preventDefault();
        moves.goOn();
      }}
      onKeyDown={({ key, target }: KeyboardEvent) => {
        walking.current = key.startsWith('Arrow');
        if (key === ' ' && isChosen(target)) pressed.current = target;
      }}
      onKeyUp={(event) => {
        walking.current = false;
        const { key, target } = event;
        if (key !== ' ' || pressed.current !== target || !isChosen(target)) return;
        // Some browsers make a click of it, Chromium makes nothing.
        event.preventDefault();
        pressed.current = undefined;
        moves.pick(target.name as Field, target.value, false);
      }}
    >
      <input type="hidden" name="build" value={spellChoices(choices).toString()} />
      <input type="hidden" name="from" value={step} />
      {children(radio)}
    </form>
  );
}
