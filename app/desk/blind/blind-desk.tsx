import type { LiveSound, LiveState } from '#app/sound/live-sound.ts';
import { useMessages } from '#app/ui/language.tsx';
import { ROUNDS } from '#domain/listening/blind-test.ts';
import { Desk } from '../desk.tsx';
import { HearingGroup, type HearingItem } from '../hearing-group.tsx';
import type { Pieces } from '../pieces.ts';
import { BLIND_MESSAGES } from './blind.messages.ts';
import { BlindAnswers } from './blind-answers.tsx';
import { BlindBoard } from './blind-board.tsx';
import { BlindNotes } from './blind-notes.tsx';
import { BlindResult } from './blind-result.tsx';
import { type Blind, type Session, SLOTS, useBlind } from './use-blind.ts';

export interface BlindDeskProps {
  first: Session;
  pairs: readonly (readonly [number, number])[];
  pickups: readonly { readonly name: string }[];
  pieces: Pieces;
  sound: LiveSound;
  state: LiveState;
  onLeave: () => void;
}

/** The page during a blind test, without names and curves, and then the result. Loaded on demand. */
export function BlindDesk({ first, pairs, pickups, pieces, sound, state, onLeave }: BlindDeskProps) {
  const words = useMessages(BLIND_MESSAGES);
  const blind = useBlind(first, pairs, state, sound);
  const { test, done, slot } = blind;
  const names = { A: pickups[test.sides.A]?.name ?? '', B: pickups[test.sides.B]?.name ?? '' };
  function leave() {
    blind.restore();
    onLeave();
  }
  return (
    <>
      <Desk
        lines={words.lines}
        view={
          done ? (
            <BlindResult test={test} names={names} onAgain={blind.again} onLeave={leave} />
          ) : (
            <BlindBoard
              answered={test.answers.length}
              rounds={ROUNDS}
              onStop={test.answers.length > 0 ? blind.stop : leave}
            />
          )
        }
        hearing={
          <>
            <HearingGroup
              items={itemsOf(blind, names)}
              heard={SLOTS.indexOf(slot)}
              onHear={(index) => blind.hear(SLOTS[index] ?? 'A')}
            />
            {done ? null : <BlindAnswers blind={blind} />}
          </>
        }
        pieces={pieces}
        sound={sound}
        state={state}
        outputIsFree={false}
      />
      <BlindNotes />
    </>
  );
}

/** Letters only during the test; at the end also the names behind A and B, for listening again. */
function itemsOf({ done, canHearX }: Blind, names: { A: string; B: string }): readonly HearingItem[] {
  if (done) return (['A', 'B'] as const).map((letter) => ({ letter, name: names[letter] }));
  return SLOTS.map((letter) => ({ letter, disabled: letter === 'X' && !canHearX }));
}
