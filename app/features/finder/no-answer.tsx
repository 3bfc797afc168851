import { Button, ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useMessages, usePath } from '#app/ui/language.tsx';
import type { FinderAnswers } from '#domain/finder/answers.ts';
import { PICKUP_KIND_WORDS } from '#domain/finder/kinds.messages.ts';
import { kindOf } from '#domain/finder/kinds.ts';
import {
  COMPLAINT_SCALES,
  EXAMPLE_QUESTION,
  finderPath,
  NOTHING_MISSED,
  type Question,
} from '#domain/finder/question.ts';
import type { PriceList } from '#domain/prices/price-list.ts';
import { USUAL_BUILDS } from '#domain/your-pickup/pickup-types.ts';
import { kOhmWords } from './figure-words.ts';
import { NO_ANSWER_MESSAGES } from './no-answer.messages.tsx';
import { SameAgain } from './same-again.tsx';

const TITLE = 'flex gap-12 mb-10 heading-24/[1.1] weight-700 font-stretch-125% ls-[-0.015em]';

interface NoAnswerProps {
  question: Question;
  found: FinderAnswers;
  prices: PriceList | undefined;
  onAsk: (question: Question) => void;
}

/** Replaces the answers: nothing entered yet, nothing of ours would help, or an impossible figure. */
export function NoAnswer({ question, found, prices, onAsk }: NoAnswerProps) {
  const to = usePath();
  if ('yours' in found && !isNothing(question))
    return <SameAgain question={question} isSame={found.isSame} prices={prices} />;
  const go = (next: Question, words: string, kind: 'second' | 'quiet') => (
    <ButtonLink
      kind={kind}
      small
      href={to(finderPath(next))}
      onClick={(event) => {
        event.preventDefault();
        onAsk(next);
      }}
    >
      {words}
    </ButtonLink>
  );
  const isFault = 'missing' in found && found.missing === 'possible';
  return (
    <div className="wrap pb-112" data-finder-state>
      <div className="page-grid">
        <div
          className={cx(
            'col-[4/9] px-24 pt-22 pb-24 bg-ground-raised phone:col-span-full [&_p]:lh-1.5 [&_p+a]:mt-14 [&_p+button]:mt-14',
            isFault ? 'edge-wrong' : 'line',
          )}
          data-fault={isFault || undefined}
        >
          <State question={question} found={found} go={go} />
        </div>
      </div>
    </div>
  );
}

type Go = (next: Question, words: string, kind: 'second' | 'quiet') => React.ReactNode;

function State({ question, found, go }: Pick<NoAnswerProps, 'question' | 'found'> & { go: Go }) {
  const { noMeasurement, nothingSaid, nothingMissed } = useMessages(NO_ANSWER_MESSAGES);
  if ('missing' in found) {
    if (found.missing === 'possible') return <Impossible question={question} found={found} go={go} />;
    if (found.missing === 'measurement')
      return (
        <>
          <h2 className={TITLE}>{noMeasurement.title}</h2>
          <p>{noMeasurement.says}</p>
          {go({ ...question, way: 'ohms' }, noMeasurement.way, 'quiet')}
        </>
      );
    return (
      <>
        <h2 className={TITLE}>{nothingSaid.title}</h2>
        <p>{nothingSaid.says}</p>
        {go(
          { ...EXAMPLE_QUESTION, miss: isNothing(question) ? EXAMPLE_QUESTION.miss : question.miss },
          nothingSaid.way,
          'second',
        )}
      </>
    );
  }
  return (
    <>
      <h2 className={TITLE}>{nothingMissed.title}</h2>
      <p>{nothingMissed.says}</p>
      {go({ ...question, miss: { ...NOTHING_MISSED, bright: 1 } }, nothingMissed.way, 'second')}
    </>
  );
}

const isNothing = ({ miss }: Question): boolean =>
  COMPLAINT_SCALES.every((scale) => (scale === 'hum' ? miss.hum <= 0 : miss[scale] === 0));

function Impossible({
  question,
  found: { kOhm, meant },
  go,
}: {
  question: Question;
  found: { readonly kOhm: number; readonly meant?: number };
  go: Go;
}) {
  const language = useLanguage();
  const words = useMessages(NO_ANSWER_MESSAGES).impossible;
  const { word } = useMessages(PICKUP_KIND_WORDS)[question.kind];
  const where = kindOf(question.kind).at[question.position];
  const [least, most] = USUAL_BUILDS[where?.type ?? 'humbucker'].ohms_kOhm;
  const isOpen = kOhm > most;
  return (
    <>
      <h2 className={cx(TITLE, 'text-wine')}>
        <Icon name="warning" size={20} className="flex-none mt-3" />
        <span>
          {words.title(<span className="whitespace-nowrap">{kOhmWords(kOhm, language)}</span>, isOpen)}
        </span>
      </h2>
      <p>{words.says(meant !== undefined, isOpen, word, String(least), String(most))}</p>
      {meant === undefined ? (
        <Button kind="quiet" small onClick={() => document.getElementById('kohm')?.focus()}>
          {words.anew}
        </Button>
      ) : (
        go({ ...question, kOhm: meant }, words.write(kOhmWords(meant, language)), 'quiet')
      )}
    </>
  );
}
