import { cx } from '#app/ui/cx.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Section } from '#app/ui/section.tsx';
import { turnsOver } from '#domain/recording/blind-turns.ts';
import { AfterTurns } from './after-turns.tsx';
import bring from './bring.module.css';
import { Bring } from './bring.tsx';
import { Deck } from './deck.tsx';
import { PlayOn } from './play-on.tsx';
import styles from './recording-page.module.css';
import type { RecordingProps } from './recording-props.ts';
import { useRecording } from './use-recording.ts';
import { WhatWeDo } from './what-we-do.tsx';

/** A visitor's own recording, as ours would have sent it down the same cable. It stays in the page. */
export function RecordingPage({ ours }: RecordingProps) {
  const of = useRecording(ours);
  const { blind } = of;
  return (
    <>
      <div className={cx('on-ink', styles.top)}>
        <PageTitle
          figure="SHEET R"
          lines={['Your recording', 'Into your own pots and cable']}
          title="Your riff, our winding"
        />
        <div className="wrap page-grid">
          <p className="lead col-[4/11] mb-36 phone:col-span-full phone:mb-28">
            You played it on your pickup. Hear it as ours would have sent it down the same cable. It never
            leaves this browser.
          </p>
        </div>
        <div className="wrap">
          <Deck of={of} />
          <p className={cx('mono', styles.stays)}>
            <svg viewBox="0 0 22 22" width={22} height={22} aria-hidden="true">
              <path d="M4 10h14v9H4zM7 10V7a4 4 0 0 1 8 0v3M11 13.5v2.5" />
            </svg>
            <span>
              Stays here: no upload exists on this page.{' '}
              <span className="muted">Your network tab will show none. Closing the page forgets it.</span>
            </span>
          </p>
          <noscript>
            <p className="pt-20">
              Listening needs a script, and your browser runs none here. Below stands what would be done to
              your recording, and what for.
            </p>
          </noscript>
        </div>
      </div>
      {blind && turnsOver(blind) ? <AfterTurns game={blind} of={of} /> : null}
      <Section
        id="bring"
        figure="STEP 1, 2"
        lines={['What you play', 'What you play it on']}
        heading="Bring a dry take"
      >
        <div className={bring.two}>
          <Bring of={of} />
          <PlayOn of={of} all={ours} />
        </div>
      </Section>
      {blind && !turnsOver(blind) ? null : <WhatWeDo of={of} />}
    </>
  );
}
