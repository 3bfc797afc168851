import { useEffect, useState } from 'react';
import type { LiveState } from '#app/sound/live-sound.ts';
import type { PieceId } from '#domain/listening/audio.ts';
import {
  answerRound,
  type BlindTest,
  choiceHeard,
  isOver,
  type Random,
  type Side,
  startBlindTest,
} from '#domain/listening/blind-test.ts';

export const SLOTS = ['A', 'B', 'X'] as const;
type Slot = (typeof SLOTS)[number];

/** What blind listening asks of the sound. */
interface BlindSound {
  hear(index: number): void;
  setTrueOutput(on: boolean): void;
  setNoise(on: boolean): void;
}

export interface Session {
  readonly test: BlindTest;
  readonly slot: Slot;
  /** What has sounded on this piece so far; X in the round under way. */
  readonly sounded: readonly Slot[];
  readonly piece: PieceId;
  /** The result is shown. */
  readonly done: boolean;
  /** What the switch was at before: levels are always matched here. */
  readonly trueOutput: boolean;
  /** And hum, which would tell a single coil from a humbucker. */
  readonly noise: boolean;
}

export interface Blind extends Pick<Session, 'test' | 'slot' | 'done'> {
  /** Not before A and B have sounded: whether a take still has to be fetched must not tell what X is. */
  readonly canHearX: boolean;
  /** Nobody answers, by a second click maybe, before X has sounded. */
  readonly canAnswer: boolean;
  hear(slot: Slot): void;
  answer(side: Side): void;
  /** Shows how the rounds answered so far went. */
  stop(): void;
  again(): void;
  /** Puts back what the series has changed about the sound. */
  restore(): void;
}

/** From the system's own source, so that no listener can foresee it. */
const random: Random = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** Draws a series and brings the sound to its beginning: A, at matched level. */
export function beginBlind(
  pairs: readonly (readonly [number, number])[],
  sound: BlindSound,
  { piece, trueOutput, noise }: Pick<LiveState, 'piece' | 'trueOutput' | 'noise'>,
): Session {
  const test = startBlindTest(pairs, random);
  sound.setTrueOutput(false);
  sound.setNoise(false);
  sound.hear(choiceHeard(test, 'A'));
  return { test, slot: 'A', sounded: [], piece, done: false, trueOutput, noise };
}

/**
 * A series of blind rounds. What X is lives in here alone and never reaches the document. Answers are told after the
 * last one: a series of fixed length is what makes the chance of guessing true, and no answer teaches the next.
 */
export function useBlind(
  first: Session,
  pairs: readonly (readonly [number, number])[],
  { status, piece }: Pick<LiveState, 'status' | 'piece'>,
  sound: BlindSound,
): Blind {
  const [session, setSession] = useState(first);
  const { test, slot, sounded, done } = session;

  useEffect(() => {
    if (done) return;
    if (session.piece !== piece) {
      // Another piece may have to be fetched: X waits once more until A and B have sounded.
      if (slot === 'X') sound.hear(choiceHeard(test, 'A'));
      setSession({ ...session, piece, sounded: [], slot: slot === 'X' ? 'A' : slot });
    } else if (status === 'playing' && !sounded.includes(slot)) {
      setSession({ ...session, sounded: [...sounded, slot] });
    }
  }, [session, test, slot, sounded, done, status, piece, sound]);

  function goTo(next: Slot, change: Partial<Session>) {
    sound.hear(choiceHeard(test, next));
    setSession({ ...session, slot: next, ...change });
  }
  return {
    test,
    slot,
    done,
    canHearX: sounded.includes('A') && sounded.includes('B'),
    canAnswer: sounded.includes('X'),
    hear: (next) => goTo(next, {}),
    answer(side) {
      if (!sounded.includes('X')) return;
      const next = answerRound(test, side);
      // Every round begins with A, so that the change from one X to the next is never heard.
      goTo('A', { test: next, sounded: sounded.filter((each) => each !== 'X'), done: isOver(next) });
    },
    stop: () => goTo(slot === 'X' ? 'A' : slot, { done: true }),
    again: () => setSession(beginBlind(pairs, sound, { ...session, piece })),
    restore() {
      sound.setTrueOutput(session.trueOutput);
      sound.setNoise(session.noise);
    },
  };
}
