import { cx } from '#app/ui/cx.ts';
import type { StepId } from '#domain/configurator/configurator.ts';
import styles from './step-title.module.css';

interface StepTitleProps {
  step: StepId;
  title: string;
  /** "step 5 of 10", for who hears the title. */
  place: string;
  lead: string;
  /** The note behind the step's sign. */
  note: string | undefined;
}

/** Opens a note over the page; where the browser cannot, the link leads to it. */
function open(event: { preventDefault: () => void }, note: string): void {
  const dialog = document.getElementById(`note-${note}`);
  if (!(dialog instanceof HTMLDialogElement)) return;
  event.preventDefault();
  dialog.showModal();
}

/** Title of a step; takes the focus when the step is reached. */
export function StepTitle({ step, title, place, lead, note }: StepTitleProps) {
  return (
    <>
      <div className={styles.title}>
        <h2 className={styles.heading} tabIndex={-1} data-title={step}>
          {title}
          <span className="visually-hidden">, {place}</span>
        </h2>
        {note ? (
          <a className={styles.info} href={`#note-${note}`} onClick={(event) => open(event, note)}>
            <span aria-hidden="true">i</span>
            <span className="visually-hidden">About {title}</span>
          </a>
        ) : null}
      </div>
      {lead ? <p className={cx('muted', styles.lead)}>{lead}</p> : null}
    </>
  );
}
