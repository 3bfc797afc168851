import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { isReplayOver } from '#app/islands/held-input.ts';
import { guitarFor, useGuitar } from '#app/state/guitar-store.ts';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages, usePath } from '#app/ui/language.tsx';
import type { Load } from '#domain/tone/circuit.ts';
import type { InstrumentId } from '#domain/tone/strings.ts';
import { YOUR_GUITAR_MESSAGES } from './guitar.messages.ts';
import { ACTION, chipClass, GuitarMark, WORDS } from './guitar-mark.tsx';
import type { GuitarPopoverProps } from './guitar-popover.tsx';

interface GuitarChipProps {
  id: string;
  kind: InstrumentId;
  loads: readonly Load[];
  /** Formatted resonance of the most important pickup; announced when it changes. */
  resonance?: string | undefined;
  className?: string | undefined;
  opens?: 'above';
  label?: string;
}

const LABELLED =
  'gap-10 items-center justify-center w-full min-h-44 px-12 edge rounded bg-ground [font:600_0.9375rem_/_1_var(--body)] whitespace-nowrap hover:border-text phone:w-44 phone:px-0';

const PAGE = '/your-guitar';

/**
 * Shows in one line which load is drawn and heard. A press opens its settings on the page. The popover and the code
 * that reads a guitar load on demand.
 */
export function GuitarChip({ id, kind, loads, resonance, className, opens, label }: GuitarChipProps) {
  const language = useLanguage();
  const words = useMessages(YOUR_GUITAR_MESSAGES);
  const page = usePath()(PAGE);
  const { guitar, shown, code } = useGuitar();
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useOpen(place);
  const [Popover, setPopover] = useState<ComponentType<GuitarPopoverProps>>();
  const own = guitarFor(kind, shown);
  const parts = `${id}-parts`;
  const isShown = isOpen && Popover !== undefined;
  useEffect(() => {
    if (!isOpen || Popover) return;
    let isGivenUp = false;
    import('./guitar-popover.tsx').then(
      ({ GuitarPopover }) => isGivenUp || setPopover(() => GuitarPopover),
      // Opens the page with the same settings if the code fails to load.
      () => isGivenUp || location.assign(page),
    );
    return () => {
      isGivenUp = true;
    };
  }, [isOpen, Popover, page]);
  // A new key for changed text, so that nothing appears to move.
  const line = (action: string) => (
    <>
      <GuitarMark />
      <span key={own ? 'own' : 'sheet'} className={WORDS}>
        {own ? (
          <>
            {words.yours(kind)}: {code?.guitarInShort(own, language)}
          </>
        ) : (
          <>
            <span className="small:hidden">{words.played(kind)}</span>
            <span className="hidden small:inline">{words.standard(kind)}</span>
          </>
        )}
      </span>
      <u key={action} className={ACTION}>
        {action}
      </u>
    </>
  );
  const set = words.setYours(kind);
  const look = label ? LABELLED : chipClass(own !== undefined);
  const shows = (action: string) =>
    label ? (
      <>
        <GuitarMark /> <span className="phone:visually-hidden">{label}</span>
      </>
    ) : (
      line(action)
    );
  return (
    <div ref={place} data-guitar className={cx('relative min-w-0', className)}>
      <button
        type="button"
        className={cx(look, 'inline-flex [@media(scripting:none)]:hidden')}
        aria-expanded={isShown}
        aria-controls={isShown ? parts : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {shows(isShown ? words.close : guitar ? words.change : set)}
      </button>
      <a className={cx(look, 'hidden [@media(scripting:none)]:inline-flex')} href={page}>
        {shows(set)}
      </a>
      {isShown ? (
        <Popover
          id={parts}
          kind={kind}
          loads={loads}
          resonance={resonance}
          opens={opens}
          slim={label !== undefined}
        />
      ) : null}
    </div>
  );
}

/** Signs that the visitor moved on. A replayed press is only a click, a replayed value only a change. */
const SIGNS = ['pointerdown', 'focusin', 'click', 'change'] as const;

/**
 * State of a popover. It closes on a press or focus elsewhere, or on Escape, which returns the focus to its
 * button. The state does not depend on the popover's code being loaded; moving on before that cancels
 * opening.
 */
function useOpen(place: RefObject<HTMLElement | null>): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const end = new AbortController();
    const onSign = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false);
    };
    // In the capture phase, because other handlers may remove the pressed element.
    for (const sign of SIGNS) addEventListener(sign, onSign, { signal: end.signal, capture: true });
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      place.current?.querySelector('button')?.focus();
    };
    addEventListener('keydown', onKey, { signal: end.signal });
    return () => end.abort();
  }, [isOpen, place]);
  return [isOpen, (wanted) => setOpen(wanted && !(place.current && isReplayOver(place.current)))];
}
