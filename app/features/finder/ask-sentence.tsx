import { KINDS, kindOf } from '#domain/finder/kinds.ts';
import { NAMES, namedBy, positionsNamed } from '#domain/finder/names.ts';
import { positionsOf, type Question, type Scale, STEPS, withName } from '#domain/finder/question.ts';
import { keysOf } from '#domain/records.ts';
import { ohmWords } from './figure-words.ts';
import { FINDER_WORDS } from './finder.messages.ts';
import styles from './finder-page.module.css';

interface AskSentenceProps {
  question: Question;
  /** False until scripts answer: until then a copper word leads to its field below. */
  isLive: boolean;
  onAsk: (question: Question) => void;
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The question as a sentence, whose copper words can be changed: the page's heading. */
export function AskSentence({ question, isLive, onAsk }: AskSentenceProps) {
  const { way, kind, position, kOhm, name, miss } = question;
  const word = (
    field: string,
    label: string,
    text: string,
    value: string,
    choices: readonly Choice[],
    onChoice: (value: string) => void,
  ) => (
    <Word
      field={field}
      label={label}
      text={text}
      value={value}
      choices={choices}
      isLive={isLive}
      onChoice={onChoice}
    />
  );
  const complaint = (scale: Scale) =>
    word(
      `miss-${scale}`,
      FINDER_WORDS.scales[scale].name,
      FINDER_WORDS.complaints[scale][miss[scale]],
      String(miss[scale]),
      STEPS.map((step) => ({ value: String(step), label: FINDER_WORDS.complaints[scale][step] })),
      (value) => {
        const step = STEPS.find((known) => String(known) === value);
        if (step !== undefined) onAsk({ ...question, miss: { ...miss, [scale]: step } });
      },
    );
  const positions = way === 'name' && name ? positionsNamed(name) : positionsOf(kind);
  const kindWord = word(
    'type',
    'What you have',
    kindOf(kind).word,
    kind,
    keysOf(KINDS).map((id) => ({ value: id, label: KINDS[id].name })),
    (value) => {
      const next = keysOf(KINDS).find((id) => id === value);
      if (next) onAsk({ ...question, kind: next });
    },
  );
  return (
    <h1 className={styles.sentence}>
      {way === 'name' ? (
        <>
          I have {name && namedBy(name).of === 'us' ? 'your' : 'a'}{' '}
          {word(
            'name',
            'Its name',
            name ? (namedBy(name).words.split(',')[0] ?? '') : 'pickup',
            name ?? '',
            [
              ...(name ? [] : [{ value: '', label: 'Choose a name' }]),
              ...NAMES.map((known) => ({ value: known.id, label: known.name })),
            ],
            (value) => {
              if (value) onAsk(withName(question, value));
            },
          )}
        </>
      ) : way === 'measured' ? (
        <>I have measured my {kindWord}</>
      ) : (
        <>
          I have a {kindWord} of{' '}
          <a className={styles.plain} href="#kohm">
            <Ohms words={kOhm === undefined ? 'so many kΩ' : ohmWords(kOhm)} />
          </a>
        </>
      )}
      {position === 'split' ? null : (
        <>
          {' '}
          in the{' '}
          {word(
            'at',
            'Where',
            FINDER_WORDS.positions[position],
            position,
            positions.map((at) => ({ value: at, label: FINDER_WORDS.positions[at] })),
            (value) => {
              const at = positions.find((known) => known === value);
              if (at) onAsk({ ...question, position: at });
            },
          )}
        </>
      )}
      . It is {complaint('bright')} and {complaint('loud')}
      {miss.hum === 0 ? null : <>, and it {complaint('hum')}</>}.
    </h1>
  );
}

/** The face of headings has no Ω: that of another is as high as the letters beside it. */
function Ohms({ words }: { words: string }) {
  return (
    <>
      {words.replace('Ω', '')}
      <span className={styles.omega}>Ω</span>
    </>
  );
}

/** A copper word: a list that looks like its word, or a way to the field below while nothing answers. */
function Word({
  field,
  label,
  text,
  value,
  choices,
  isLive,
  onChoice,
}: {
  field: string;
  label: string;
  text: string;
  value: string;
  choices: readonly Choice[];
  isLive: boolean;
  onChoice: (value: string) => void;
}) {
  if (!isLive)
    return (
      <a className={styles.word} href={`#${field}`}>
        {text}
      </a>
    );
  return (
    <span className={styles.word}>
      <span aria-hidden="true">{text}</span>
      <select aria-label={label} value={value} onChange={({ target }) => onChoice(target.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </span>
  );
}
