import { useEffect, useRef, useState } from 'react';
import { GuitarMark } from '#app/guitar/guitar-mark.tsx';
import { forgetGuitar, setGuitar } from '#app/state/set-guitar.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { FIRST_GUITAR, type Guitar, writeGuitar } from '#domain/guitar/guitar.ts';
import { guitarWords } from '#domain/guitar/guitar-words.ts';
import { instrumentOf } from '#domain/guitar/instruments.ts';
import styles from './kept-guitar.module.css';

interface KeptGuitarProps {
  /** The visitor's own, once it is known. */
  guitar: Guitar | undefined;
  /** Another one, from a link that is not answered yet. */
  brought: Guitar | undefined;
  keeps: boolean;
  /** Where one of ours that fits it is shown. */
  href: string;
  onKeep: (guitar: Guitar) => void;
  onLeave: () => void;
}

/** What becomes of the guitar: not set yet, kept, refused by the browser, or another one that a link brings. */
export function KeptGuitar({ guitar, brought, keeps, href, onKeep, onLeave }: KeptGuitarProps) {
  const [forgotten, setForgotten] = useState<Guitar>();
  return (
    <div className={cx(styles.kept, guitar && !brought && !keeps && styles.refused)} data-kept-guitar>
      {brought ? (
        <Brought guitar={guitar} brought={brought} onKeep={onKeep} onLeave={onLeave} />
      ) : guitar ? (
        <Own guitar={guitar} keeps={keeps} href={href} onForget={() => setForgotten(forgetGuitar())} />
      ) : forgotten ? (
        <Forgotten guitar={forgotten} onGone={() => setForgotten(undefined)} />
      ) : (
        <Unset onKeep={onKeep} />
      )}
    </div>
  );
}

function Unset({ onKeep }: Pick<KeptGuitarProps, 'onKeep'>) {
  return (
    <>
      <div>
        <h2 className={styles.heading}>We do not know your guitar yet.</h2>
        <p>
          Until then all figures are for <span className="whitespace-nowrap">500{'\u00a0'}kΩ</span> pots,{' '}
          <span className="whitespace-nowrap">22{'\u00a0'}nF</span> and{' '}
          <span className="whitespace-nowrap">5{'\u00a0'}m</span> of cable, Fender types for{' '}
          <span className="whitespace-nowrap">250{'\u00a0'}kΩ</span> and{' '}
          <span className="whitespace-nowrap">47{'\u00a0'}nF</span>.
        </p>
      </div>
      <Button kind="second" small className={styles.scripted} onClick={() => onKeep(FIRST_GUITAR)}>
        Start with a Les Paul style
      </Button>
    </>
  );
}

function Brought({
  guitar,
  brought,
  onKeep,
  onLeave,
}: Pick<KeptGuitarProps, 'guitar' | 'onKeep' | 'onLeave'> & { brought: Guitar }) {
  const [name, ...rest] = guitarWords(brought);
  return (
    <>
      <div>
        <h2 className={styles.heading}>This link brings a {name}.</h2>
        <p>
          {rest.join(', ')}. {guitar ? `Yours is a ${instrumentOf(guitar.style).name}.` : null}
        </p>
      </div>
      <div className={cx(styles.scripted, 'flex flex-wrap gap-8')}>
        <Button kind="second" small onClick={() => onKeep(brought)}>
          Use it here
        </Button>
        <Button kind="quiet" small onClick={onLeave}>
          {guitar ? 'Keep mine' : 'Leave it'}
        </Button>
      </div>
    </>
  );
}

const WORDS = { copied: 'Copied.', refused: 'Your browser did not let us. Copy it from here:' } as const;

function Own({
  guitar,
  keeps,
  href,
  onForget,
}: {
  guitar: Guitar;
  keeps: boolean;
  href: string;
  onForget: () => void;
}) {
  const [done, setDone] = useState<{ state: 'copied' | 'refused'; link: string }>();
  // Of its own making: in the address bar it would go to the server with whatever the page asks for next.
  const query = `?${writeGuitar(guitar)}`;
  const state = done?.link === query ? done.state : 'ready';
  async function copy() {
    const link = new URL(`/your-guitar${query}`, location.href).href;
    const copied = await navigator.clipboard.writeText(link).then(
      () => 'copied' as const,
      () => 'refused' as const,
    );
    setDone({ state: copied, link: query });
  }
  return (
    <>
      {keeps ? (
        <p className={styles.saved}>Saved in this browser, and nowhere else.</p>
      ) : (
        <div>
          <h2 className={cx(styles.heading, 'text-wine flex gap-10 items-center')}>
            <Icon name="warning" /> This browser keeps nothing.
          </h2>
          <p>
            Private mode, or storage is off. Your guitar lasts until you close this tab; the link keeps it for
            good.
          </p>
        </div>
      )}
      <div className="flex flex-wrap gap-y-0 gap-x-28 items-center">
        <button
          type="button"
          className={cx('link', styles.action)}
          onClick={() => void copy().catch(() => setDone({ state: 'refused', link: query }))}
        >
          Copy as a link
        </button>
        <button type="button" className={cx('link', styles.action)} onClick={onForget}>
          Forget it
        </button>
        <p role="status" className={state === 'ready' ? 'visually-hidden' : 'type-15'}>
          {state === 'ready' ? '' : WORDS[state]}
        </p>
        {state === 'refused' ? (
          <input
            className={cx('mono', styles.address)}
            readOnly
            aria-label="Link to your guitar"
            value={new URL(`/your-guitar${query}`, location.href).href}
            onFocus={({ target }) => target.select()}
          />
        ) : null}
      </div>
      <a className={cx('mono', styles.see)} href={`${href}#tone`}>
        <GuitarMark />
        <span>
          <b>In your {instrumentOf(guitar.style).kind}:</b> {guitarWords(guitar).join(', ')}
        </span>
        <u>See it</u>
      </a>
    </>
  );
}

/** So long it can be had back. */
const UNDO_MS = 8000;

function Forgotten({ guitar, onGone }: { guitar: Guitar; onGone: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  const gone = useRef(onGone);
  gone.current = onGone;
  useEffect(() => {
    const button = undo.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      timer = setTimeout(() => gone.current(), UNDO_MS);
    };
    // Where the button was that is gone now, lest the focus be lost; for somebody who uses keys the time stands still there.
    button?.focus({ preventScroll: true });
    if (button?.matches(':focus-visible')) button.addEventListener('blur', begin, { once: true });
    else begin();
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="flex flex-wrap gap-y-12 gap-x-28 items-center">
      <p role="status">Forgotten. All figures are for the sheet load again.</p>
      <Button ref={undo} kind="quiet" small onClick={() => setGuitar(guitar)}>
        Undo
      </Button>
    </div>
  );
}
