import { useEffect, useRef } from 'react';
import { setYourPickup } from '#app/state/your-pickup-store.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages, usePath } from '#app/ui/language.tsx';
import { RadioCard, RadioCards } from '#app/ui/radio-card.tsx';
import { Select } from '#app/ui/select.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { PICKUP_KIND_WORDS } from '#domain/finder/kinds.messages.ts';
import { KINDS } from '#domain/finder/kinds.ts';
import { NAMES, type Named, namedBy, nameWords, positionsNamed } from '#domain/finder/names.ts';
import {
  COMPLAINT_SCALES,
  positionsOfType,
  type Question,
  readKiloOhms,
  SCALE_STEPS,
  type Scale,
  WAYS,
  withName,
} from '#domain/finder/question.ts';
import { decimalsIn, type Language } from '#domain/languages.ts';
import { POSITION_WORDS } from '#domain/products/pickup-types.messages.ts';
import { keysOf } from '#domain/records.ts';
import { pickupWords } from '#domain/your-pickup/pickup-words.ts';
import type { YourPickup } from '#domain/your-pickup/your-pickup.ts';
import { ASK_MESSAGES } from './ask.messages.tsx';

const PART =
  'group/have min-w-0 px-28 pt-24 pb-26 not-first:line-l phone:p-20 phone:not-first:[border-left:0] phone:not-first:line-t';

// Hidden by the style sheet, because it must work without a script too.
const OF_OHMS = 'hidden group-has-[[name=have][value=ohms]:checked]/have:block';
const OF_NAME = 'hidden group-has-[[name=have][value=name]:checked]/have:block';
const OF_MEASURED = 'hidden group-has-[[name=have][value=measured]:checked]/have:block';
const OF_TYPE =
  'group-has-[[name=have][value=name]:checked]/have:hidden group-has-[[name=have][value=measured]:checked]/have:col-span-full';

const FIELD = 'w-full h-48 pl-14 edge rounded bg-ground-raised';
const NAMES_BOX =
  'relative block after:absolute after:top-19 after:right-17 after:size-7 after:[border-style:solid] after:[border-width:0_1.25px_1.25px_0] after:rotate-45 after:pointer-events-none';

const STEP =
  'relative size-9 checked:size-19 checked:bg-copper rounded-half bg-ground-raised appearance-none cursor-pointer forced-colors:checked:[background:Highlight] forced-colors:checked:forced-color-adjust-none';
const MIDDLE_STEP = '[border:1.3px_solid_var(--text)]';
const OTHER_STEP = '[border:1.3px_solid_var(--edge)] group-hover:border-copper checked:border-copper';

const LEGEND = 'float-left w-full min-h-24 mb-12 weight-600 lh-[1.2] [&+*]:[clear:both]';

interface AskFormProps {
  question: Question;
  onAsk: (question: Question) => void;
  kept: YourPickup | undefined;
}

/** The same question with ordinary controls; a form that the server answers if no script runs. */
export function AskForm({ question, onAsk, kept }: AskFormProps) {
  const words = useMessages(ASK_MESSAGES);
  const to = usePath();
  return (
    <form
      method="get"
      action={to('/finder')}
      autoComplete="off"
      className="line bg-paper-raised grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] mt-16 phone:grid-cols-[minmax(0,1fr)] phone:-mx-margin phone:mb-0 phone:[border-inline:0]"
      onSubmit={(event) => event.preventDefault()}
    >
      <HaveFields question={question} onAsk={onAsk} kept={kept} />
      <fieldset className={PART}>
        <legend className={LEGEND}>{words.miss}</legend>
        <div>
          {COMPLAINT_SCALES.map((scale) => (
            <ScaleField key={scale} scale={scale} question={question} onAsk={onAsk} />
          ))}
        </div>
        <noscript>
          <p className="mt-20">
            <Button type="submit" kind="second" small>
              {words.find}
            </Button>
          </p>
        </noscript>
      </fieldset>
    </form>
  );
}

