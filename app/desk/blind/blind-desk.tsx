import { useEffect, useRef } from 'react';
import type { LiveSound, LiveSoundState } from '#app/sound/live-sound.ts';
import { reachGoal } from '#app/state/count-visit.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useMessages } from '#app/ui/language.tsx';
import { Section } from '#app/ui/section.tsx';
import { type BlindTest, chanceByGuessing, LUCK, ROUNDS, scoreOf } from '#domain/listening/blind-test.ts';
import { Desk } from '../desk.tsx';
import { HearingGroup, type HearingItem } from '../hearing-group.tsx';
import type { Pieces } from '../pieces.ts';
import { BLIND_MESSAGES } from './blind.messages.ts';
import { BLIND_SLOTS, type Blind, type BlindSession, useBlind } from './use-blind.ts';

const BLIND_SECTION =
  'flex flex-col items-start justify-center min-h-440 pt-8 pb-20 phone:min-h-0 phone:pt-0 phone:pb-24';

interface BlindResultProps {
  test: BlindTest;
  names: { readonly A: string; readonly B: string };
  onAgain: () => void;
  onLeave: () => void;
}

function BlindResult({ test, names, onAgain, onLeave }: BlindResultProps) {
  const words = useMessages(BLIND_MESSAGES);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    reachGoal('Blind test done');
  }, []);
  const { right, answered, byGuessing } = scoreOf(test);
  const rounds = test.answers.map((answer, index) => {
    const hidden = test.hidden[index];
    return { number: index + 1, hidden, isRight: answer === hidden };
  });
  return (
    <section className={BLIND_SECTION} aria-labelledby="blind-heading">
      <h2
        ref={heading}
        id="blind-heading"
        tabIndex={-1}
        className="focus-visible:[outline:0] [font-size:clamp(3.5rem,2rem_+_5vw,6.5rem)]"
      >
        {words.score(right, answered)}
      </h2>
      <p className="max-w-[34em] mt-20 phone:mt-16">
        {words.guessing(byGuessing)} {byGuessing < LUCK ? words.heard : words.luck}
      </p>
      <p className="max-w-[34em] mt-20 phone:mt-16">{words.were(names)}</p>
      <ol className="flex flex-wrap gap-6 mt-24 mb-32 phone:mt-20 phone:mb-24" aria-label={words.rounds}>
        {rounds.map(({ number, hidden, isRight }) => (
          <li
            key={number}
            className={cx(
              'flex gap-6 items-center min-h-30 px-9',
              isRight ? '[border:1px_solid_var(--copper)] text-copper' : 'line text-muted',
            )}
          >
            <span className="mono">{hidden}</span>
            <Icon name={isRight ? 'check' : 'close'} size={12} />
            <span className="visually-hidden">{isRight ? words.right : words.wrong}</span>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-12">
        <Button kind="primary" onClick={onLeave}>
          {words.back}
        </Button>
        <Button kind="quiet" onClick={onAgain}>
          {words.again}
        </Button>
      </div>
    </section>
  );
}

export interface BlindDeskProps {
  first: BlindSession;
  pairs: readonly (readonly [number, number])[];
  pickups: readonly { readonly name: string }[];
  pieces: Pieces;
  sound: LiveSound;
  state: LiveSoundState;
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
              onStop={test.answers.length > 0 ? blind.stop : leave}
            />
          )
        }
        hearing={
          <>
            <HearingGroup
              items={itemsOf(blind, names)}
              heard={BLIND_SLOTS.indexOf(slot)}
              onHear={(index) => blind.hear(BLIND_SLOTS[index] ?? 'A')}
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
  return BLIND_SLOTS.map((letter) => ({ letter, disabled: letter === 'X' && !canHearX }));
}

/** The two answers. They are inactive but focusable until X has been heard. */
function BlindAnswers({ blind: { canHearX, canAnswer, answer } }: { blind: Blind }) {
  const words = useMessages(BLIND_MESSAGES);
  const waiting = !canAnswer;
  return (
    <fieldset className="grid grid-cols-2 gap-8">
      <legend className="visually-hidden">{words.answer}</legend>
      {(['A', 'B'] as const).map((side) => (
        <Button
          key={side}
          kind="quiet"
          className={
            '[&[aria-disabled="true"]]:edge-dashed [&[aria-disabled="true"]]:[background:none] [&[aria-disabled="true"]]:text-muted min-h-64'
          }
          aria-disabled={waiting || undefined}
          aria-describedby={waiting ? 'answer-hint' : undefined}
          onClick={() => answer(side)}
        >
          {words.is(side)}
        </Button>
      ))}
      <p id="answer-hint" className="col-span-full text-muted type-15">
        {waiting ? (canHearX ? words.firstX : words.firstAB) : '\u00a0'}
      </p>
    </fieldset>
  );
}

/** One round of a blind test, in place of the curves. It knows only how many rounds are answered. */
function BlindBoard({ answered, onStop }: { answered: number; onStop: () => void }) {
  const words = useMessages(BLIND_MESSAGES);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={BLIND_SECTION} aria-labelledby="blind-heading">
      <h2 ref={heading} id="blind-heading" tabIndex={-1} className="focus-visible:[outline:0]">
        {words.heading}
      </h2>
      <p className="max-w-[34em] mt-20 phone:mt-16">{words.how}</p>
      <div className="flex flex-wrap gap-y-10 gap-x-24 items-center mt-28">
        <p className="mono mono-13" role="status">
          {words.round(answered + 1, ROUNDS)}
        </p>
        <svg
          className="fill-none stroke-edge"
          viewBox={`0 0 ${ROUNDS * 20} 12`}
          width={ROUNDS * 20}
          height={12}
          aria-hidden="true"
        >
          {Array.from({ length: ROUNDS }, (_, index) => index).map((round) => (
            <rect
              key={round}
              className={cx(
                round < answered && 'fill-text stroke-text',
                round === answered && 'stroke-copper stroke-2',
              )}
              x={round * 20 + 1}
              y={1}
              width={14}
              height={10}
            />
          ))}
        </svg>
      </div>
      <button
        type="button"
        className="min-h-44 mt-16 underline decoration-copper decoration-1 underline-offset-[0.4em] hover:decoration-2"
        onClick={onStop}
      >
        {answered > 0 ? words.stop : words.back}
      </button>
    </section>
  );
}

