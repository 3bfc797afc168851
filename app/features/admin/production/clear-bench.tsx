import { Frame, type FrameFacts, PageHead } from '../frame.tsx';
import look from '../look.module.css';
import { Nothing } from '../parts.tsx';

/** The page of the bench while nothing waits to be wound. */
export const ClearBench = ({ frame }: { frame: FrameFacts }) => (
  <Frame path="/workshop/bench" {...frame}>
    <PageHead title="Bench" />
    <div className="max-w-560 px-margin pb-56">
      <Nothing title="The bench is clear.">
        <p>No paid order waits. What is ordered next stands here at once.</p>
        <a className={look.button} href="/workshop">
          Look at the board
        </a>
      </Nothing>
    </div>
  </Frame>
);
