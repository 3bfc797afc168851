import { type ComponentType, Fragment, useEffect, useRef, useState } from 'react';
import { useGuitar } from '#app/state/guitar-store.ts';
import { cx } from '#app/ui/cx.ts';
import { takes } from '#domain/guitar/guitar-load.ts';
import { guitarWords, sheetWords } from '#domain/guitar/guitar-words.ts';
import type { Load } from '#domain/tone/loads.ts';
import type { InstrumentId } from '#domain/tone/take-places.ts';
import styles from './guitar-chip.module.css';
import { GuitarMark } from './guitar-mark.tsx';
import type { GuitarPopoverProps } from './guitar-popover.tsx';

interface GuitarChipProps {
  /** One of its own for each chip of a page. */
  id: string;
  kind: InstrumentId;
  /** What the pickups beside it meet without a guitar. */
  loads: readonly Load[];
  /** Where the most important of them resonates as it is shown, in words: said when it changes. */
  resonance?: string | undefined;
  className?: string | undefined;
  /** Above it, where what it is in ends below. */
  opens?: 'above' | 'below';
}

/** Where it is set as a whole. */
export const GUITAR_PAGE = '/your-guitar';

/** Which load is drawn and heard, in one line; pressed, its parts can be changed on the page itself. */
export function GuitarChip({ id, kind, loads, resonance, className, opens = 'below' }: GuitarChipProps) {
  const { guitar, shown } = useGuitar();
  const [Popover, setPopover] = useState<ComponentType<GuitarPopoverProps>>();
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const own = shown && takes(shown, kind) ? shown : undefined;

  useEffect(() => {
    if (!isOpen) return;
    const end = new AbortController();
    const close = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false);
    };
    addEventListener('pointerdown', close, { signal: end.signal });
    addEventListener('focusin', close, { signal: end.signal });
    addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        setOpen(false);
        button.current?.focus();
      },
      { signal: end.signal },
    );
    return () => end.abort();
  }, [isOpen]);

  async function press() {
    if (isOpen) return setOpen(false);
    try {
      const { GuitarPopover } = await import('./guitar-popover.tsx');
      setPopover(() => GuitarPopover);
      setOpen(true);
    } catch {
      // Where its code does not arrive, the page that does the same may.
      location.assign(GUITAR_PAGE);
    }
  }

  const said = own ? (
    <>
      <b>In your {kind}:</b> <Values words={guitarWords(own)} />
    </>
  ) : (
    <>
      <b>Sheet load:</b> <Values words={sheetWords(loads).split(', ')} />.
    </>
  );
  const action = isOpen ? 'Close' : guitar ? 'Change' : `Set your ${kind}`;
  return (
    <div
      ref={place}
      data-follows-guitar
      className={cx(styles.place, opens === 'above' && styles.above, className)}
    >
      <button
        ref={button}
        type="button"
        className={cx(styles.chip, styles.pressed, !own && styles.sheet)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-parts` : undefined}
        onClick={() => void press()}
      >
        <GuitarMark />
        <span className={styles.words}>{said}</span>
        <u>{action}</u>
      </button>
      <a className={cx(styles.chip, styles.sheet, styles.link)} href={GUITAR_PAGE}>
        <GuitarMark />
        <span className={styles.words}>{said}</span>
        <u>Set your {kind}</u>
      </a>
      {isOpen && Popover ? (
        <Popover id={`${id}-parts`} kind={kind} loads={loads} resonance={resonance} />
      ) : null}
    </div>
  );
}

/** Values that do not break from their units. */
function Values({ words }: { words: readonly string[] }) {
  return words.map((word, index) => (
    <Fragment key={word}>
      {index > 0 ? ', ' : null}
      <span className="unit">{word}</span>
    </Fragment>
  ));
}
