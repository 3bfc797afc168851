import { useMessages } from '#app/ui/language.tsx';
import { LinkButton } from '../kit/button.tsx';
import { framed, PageHead } from '../kit/frame.tsx';
import { Nothing } from '../kit/section.tsx';
import { CLEAR_BENCH } from './clear-bench.messages.ts';

export default framed(ClearBench, '/workshop/bench');

function ClearBench() {
  const words = useMessages(CLEAR_BENCH);
  return (
    <>
      <PageHead title={words.title} />
      <div className="max-w-560 px-margin pb-56">
        <Nothing title={words.clear} text={words.waits}>
          <LinkButton label={words.look} to="/workshop" />
        </Nothing>
      </div>
    </>
  );
}