function HaveFields({ question, onAsk, kept }: AskFormProps) {
  const { way, kind, position, kOhm, name } = question;
  const language = useLanguage();
  const words = useMessages(ASK_MESSAGES);
  const places = useMessages(POSITION_WORDS);
  const kinds = useMessages(PICKUP_KIND_WORDS);
  const ohms = useRef<HTMLInputElement>(null);
  const shown = useRef(kOhm);
  const writeOhms = () => {
    if (ohms.current) ohms.current.value = ohmsText(kOhm, language);
  };
  useEffect(() => {
    // Text being typed stays unchanged; a figure from elsewhere is written only while the field has no focus.
    if (kOhm !== shown.current && ohms.current !== document.activeElement) writeOhms();
    shown.current = kOhm;
  });
  const positions = way === 'name' && name ? positionsNamed(name) : positionsOfType(kind);
  return (
    <fieldset className={PART} data-way={way}>
      <legend className={LEGEND}>{words.have}</legend>
      <RadioCards columns={3} joined>
        {WAYS.map((each) => (
          <RadioCard
            key={each}
            name="have"
            value={each}
            checked={each === way}
            onChange={() => onAsk({ ...question, way: each })}
            className="min-h-48 px-4 type-14"
          >
            {words.ways[each]}
          </RadioCard>
        ))}
      </RadioCards>
      <div className="grid grid-cols-[minmax(0,1fr)_132px] gap-12 mt-12 mb-14 phone:grid-cols-[minmax(0,1fr)_112px]">
        <Select
          id="type"
          name="type"
          label={words.type}
          labelPlace="hidden"
          className={OF_TYPE}
          autoComplete="off"
          value={kind}
          options={keysOf(KINDS).map((id) => ({ value: id, label: kinds[id].name }))}
          onChange={({ target }) => {
            const next = keysOf(KINDS)[target.selectedIndex];
            if (next) onAsk({ ...question, kind: next });
          }}
        />
        <label htmlFor="kohm" className={cx('relative', OF_OHMS)}>
          <span className="visually-hidden">{words.ohms}</span>
          <input
            className={cx(FIELD, 'pr-44 [font:400_1rem_var(--mono)]')}
            id="kohm"
            name="kohm"
            inputMode="decimal"
            autoComplete="off"
            placeholder={words.ohmsExample}
            ref={ohms}
            // Uncontrolled: a new render during typing would lose input that the form has not received yet.
            defaultValue={ohmsText(kOhm, language)}
            onChange={({ target }) => {
              const next = readKiloOhms(target.value);
              const { kOhm: _, ...rest } = question;
              if (next !== undefined || target.value.trim() === '')
                onAsk(next === undefined ? rest : { ...rest, kOhm: next });
              else if (target !== document.activeElement) writeOhms();
            }}
            onBlur={writeOhms}
          />
          <span className="mono muted absolute top-14 right-14" aria-hidden="true">
            kΩ
          </span>
        </label>
        <div className={cx('col-span-full', OF_NAME)}>
          <label htmlFor="name" className="visually-hidden">
            {words.name}
          </label>
          <NameSelect name={name} onName={(next) => onAsk(withName(question, next))} />
          {name && namedBy(name).of === 'measured' ? (
            <p className="mono muted mt-12">
              {words.measuredBy[0]}
              <TextLink to="/model#curves">{words.measuredBy[1]}</TextLink>
              {words.measuredBy[2]}
            </p>
          ) : null}
        </div>
        <fieldset id="at" className="col-span-full" hidden={positions.length < 2}>
          <legend className="visually-hidden">{words.whereItIs}</legend>
          <RadioCards columns={positions.length === 3 ? 3 : 2} joined>
            {positions.map((at) => (
              <RadioCard
                key={at}
                name="at"
                value={at}
                checked={at === position}
                // Neck and then bridge is an answer too: both picks are replayed.
                goesOn
                onChange={() => onAsk({ ...question, position: at })}
                className="min-h-44 px-4 type-14"
              >
                {places[at]}
              </RadioCard>
            ))}
          </RadioCards>
        </fieldset>
      </div>
      <p className={cx('mono muted', OF_OHMS)}>
        {words.meter} <TextLink to="/measure">{words.measure}</TextLink>.
      </p>
      <p className={cx('mono muted', OF_MEASURED)}>
        {kept?.source === 'measured' ? (
          words.measuredIn
        ) : (
          <>
            {words.nothingMeasured} <TextLink to="/measure">{words.measureYours}</TextLink>.
          </>
        )}
      </p>
      {kept && way !== 'measured' ? <Kept pickup={kept} /> : null}
    </fieldset>
  );
}

