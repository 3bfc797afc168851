import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLanguage } from '#app/ui/language.tsx';
import { watchSeen } from '#app/ui/watch-seen.ts';
import { prefersStillness } from './calm.ts';
import { type Pose, STEP, viewInWords } from './orbit.ts';
import { Turntable } from './turntable.ts';

const ARROWS: Record<string, Pose> = {
  ArrowLeft: { turn: -STEP.turn, tilt: 0 },
  ArrowRight: { turn: STEP.turn, tilt: 0 },
  ArrowUp: { turn: 0, tilt: STEP.tilt },
  ArrowDown: { turn: 0, tilt: -STEP.tilt },
};

/**
 * A model turned by drags, keys and buttons. It turns automatically, except under reduced motion, while hidden, or
 * after the visitor has turned it.
 */
export function useTurning(frame: RefObject<HTMLElement | null>, home?: Pose) {
  const language = useLanguage();
  const hand = useRef<readonly [x: number, y: number]>([0, 0]);
  const [turntable] = useState(() => new Turntable(home, home));
  const [spinning, setSpinning] = useState(false);
  const [view, setView] = useState(() => viewInWords(turntable.pose, language));
  const held = useRef(false);

  const sayView = useCallback(() => setView(viewInWords(turntable.pose, language)), [turntable, language]);

  const spin = useCallback(
    (on: boolean) => {
      held.current = !on;
      turntable.spin(on);
      setSpinning(on);
      if (!on) sayView();
    },
    [turntable, sayView],
  );

  /** Starts automatic turning, or stops it and returns to the initial pose. */
  const letTurn = useCallback(
    (wanted: boolean) => {
      if (held.current) return;
      const on = wanted && !prefersStillness();
      if (turntable.spinning && !on) turntable.comeHome();
      turntable.spin(on);
      setSpinning(on);
    },
    [turntable],
  );

  useEffect(() => {
    turntable.rested = sayView;
    turntable.tired = () => {
      held.current = true;
      setSpinning(false);
      sayView();
    };
  }, [turntable, sayView]);

  useEffect(
    () => (frame.current ? watchSeen(frame.current, (seen) => turntable.hide(!seen)) : undefined),
    [frame, turntable],
  );

  function turn(by: Pose) {
    if (turntable.spinning) spin(false);
    held.current = true;
    turntable.step(by, prefersStillness());
  }

  /** Props for the turned element: arrow keys and drags. */
  const handlers = {
    // Focusable: the arrow keys turn the model.
    tabIndex: 0,
    onKeyDown(event: KeyboardEvent) {
      const by = ARROWS[event.key];
      if (!by || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      turn(by);
    },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      hand.current = [event.clientX, event.clientY];
      if (turntable.spinning) spin(false);
      held.current = true;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const [x, y] = hand.current;
      hand.current = [event.clientX, event.clientY];
      turntable.drag(event.clientX - x, event.clientY - y, event.currentTarget.clientWidth);
    },
    onPointerUp: sayView,
    onPointerCancel: sayView,
  };
  return { turntable, spinning, view, spin, letTurn, turn, handlers };
}