const CELL = 'pt-11 pr-12 pb-11 line-t';

/** Scores from the lowest significant one. */
const SCORES = Array.from({ length: 5 }, (_, index) => ROUNDS - 4 + index);

const inPercent = (chance: number) => (chance * 100).toFixed(chance < 0.1 ? 1 : 0);

/** Explains what a score is worth, while the choice of pickups is hidden. */
function BlindNotes() {
  const { score, worth } = useMessages(BLIND_MESSAGES);
  return (
    <Section id="worth" figure={worth.figure} lines={worth.lines(ROUNDS)} heading={worth.heading}>
      <div className="page-grid">
        <p className="col-[4/8] max-w-[34em] phone:col-span-full phone:mb-28">{worth.text}</p>
        <table className="[&_thead_th]:pt-0 [&_thead_th]:[border-top:0] [&_thead_th]:text-muted [&_tbody_tr:last-child>*]:line-b mono mono-13 col-[9/13] phone:col-span-full">
          <thead>
            <tr>
              <th className={CELL} scope="col">
                {worth.right}
              </th>
              <th className={CELL} scope="col">
                {worth.guessing}
              </th>
            </tr>
          </thead>
          <tbody>
            {SCORES.map((right) => (
              <tr key={right}>
                <th className={CELL} scope="row">
                  {score(right, ROUNDS)}
                </th>
                <td className="unit pt-11 pr-12 pb-11 line-t" translate="no">
                  {worth.percent(inPercent(chanceByGuessing(right, ROUNDS)))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
