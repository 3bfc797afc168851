import { useEffect, useRef, useState } from 'react';
import { forgetGuitar, setGuitar } from '#app/state/set-guitar.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useMessages, usePath } from '#app/ui/language.tsx';
import { GUITAR_MESSAGES } from '#domain/guitar/guitar.messages.ts';
import { FIRST_GUITAR, type Guitar, writeGuitar } from '#domain/guitar/guitar.ts';
import { guitarWords } from '#domain/guitar/guitar-words.ts';
import { instrumentOf } from '#domain/guitar/instruments.ts';
import { GuitarMark } from './guitar-mark.tsx';
import { GUITAR_PAGE_MESSAGES } from './guitar-page.messages.tsx';

const HEADING = 'mb-6 heading-21/[1.08] weight-700 font-stretch-125%';
const ACTION = 'min-h-44 p-0 line-0 [background:none] cursor-pointer';

interface KeptGuitarProps {
  /** The visitor's own, once it is known. */
  guitar: Guitar | undefined;
  brought: Guitar | undefined;
  keeps: boolean;
  href: string;
  onKeep: (guitar: Guitar) => void;
  onLeave: () => void;
}

/** State of the guitar: not set yet, stored, refused by the browser, or another one from a link. */
export function KeptGuitar({ guitar, brought, keeps, href, onKeep, onLeave }: KeptGuitarProps) {
  const [forgotten, setForgotten] = useState<Guitar>();
  return (
    <div
      className={cx(
        'flex flex-wrap gap-y-12 gap-x-28 items-center justify-between box-border min-h-120 py-18 px-22 line-t [&>div:first-child]:flex-[1_1_380px] [&>div:first-child]:max-w-[46em] phone:min-h-240 phone:py-16 phone:px-20',
        guitar && !brought && !keeps && '[box-shadow:inset_3px_0_0_var(--wine)]',
      )}
      data-kept-guitar
    >
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
  const { unset, usual, start } = useMessages(GUITAR_PAGE_MESSAGES).kept;
  return (
    <>
      <div>
        <h2 className={HEADING}>{unset}</h2>
        <p>{usual()}</p>
      </div>
      <Button
        kind="second"
        small
        className="[@media(scripting:none)]:hidden"
        onClick={() => onKeep(FIRST_GUITAR)}
      >
        {start}
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
  const language = useLanguage();
  const words = useMessages(GUITAR_PAGE_MESSAGES).kept;
  const { style } = useMessages(GUITAR_MESSAGES);
  const [name = '', ...rest] = guitarWords(brought, language);
  return (
    <>
      <div>
        <h2 className={HEADING}>{words.brings(name)}</h2>
        <p>
          {rest.join(', ')}. {guitar ? words.yours(style(guitar.style)) : null}
        </p>
      </div>
      <div className="[@media(scripting:none)]:hidden flex flex-wrap gap-8">
        <Button kind="second" small onClick={() => onKeep(brought)}>
          {words.use}
        </Button>
        <Button kind="quiet" small onClick={onLeave}>
          {guitar ? words.mine : words.leave}
        </Button>
      </div>
    </>
  );
}

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
  const language = useLanguage();
  const words = useMessages(GUITAR_PAGE_MESSAGES).kept;
  const to = usePath();
  const page = to('/your-guitar');
  const [done, setDone] = useState<{ state: 'copied' | 'refused'; link: string }>();
  // Built here: in the address bar it would be sent to the server with the next request.
  const query = `?${writeGuitar(guitar)}`;
  const state = done?.link === query ? done.state : 'ready';
  async function copy() {
    const link = new URL(page + query, location.href).href;
    const copied = await navigator.clipboard.writeText(link).then(
      () => 'copied' as const,
      () => 'refused' as const,
    );
    setDone({ state: copied, link: query });
  }
  return (
    <>
      {keeps ? (
        <p
          className={
            'flex gap-10 items-center [&::before]:[content:""] [&::before]:flex-none [&::before]:w-9 [&::before]:h-9 [&::before]:rounded-half [&::before]:bg-copper'
          }
        >
          {words.saved}
        </p>
      ) : (
        <div>
          <h2 className={cx(HEADING, 'text-wine flex gap-10 items-center')}>
            <Icon name="warning" /> {words.nothing}
          </h2>
          <p>{words.private}</p>
        </div>
      )}
      <div className="flex flex-wrap gap-y-0 gap-x-28 items-center">
        <button
          type="button"
          className={cx('link', ACTION)}
          onClick={() => void copy().catch(() => setDone({ state: 'refused', link: query }))}
        >
          {words.copy}
        </button>
        <button type="button" className={cx('link', ACTION)} onClick={onForget}>
          {words.forget}
        </button>
        <p role="status" className={state === 'ready' ? 'visually-hidden' : 'type-15'}>
          {state === 'ready' ? '' : words[state]}
        </p>
        {state === 'refused' ? (
          <input
            className="mono box-border w-[min(100%,420px)] h-44 px-10 edge rounded bg-ground text-inherit"
            readOnly
            aria-label={words.link}
            value={new URL(page + query, location.href).href}
            onFocus={({ target }) => target.select()}
          />
        ) : null}
      </div>
      <a
        className="mono inline-flex gap-12 items-center min-h-44 pt-4 pr-14 pb-4 pl-12 edge rounded [&_u]:underline-offset-[0.25em] [&_u]:whitespace-nowrap"
        href={`${to(href)}#tone`}
      >
        <GuitarMark />
        <span>
          <b>{words.inYour(instrumentOf(guitar.style).kind)}:</b> {guitarWords(guitar, language).join(', ')}
        </span>
        <u>{words.see}</u>
      </a>
    </>
  );
}

/** Time for undoing, ms. */
const UNDO_MS = 8000;

function Forgotten({ guitar, onGone }: { guitar: Guitar; onGone: () => void }) {
  const { forgotten, undo: undoWord } = useMessages(GUITAR_PAGE_MESSAGES).kept;
  const undo = useRef<HTMLButtonElement>(null);
  const onGoneRef = useRef(onGone);
  onGoneRef.current = onGone;
  useEffect(() => {
    const button = undo.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      timer = setTimeout(() => onGoneRef.current(), UNDO_MS);
    };
    // The pressed button is gone, so its replacement takes the focus. For keyboard users the timer waits.
    button?.focus({ preventScroll: true });
    if (button?.matches(':focus-visible')) button.addEventListener('blur', begin, { once: true });
    else begin();
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="flex flex-wrap gap-y-12 gap-x-28 items-center">
      <p role="status">{forgotten}</p>
      <Button ref={undo} kind="quiet" small onClick={() => setGuitar(guitar)}>
        {undoWord}
      </Button>
    </div>
  );
}
