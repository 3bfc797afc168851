import { Button, ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Answers } from '#domain/finder/answers.ts';
import { kindOf } from '#domain/finder/kinds.ts';
import {
  EXAMPLE_QUESTION,
  finderPath,
  NOTHING_MISSED,
  type Question,
  SCALES,
} from '#domain/finder/question.ts';
import { BUILDS } from '#domain/your-pickup/pickup-types.ts';
import { ohmWords } from './figure-words.ts';
import { wishWords } from './finder.messages.ts';
import styles from './finder-page.module.css';

interface NoAnswerProps {
  question: Question;
  found: Answers;
  onAsk: (question: Question) => void;
}

/** What stands in place of answers: nothing said yet, nothing of ours would help, or a figure that cannot be. */
export function NoAnswer({ question, found, onAsk }: NoAnswerProps) {
  const go = (next: Question, words: string, kind: 'second' | 'quiet') => (
    <ButtonLink
      kind={kind}
      small
      href={finderPath(next)}
      onClick={(event) => {
        event.preventDefault();
        onAsk(next);
      }}
    >
      {words}
    </ButtonLink>
  );
  return (
    <div className={cx('wrap', styles.state)} data-finder-state>
      <div className="page-grid">
        <div
          className={styles.box}
          data-fault={'missing' in found && found.missing === 'possible' ? true : undefined}
        >
          <State question={question} found={found} go={go} />
        </div>
      </div>
    </div>
  );
}

type Go = (next: Question, words: string, kind: 'second' | 'quiet') => React.ReactNode;

function State({ question, found, go }: Pick<NoAnswerProps, 'question' | 'found'> & { go: Go }) {
  if ('missing' in found) {
    if (found.missing === 'possible') return <Impossible question={question} found={found} go={go} />;
    if (found.missing === 'measurement')
      return (
        <>
          <h2>Nothing is measured here yet.</h2>
          <p>
            A measurement stays in the browser that made it. Until there is one, type and ohms are enough for
            a wide answer.
          </p>
          {go({ ...question, way: 'ohms' }, 'Type and ohms', 'quiet')}
        </>
      );
    return (
      <>
        <h2>What hangs in your guitar?</h2>
        <p>
          Type and ohms are enough. Not even that? Start with a hot humbucker of a Les Paul style and change
          what is not yours: we draw a wide band.
        </p>
        {go(
          { ...EXAMPLE_QUESTION, miss: isNothing(question) ? EXAMPLE_QUESTION.miss : question.miss },
          'Les Paul style, bridge',
          'second',
        )}
      </>
    );
  }
  if (isNothing(question))
    return (
      <>
        <h2>What do you miss?</h2>
        <p>
          It is fine as it is, so far. Move a scale, or say in the sentence what is wrong with it: then we
          look for something nearer.
        </p>
        {go({ ...question, miss: { ...NOTHING_MISSED, bright: 1 } }, 'It is a little too dark', 'second')}
      </>
    );
  const wish = wishWords(question.miss);
  return (
    <>
      <h2>We would sell you the same again.</h2>
      <p>
        {wish}: nothing of ours that fits there changes that by a decibel, and by more than is uncertain
        {question.way === 'ohms' ? ' about your ohms' : ''}. {insteadWords(question)}
      </p>
      <div className="flex flex-wrap gap-8 mt-14">
        <ButtonLink kind="quiet" small href="/your-guitar">
          Change your guitar
        </ButtonLink>
      </div>
    </>
  );
}

/** What would help, and is not sold. */
function insteadWords({ miss }: Question): string {
  if (miss.bright > 0) return 'Try a shorter cable first: it moves the peak further, and costs little.';
  if (miss.bright < 0) return 'Try the tone control, or a longer cable, first: they cost nothing.';
  if (miss.loud !== 0) return 'Try the screws first: a millimetre is worth some decibels, and costs nothing.';
  return 'One coil hums; only two against each other do not, and none of ours with two fits there.';
}

const isNothing = ({ miss }: Question): boolean =>
  SCALES.every((scale) => (scale === 'hum' ? miss.hum <= 0 : miss[scale] === 0));

function Impossible({
  question,
  found: { kOhm, meant },
  go,
}: {
  question: Question;
  found: { readonly kOhm: number; readonly meant?: number };
  go: Go;
}) {
  const { word, at } = kindOf(question.kind);
  const where = at[question.position];
  const [least, most] = BUILDS[where?.type ?? 'humbucker'].ohms_kOhm;
  const isOpen = kOhm > most;
  return (
    <>
      <h2>
        <Icon name="warning" size={20} className={styles.sign} />
        <span>
          <span className="whitespace-nowrap">{ohmWords(kOhm)}</span> is{' '}
          {isOpen ? 'an open coil' : 'too little'}.
        </span>
      </h2>
      <p>
        {meant === undefined ? '' : isOpen ? 'Did the meter stand on M? ' : 'Was that in MΩ? '}A {word} reads{' '}
        <span className="whitespace-nowrap">
          {least} to {most}
          {'\u00a0'}kΩ
        </span>
        . {isOpen ? 'A real megohm means a broken wire.' : 'Less means a short, or coils joined in parallel.'}
      </p>
      {meant === undefined ? (
        <Button kind="quiet" small onClick={() => document.getElementById('kohm')?.focus()}>
          Write it anew
        </Button>
      ) : (
        go({ ...question, kOhm: meant }, `Write ${ohmWords(meant)}`, 'quiet')
      )}
    </>
  );
}
