import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { useMessages, usePath } from '#app/ui/language.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Section } from '#app/ui/section.tsx';
import { formatEuro } from '#domain/money.ts';
import { type BlindTurns, favourite, TURNS, turnsOver } from '#domain/recording/blind-turns.ts';
import { Bring } from './bring.tsx';
import { PlayOn } from './play-on.tsx';
import { RECORDING_MESSAGES } from './recording.messages.ts';
import { RecordingDeck } from './recording-deck.tsx';
import type { recordingProps } from './recording-props.ts';
import { type Recorded, useRecording } from './use-recording.ts';
import { WhatWeDo } from './what-we-do.tsx';

/** A visitor's own recording as our pickup would have sent it through the same cable. It stays in the page. */
export function RecordingPage({ ours }: ReturnType<typeof recordingProps>) {
  const of = useRecording(ours);
  const { blind } = of;
  const words = useMessages(RECORDING_MESSAGES);
  return (
    <>
      <div className="on-ink pb-40">
        <PageTitle figure={words.figure} lines={words.lines} title={words.heading} />
        <div className="wrap page-grid">
          <p className="lead col-[4/11] mb-36 phone:col-span-full phone:mb-28">{words.lead}</p>
        </div>
        <div className="wrap">
          <RecordingDeck of={of} />
          <p className="mono flex gap-14 items-center mt-18">
            <svg
              className="flex-none fill-none stroke-current stroke-[1.3] stroke-round"
              viewBox="0 0 22 22"
              width={22}
              height={22}
              aria-hidden="true"
            >
              <path d="M4 10h14v9H4zM7 10V7a4 4 0 0 1 8 0v3M11 13.5v2.5" />
            </svg>
            <span>
              {words.staysHere} <span className="muted">{words.seeYourself}</span>
            </span>
          </p>
          <noscript>
            <p className="pt-20">{words.noScript}</p>
          </noscript>
        </div>
      </div>
      {blind && turnsOver(blind) ? <AfterTurns game={blind} of={of} /> : null}
      <Section id="bring" figure={words.bring.figure} lines={words.bring.lines} heading={words.bring.heading}>
        <div className="grid grid-cols-12 gap-x-gutter items-stretch">
          <Bring of={of} />
          <PlayOn of={of} all={ours} />
        </div>
      </Section>
      {blind && !turnsOver(blind) ? null : <WhatWeDo of={of} />}
    </>
  );
}

/** Significance level: results below one in twenty are not attributed to chance. */
const LUCK = 0.05;

/** The result of ten rounds: the preferred pickup, how often, the probability by chance, and then its price. */
export function AfterTurns({ game, of }: { game: BlindTurns; of: Recorded }) {
  const words = useMessages(RECORDING_MESSAGES).after;
  const to = usePath();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { sound, times, thisOne, anyOne } = favourite(game);
  const our = sound === 0 ? undefined : of.against[sound - 1];
  const name = our ? our.name : words.own;
  const [chosen, often] = words.chose(name, times, TURNS);
  const isLuck = anyOne >= LUCK;
  return (
    <section className="wrap [padding-block:40px_64px]" aria-labelledby="turns-heading">
      <div className="max-w-620 px-26 pt-24 pb-26 line bg-ground-raised [&_p]:mt-10">
        <h2 ref={heading} id="turns-heading" tabIndex={-1} className="h3">
          {chosen}
          <br />
          {often}
        </h2>
        <p>
          {words.chance(times, words.onceIn(thisOne), words.onceIn(anyOne))}
          {isLuck ? words.luck : words.ear}
          {our || isLuck ? '' : words.keep}
        </p>
        <div className="flex flex-wrap gap-8 mt-18">
          {our ? (
            <ButtonLink kind={isLuck ? 'quiet' : 'primary'} small href={to(our.href)}>
              {our.price === undefined
                ? words.look
                : `${isLuck ? words.look : words.order}, ${formatEuro(our.price)}`}
            </ButtonLink>
          ) : null}
          <Button kind="quiet" small onClick={() => of.turnBlind(true)}>
            {words.more}
          </Button>
          <Button kind="quiet" small onClick={() => of.turnBlind(false)}>
            {words.names}
          </Button>
        </div>
      </div>
    </section>
  );
}
