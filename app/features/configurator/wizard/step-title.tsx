import { cx } from '#app/ui/cx.ts';
import { useMessages } from '#app/ui/language.tsx';
import type { BuildStepId } from '#domain/configurator/record.ts';
import { type NoteTopic, noteIdOf, openNote } from '../notes/note-topics.ts';
import { PANEL_MESSAGES } from './panel.messages.ts';

interface StepTitleProps {
  step: BuildStepId;
  title: string;
  /** "step 5 of 10", for screen readers. */
  place: string;
  lead: string;
  /** The note that the step's info control opens. */
  note: NoteTopic | undefined;
}

/** Title of a step; takes the focus when the step is reached. */
export function StepTitle({ step, title, place, lead, note }: StepTitleProps) {
  const { about } = useMessages(PANEL_MESSAGES);
  return (
    <>
      <div
        className={cx(
          'flex gap-16 items-center justify-between pt-18 pb-6 phone:min-h-56',
          step === 'overview' ? 'phone:pt-16 phone:pb-12' : 'phone:pt-4 phone:pb-4',
        )}
      >
        <h2
          className="min-w-0 type-34 [outline:none] [&[data-title=overview]]:type-30 phone:type-26 phone:[&[data-title=overview]]:[font-size:min(1.75rem,7.8vw)]"
          tabIndex={-1}
          data-title={step}
        >
          {title}
          <span className="visually-hidden">, {place}</span>
        </h2>
        {note ? (
          <a
            className="grid flex-none place-items-center w-44 h-44 edge rounded-half mono-15/1 weight-500 hover:border-text"
            href={`#${noteIdOf(note)}`}
            onClick={(event) => {
              if (openNote(note)) event.preventDefault();
            }}
          >
            <span aria-hidden="true">i</span>
            <span className="visually-hidden">{about(title)}</span>
          </a>
        ) : null}
      </div>
      {lead ? (
        // Pictures make the sentence unnecessary.
        <p
          className={cx(
            'muted max-w-[26em] type-16 lh-[1.4]',
            (step === 'model' || step === 'color') && 'phone:hidden',
            step === 'pickup' && 'phone:mb-12',
          )}
        >
          {lead}
        </p>
      ) : null}
    </>
  );
}
