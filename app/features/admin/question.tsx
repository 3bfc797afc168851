import { cx } from '#app/ui/cx.ts';
import frame from './frame.module.css';
import look from './look.module.css';

/**
 * What is asked before something that cannot be undone. Its button is ink: copper is the step, not the money. The focus
 * comes to "Not yet" (`wake-calls.ts`), so that a key held down or pressed twice answers nothing.
 */
export const Question = ({
  id,
  title,
  words,
  yes,
}: {
  id: string;
  title: string;
  words: string;
  yes: string;
}) => (
  <dialog id={id} className={frame.dialog} aria-labelledby={`${id}-title`} aria-describedby={`${id}-words`}>
    <h2 id={`${id}-title`}>{title}</h2>
    <p id={`${id}-words`} className={look.faint}>
      {words}
    </p>
    <form method="dialog" className="flex flex-wrap gap-12 mt-20">
      <button type="submit" value="yes" className={cx(look.button, look.second)}>
        {yes}
      </button>
      <button type="submit" value="" className={look.button}>
        Not yet
      </button>
    </form>
  </dialog>
);
