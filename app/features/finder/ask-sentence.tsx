import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { PICKUP_KIND_WORDS } from '#domain/finder/kinds.messages.ts';
import { KINDS } from '#domain/finder/kinds.ts';
import { NAMES, namedBy, nameWords, positionsNamed } from '#domain/finder/names.ts';
import {
  positionsOfType,
  type Question,
  SCALE_STEPS,
  type Scale,
  withName,
} from '#domain/finder/question.ts';
import { POSITIONS_SAID } from '#domain/products/pickup-types.messages.ts';
import { keysOf } from '#domain/records.ts';
import { ASK_MESSAGES } from './ask.messages.tsx';
import { kOhmWords } from './figure-words.ts';

interface AskSentenceProps {
  question: Question;
  /** False until scripts respond: until then a copper word links to its field below. */
  isLive: boolean;
  onAsk: (question: Question) => void;
}

interface WordProps {
  field: string;
  label: string;
  text: string;
  value: string;
  choices: readonly { readonly value: string; readonly label: string }[];
  isLive: boolean;
  onChoice: (value: string) => void;
}

/** A word of the sentence that can be changed: a native select lies over it. */
const COPPER =
  'relative [border-bottom:2px_solid_var(--copper)] text-copper whitespace-nowrap hover:[background:color-mix(in_srgb,var(--ground),var(--copper-fill)_12%)] has-focus-visible:[outline:2px_solid_var(--focus)] has-focus-visible:outline-offset-3';
const ARROW =
  'after:inline-block after:size-[0.2em] after:[margin:0_0.06em_0.18em_0.26em] after:[border-style:solid] after:[border-width:0_0.055em_0.055em_0] after:rotate-45';

/** The question as a sentence with changeable copper words: the page's heading. */
export function AskSentence({ question, isLive, onAsk }: AskSentenceProps) {
  const { way, kind, position, kOhm, name, miss } = question;
  const language = useLanguage();
  const { chooseName, complaints, scales, sentence } = useMessages(ASK_MESSAGES);
  const kinds = useMessages(PICKUP_KIND_WORDS);
  const placeWords = useMessages(POSITIONS_SAID);
  const word = (props: Omit<WordProps, 'isLive'>) => <Word {...props} isLive={isLive} />;
  const complaint = (scale: Scale) =>
    word({
      field: `miss-${scale}`,
      label: scales[scale].name,
      text: complaints[scale][miss[scale]],
      value: String(miss[scale]),
      choices: SCALE_STEPS.map((step) => ({ value: String(step), label: complaints[scale][step] })),
      onChoice: (value) => {
        const step = SCALE_STEPS.find((known) => String(known) === value);
        if (step !== undefined) onAsk({ ...question, miss: { ...miss, [scale]: step } });
      },
    });
  const positions = way === 'name' && name ? positionsNamed(name) : positionsOfType(kind);
  const kindWord = word({
    field: 'type',
    label: sentence.kind,
    text: kinds[kind].word,
    value: kind,
    choices: keysOf(KINDS).map((id) => ({ value: id, label: kinds[id].name })),
    onChoice: (value) => {
      const next = keysOf(KINDS).find((id) => id === value);
      if (next) onAsk({ ...question, kind: next });
    },
  });
  const nameWord = word({
    field: 'name',
    label: sentence.itsName,
    // The name without its winding.
    text: name ? (nameWords(name, language).split(',')[0] ?? '') : sentence.noName,
    value: name ?? '',
    choices: [
      ...(name ? [] : [{ value: '', label: chooseName }]),
      ...NAMES.map(({ id }) => ({ value: id, label: nameWords(id, language) })),
    ],
    onChoice: (value) => {
      if (value) onAsk(withName(question, value));
    },
  });
  const placeWord = word({
    field: 'at',
    label: sentence.where,
    text: placeWords(position),
    value: position,
    choices: positions.map((at) => ({ value: at, label: placeWords(at) })),
    onChoice: (value) => {
      const at = positions.find((known) => known === value);
      if (at) onAsk({ ...question, position: at });
    },
  });
  const place = position === 'split' ? null : sentence.place(position, placeWord);
  function haveWords(): ReactNode {
    if (way === 'name') return sentence.name(name ? namedBy(name).of : 'all', nameWord, place);
    if (way === 'measured') return sentence.measured(kindWord, place);
    const ohms = (
      <a className={COPPER} href="#kohm">
        <Ohms words={kOhm === undefined ? sentence.noOhms : kOhmWords(kOhm, language)} />
      </a>
    );
    return sentence.ohms(kindWord, ohms, place);
  }
  return (
    <h1 className="row-1 col-[4/13] heading-39/[1.3] weight-650 font-stretch-125% ls-[-0.02em] text-pretty phone:row-auto phone:col-span-full phone:mt-26 phone:type-27 phone:lh-[1.28]">
      {haveWords()}
      {sentence.complaints(
        complaint('bright'),
        complaint('loud'),
        miss.hum === 0 ? undefined : complaint('hum'),
      )}
    </h1>
  );
}

/** The heading font has no Ω; another font's is scaled to the letters beside it. */
function Ohms({ words }: { words: string }) {
  return (
    <>
      {words.replace('Ω', '')}
      <span className="font-body [font-size:0.92em] font-stretch-100% weight-700">Ω</span>
    </>
  );
}

/** A copper word: a select that looks like its word, or a link to the field below before hydration. */
function Word({ field, label, text, value, choices, isLive, onChoice }: WordProps) {
  if (!isLive)
    return (
      <a className={cx(COPPER, ARROW)} href={`#${field}`}>
        {text}
      </a>
    );
  return (
    <span className={cx(COPPER, ARROW)}>
      <span aria-hidden="true">{text}</span>
      <select
        className="absolute inset-0 w-full opacity-0 [font:400_1rem_var(--body)] cursor-pointer"
        aria-label={label}
        value={value}
        onChange={({ target }) => onChoice(target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </span>
  );
}
