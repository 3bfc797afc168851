import { useMessages } from '#app/ui/language.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { Frame, type FrameFacts, PageHead } from '../kit/frame.tsx';
import look from '../kit/look.module.css';
import { Nothing } from '../kit/parts.tsx';
import { CLEAR_BENCH } from './clear-bench.messages.ts';

export default function ClearBench({ frame }: { frame: FrameFacts }) {
  const words = useMessages(CLEAR_BENCH);
  const path = usePath();
  return (
    <Frame path="/workshop/bench" {...frame}>
      <PageHead title={words.title} />
      <div className="max-w-560 px-margin pb-56">
        <Nothing title={words.clear}>
          <p>{words.waits}</p>
          <a className={look.button} href={path('/workshop')}>
            {words.look}
          </a>
        </Nothing>
      </div>
    </Frame>
  );
}
