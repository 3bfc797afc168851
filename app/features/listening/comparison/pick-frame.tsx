import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { useMessages } from '#app/ui/language.tsx';
import { COMPARED_MESSAGES } from './compared.messages.ts';
import type { ChoiceLetter } from './comparison.ts';

interface PickFrameProps {
  letter: ChoiceLetter;
  /** Undefined if only two are left. */
  onRemove: (() => void) | undefined;
  children: ReactNode;
}

/** The card of any pick: its letter, and the button that removes it. */
export function PickFrame({ letter, onRemove, children }: PickFrameProps) {
  const words = useMessages(COMPARED_MESSAGES).card;
  return (
    <fieldset className="relative flex flex-col items-start p-24 line bg-ground-raised phone:py-16 phone:px-14">
      <legend className="float-left w-full min-h-44 mb-12 type-34 [line-height:44px] [&>:last-child]:[line-height:inherit]">
        <span className="visually-hidden">{words.pickup} </span>
        <span className="heading">{letter}</span>
      </legend>
      {onRemove ? (
        <Button
          kind="quiet"
          small
          type="submit"
          name="remove"
          value={letter.toLowerCase()}
          className="absolute top-24 right-24 phone:top-16 phone:right-14"
          onClick={(event) => {
            event.preventDefault();
            onRemove();
          }}
        >
          {words.remove}
          <span className="visually-hidden">{words.removes(letter)}</span>
        </Button>
      ) : null}
      {children}
    </fieldset>
  );
}
