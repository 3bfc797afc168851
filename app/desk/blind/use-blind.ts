import { useEffect, useState } from 'react';
import type { LiveSoundState } from '#app/sound/live-sound.ts';
import type { PieceId } from '#domain/listening/audio.ts';
import {
  answerRound,
  type BlindTest,
  choiceHeard,
  isTestOver,
  type Random,
  type Side,
  startBlindTest,
} from '#domain/listening/blind-test.ts';

export const BLIND_SLOTS = ['A', 'B', 'X'] as const;
type Slot = (typeof BLIND_SLOTS)[number];

interface BlindSound {
  hear(index: number): void;
  setTrueOutput(on: boolean): void;
  setNoise(on: boolean): void;
}

export interface BlindSession {
  readonly test: BlindTest;
  readonly slot: Slot;
  /** Slots of this piece played so far, including X of the current round. */
  readonly sounded: readonly Slot[];
  readonly piece: PieceId;
  readonly done: boolean;
  /** The switch's earlier setting. Levels are always matched during a test. */
  readonly trueOutput: boolean;
  /** The earlier hum setting. Hum would reveal a single coil. */
  readonly noise: boolean;
}

/** From the system's random source, so that no listener can predict it. */
const random: Random = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** Draws a series and sets the sound to its start: A, at matched level. */
export function beginBlind(
  pairs: readonly (readonly [number, number])[],
  sound: BlindSound,
  { piece, trueOutput, noise }: Pick<LiveSoundState, 'piece' | 'trueOutput' | 'noise'>,
): BlindSession {
  const test = startBlindTest(pairs, random);
  sound.setTrueOutput(false);
  sound.setNoise(false);
  sound.hear(choiceHeard(test, 'A'));
  return { test, slot: 'A', sounded: [], piece, done: false, trueOutput, noise };
}

/**
 * A series of blind rounds. X exists only in here and never in the document. Answers are revealed after the last round:
 * the probability of guessing assumes a fixed length, and no answer should teach the next.
 */
export function useBlind(
  first: BlindSession,
  pairs: readonly (readonly [number, number])[],
  { status, piece }: Pick<LiveSoundState, 'status' | 'piece'>,
  sound: BlindSound,
) {
  const [session, setSession] = useState(first);
  const { test, slot, sounded, done } = session;

  useEffect(() => {
    if (done) return;
    if (session.piece !== piece) {
      // Another piece may have to load, so X is locked again until A and B have been played.
      if (slot === 'X') sound.hear(choiceHeard(test, 'A'));
      setSession({ ...session, piece, sounded: [], slot: slot === 'X' ? 'A' : slot });
    } else if (status === 'playing' && !sounded.includes(slot)) {
      setSession({ ...session, sounded: [...sounded, slot] });
    }
  }, [session, test, slot, sounded, done, status, piece, sound]);

  function goTo(next: Slot, change: Partial<BlindSession>) {
    sound.hear(choiceHeard(test, next));
    setSession({ ...session, slot: next, ...change });
  }
  return {
    test,
    slot,
    done,
    /** False until A and B have been played: a take that still has to load must not reveal X. */
    canHearX: sounded.includes('A') && sounded.includes('B'),
    /** False until X has been played, so that a double click answers nothing. */
    canAnswer: sounded.includes('X'),
    hear: (next: Slot) => goTo(next, {}),
    answer(side: Side) {
      if (!sounded.includes('X')) return;
      const next = answerRound(test, side);
      // Every round starts with A, so the change from one X to the next is never audible.
      goTo('A', { test: next, sounded: sounded.filter((each) => each !== 'X'), done: isTestOver(next) });
    },
    stop: () => goTo(slot === 'X' ? 'A' : slot, { done: true }),
    again: () => setSession(beginBlind(pairs, sound, { ...session, piece })),
    restore() {
      sound.setTrueOutput(session.trueOutput);
      sound.setNoise(session.noise);
    },
  };
}

export type Blind = ReturnType<typeof useBlind>;
