import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useMessages, usePath } from '#app/ui/language.tsx';
import { type Configurator, spellChoices } from '#domain/configurator/configurator.ts';
import { type BuildField, type BuildStepId, type Choices, FIELDS } from '#domain/configurator/record.ts';
import { PAUSED_WORDS } from '#domain/shopfront/pause.messages.ts';
import { type Pause, pauseOfOption } from '#domain/shopfront/sale-parts.ts';
import type { WizardMoves } from './use-wizard.ts';

interface StepFormProps {
  id: string | undefined;
  configurator: Configurator;
  choices: Choices;
  step: BuildStepId;
  /** Paused options cannot be picked. */
  pauses: readonly Pause[];
  moves: Pick<WizardMoves, 'pick' | 'goOn'>;
  children: (radio: StepFormRadio) => ReactNode;
}

export type StepFormRadio = (field: BuildField, id: string) => RadioProps;

export interface RadioProps {
  readonly type: 'radio';
  readonly required: true;
  readonly name: BuildField;
  readonly value: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  /** Why it cannot be picked, or a note about it. */
  readonly title?: string;
  readonly onClick: () => void;
  readonly onChange: () => void;
}

const isChosen = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'radio' && target.checked;

/**
 * A step as a form that the server also understands. A press on an option goes on to the next step. Arrow keys only
 * move through the options, as screen reader users need; pressing the chosen option always goes on.
 */
export function StepForm({ id, configurator, choices, step, pauses, moves, children }: StepFormProps) {
  const to = usePath();
  const paused = useMessages(PAUSED_WORDS);
  const walking = useRef(false);
  const pressed = useRef<EventTarget>(undefined);
  const radio = (field: BuildField, option: string): RadioProps => {
    const checked = choices[field] === option;
    const pause = pauseOfOption(pauses, field, { ...choices, of: configurator.id, [field]: option }, FIELDS);
    return {
      ...(pause && { title: paused(pause), disabled: pause.state === 'paused' && !checked }),
      type: 'radio',
      required: true,
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
        // Some browsers turn it into a click, Chromium does nothing.
        event.preventDefault();
        pressed.current = undefined;
        moves.pick(target.name as BuildField, target.value, false);
      }}
    >
      <input type="hidden" name="build" value={spellChoices(choices).toString()} />
      <input type="hidden" name="from" value={step} />
      {children(radio)}
    </form>
  );
}
