import { useMessages } from '#app/ui/language.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Section } from '#app/ui/section.tsx';
import { turnsOver } from '#domain/recording/blind-turns.ts';
import { AfterTurns } from './after-turns.tsx';
import { Bring } from './bring.tsx';
import { Deck } from './deck.tsx';
import { PlayOn } from './play-on.tsx';
import { RECORDING_MESSAGES } from './recording.messages.ts';
import type { RecordingProps } from './recording-props.ts';
import { useRecording } from './use-recording.ts';
import { WhatWeDo } from './what-we-do.tsx';

/** A visitor's own recording as our pickup would have sent it through the same cable. It stays in the page. */
export function RecordingPage({ ours }: RecordingProps) {
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
          <Deck of={of} />
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
