import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { useMessages } from '#app/ui/language.tsx';
import { BLIND_MESSAGES } from './blind.messages.ts';
import type { Blind } from './use-blind.ts';

export function BlindAnswers({ blind: { canHearX, canAnswer, answer } }: { blind: Blind }) {
  const words = useMessages(BLIND_MESSAGES);
  const waiting = !canAnswer;
  return (
    <fieldset className="grid grid-cols-2 gap-8">
      <legend className="visually-hidden">{words.answer}</legend>
      {(['A', 'B'] as const).map((side) => (
        <Button
          key={side}
          kind="quiet"
          className={cx(
            '[&[aria-disabled="true"]]:edge-dashed [&[aria-disabled="true"]]:[background:none] [&[aria-disabled="true"]]:text-muted',
            'min-h-64',
          )}
          aria-disabled={waiting || undefined}
          aria-describedby={waiting ? 'answer-hint' : undefined}
          onClick={() => answer(side)}
        >
          {words.is(side)}
        </Button>
      ))}
      <p id="answer-hint" className="col-span-full text-muted type-15">
        {waiting ? (canHearX ? words.firstX : words.firstAB) : '\u00a0'}
      </p>
    </fieldset>
  );
}