/** The pickup that other pages of this browser use for the visitor, with a button that deletes it. */
function Kept({ pickup }: { pickup: YourPickup }) {
  const language = useLanguage();
  const words = useMessages(ASK_MESSAGES);
  return (
    <div className="flex gap-16 items-center justify-between mt-14 pt-14 line-t [&>button]:flex-none">
      <p className="mono">
        {words.yours} {pickupWords(pickup, language)}. <span className="muted">{words.savedHere}</span>
      </p>
      <Button kind="quiet" small onClick={() => setYourPickup(undefined)}>
        {words.forget}
      </Button>
    </div>
  );
}

const ohmsText = (kOhm: number | undefined, language: Language): string =>
  kOhm === undefined ? '' : decimalsIn(String(kOhm), language);

function NameSelect({ name, onName }: { name: string | undefined; onName: (name: string) => void }) {
  const language = useLanguage();
  const words = useMessages(ASK_MESSAGES);
  const group = (of: Named['of'], label: string) => (
    <optgroup label={label}>
      {NAMES.filter((known) => known.of === of).map(({ id }) => (
        <option key={id} value={id}>
          {nameWords(id, language)}
        </option>
      ))}
    </optgroup>
  );
  return (
    <span className={NAMES_BOX}>
      <select
        className={cx(FIELD, 'pr-40 appearance-none')}
        id="name"
        name="name"
        autoComplete="off"
        value={name ?? ''}
        onChange={({ target }) => {
          if (target.value) onName(target.value);
        }}
      >
        {name ? null : <option value="">{words.chooseName}</option>}
        {group('us', words.ourNames)}
        {group('all', words.allNames)}
        {group('measured', words.measuredNames)}
      </select>
    </span>
  );
}

/** Five steps of one scale; the middle one changes nothing. */
function ScaleField({ scale, question, onAsk }: { scale: Scale } & Pick<AskFormProps, 'question' | 'onAsk'>) {
  const words = useMessages(ASK_MESSAGES);
  const { name, less, more } = words.scales[scale];
  const { miss } = question;
  return (
    <fieldset
      className="grid grid-cols-[68px_minmax(0,1fr)_68px] gap-12 items-center min-h-44 [scroll-margin-top:120px] [&>:last-child]:text-right"
      id={`miss-${scale}`}
    >
      <legend className="visually-hidden">{name}</legend>
      <span className="mono muted" aria-hidden="true">
        {less}
      </span>
      <span className="relative flex justify-between before:absolute before:top-[calc(50%-0.5px)] before:right-[10%] before:left-[10%] before:h-1 before:bg-edge">
        {SCALE_STEPS.map((step) => (
          <label
            key={step}
            className="group relative grid flex-[1_1_0] place-items-center h-44 cursor-pointer"
          >
            <input
              className={cx(STEP, step === 0 ? MIDDLE_STEP : OTHER_STEP)}
              type="radio"
              name={scale}
              value={step}
              checked={miss[scale] === step}
              onChange={() => onAsk({ ...question, miss: { ...miss, [scale]: step } })}
            />
            <span className="visually-hidden">{words.step(scale, words.complaints[scale][step])}</span>
          </label>
        ))}
      </span>
      <span className="mono muted" aria-hidden="true">
        {more}
      </span>
    </fieldset>
  );
}
