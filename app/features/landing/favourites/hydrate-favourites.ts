import { wordsHere } from '#app/state/words-here.ts';
import { watchSeen } from '#app/ui/watch-seen.ts';
import { TURNING_MESSAGES } from './turning.messages.ts';
import { slideAfter, swipeSteps, TURN_MS, turns } from './turns.ts';

/** A carousel after the WAI-ARIA pattern. Without this it is a row of links. */
export function hydrateFavourites(root: HTMLElement): void {
  const find = (name: string) => Array.from(root.querySelectorAll<HTMLElement>(`[data-carousel=${name}]`));
  const [row] = find('row');
  const [pause] = find('pause');
  const slides = find('slide');
  const dots = find('dot');
  if (!row || !pause) return;

  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const words = wordsHere(TURNING_MESSAGES);
  const halts = { paused: still.matches, hovered: false, focused: false, unseen: true };
  let shown = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Restarts the current slide's time, or stops it. */
  const wind = () => {
    clearTimeout(timer);
    const turning = turns(halts);
    // The style sheet's bar runs while this is set, and restarts when it is set again.
    delete root.dataset.turning;
    if (turning) {
      void root.offsetWidth;
      root.dataset.turning = '';
      timer = setTimeout(() => show(slideAfter(shown, 1, slides.length)), TURN_MS);
    }
    // Automatic turns are not announced; the visitor's turns are.
    row.setAttribute('aria-live', turning ? 'off' : 'polite');
    pause.setAttribute('aria-label', halts.paused ? words.start : words.stop);
    pause.toggleAttribute('data-paused', halts.paused);
  };

  const show = (index: number) => {
    shown = index;
    for (const [place, slide] of slides.entries()) slide.toggleAttribute('data-shown', place === index);
    for (const [place, dot] of dots.entries()) {
      if (place === index) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    }
    for (const place of find('place')) place.textContent = String(index + 1);
    const left = (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
    row.scrollTo({ left, behavior: still.matches ? 'instant' : 'smooth' });
    wind();
  };

  const step = (by: number) => show(slideAfter(shown, by, slides.length));
  const halt = (change: Partial<typeof halts>) => {
    const before = turns(halts);
    Object.assign(halts, change);
    if (turns(halts) !== before || 'paused' in change) wind();
  };

  for (const button of find('back')) button.addEventListener('click', () => step(-1));
  for (const button of find('on')) button.addEventListener('click', () => step(1));
  for (const [place, dot] of dots.entries()) dot.addEventListener('click', () => show(place));
  pause.addEventListener('click', () => {
    // A visitor who starts it wants to see it turn: pointer and focus resting on the button do not pause it.
    Object.assign(halts, { hovered: false, focused: false });
    halt({ paused: !halts.paused });
  });
  still.addEventListener('change', () => halt({ paused: still.matches }));

  // A finger cannot hover.
  row.addEventListener('pointerenter', ({ pointerType }) => halt({ hovered: pointerType === 'mouse' }));
  row.addEventListener('pointerleave', () => halt({ hovered: false }));
  root.addEventListener('focusin', ({ target }) => {
    halt({ focused: target instanceof Element && target.matches(':focus-visible') });
    const place = slides.findIndex((slide) => target instanceof Node && slide.contains(target));
    if (place >= 0 && place !== shown) show(place);
  });
  root.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && root.contains(relatedTarget))) halt({ focused: false });
  });

  watchSeen(row, (seen) => halt({ unseen: !seen }));

  hydrateSwipes(row, step);
  root.dataset.hydrated = '';
  show(0);
}

/** A swipe that moves the row; it does not follow the link under it. */
function hydrateSwipes(row: HTMLElement, step: (by: number) => void): void {
  let from: number | undefined;
  let swiped = false;
  row.addEventListener('pointerdown', ({ clientX, isPrimary }) => {
    if (!isPrimary) return;
    from = clientX;
    swiped = false;
  });
  const end = ({ clientX }: PointerEvent) => {
    const by = from === undefined ? 0 : swipeSteps(clientX - from);
    from = undefined;
    if (by === 0) return;
    swiped = true;
    step(by);
  };
  addEventListener('pointerup', end);
  addEventListener('pointercancel', () => {
    from = undefined;
  });
  row.addEventListener('dragstart', (event) => event.preventDefault());
  row.addEventListener(
    'click',
    (event) => {
      if (swiped) event.preventDefault();
      swiped = false;
    },
    { capture: true },
  );
}
