import { GuitarChip } from '#app/guitar/guitar-chip.tsx';
import { FieldError } from '#app/ui/field.tsx';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { Select } from '#app/ui/select.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { decimalsIn, type Language } from '#domain/languages.ts';
import { POSITION_WORDS, POSITIONS_SAID } from '#domain/products/pickup-types.messages.ts';
import { isOneOf } from '#domain/records.ts';
import { figureWords, inUnits } from '#domain/your-pickup/figure-words.ts';
import { USUAL_BUILDS } from '#domain/your-pickup/pickup-types.ts';
import { YOUR_PICKUP_WORDS } from '#domain/your-pickup/pickup-words.messages.ts';
import { pickupWords } from '#domain/your-pickup/pickup-words.ts';
import { YOUR_TYPES } from '#domain/your-pickup/your-pickup.ts';
import { PLAY_ON_MESSAGES } from './play-on.messages.ts';
import type { OurSound } from './recording-props.ts';
import type { Recorded } from './use-recording.ts';

const FIELD =
  'grid grid-cols-[170px_minmax(0,1fr)] gap-20 items-center pt-16 pb-18 line-t phone:grid-cols-1 phone:gap-8';
const PAIR = 'grid grid-cols-[minmax(0,1fr)_auto] gap-8 mt-8';

const POSITIONS = ['neck', 'middle', 'bridge'] as const;
const WAYS = ['ohms', 'name', 'yours'] as const;

const optionsOf = (offers: readonly OurSound[], language: Language) =>
  offers.map(({ key, name, where }) => ({
    value: key,
    label: where === 'split' ? name : `${name}, ${POSITIONS_SAID[language](where)}`,
  }));

/** The instrument it was played on, its controls, and our pickup for comparison. */
export function PlayOn({ of, all }: { of: Recorded; all: readonly OurSound[] }) {
  const words = useMessages(PLAY_ON_MESSAGES);
  const { build: nameOf } = useMessages(YOUR_PICKUP_WORDS);
  const positions = useMessages(POSITION_WORDS);
  const language = useLanguage();
  const { said, setSaid, kept, yours, load, instrument, offers, against, blind } = of;
  const { way, type, kOhm, name, position } = said;
  const build = USUAL_BUILDS[type];
  const [least, most] = build.ohms_kOhm;
  const written = (figure: Parameters<typeof figureWords>[0]) => decimalsIn(figureWords(figure), language);
  const isMeasured = way === 'yours' && kept?.source === 'measured';
  const names = all.filter(({ where, isBuild }) => !isBuild && (where === position || where === 'split'));
  return (
    <div className="col-[6/13] min-w-0 phone:col-span-full phone:mt-24">
      <div className={FIELD}>
        <span id="play-on" className="weight-600">
          {words.playOn}
        </span>
        <div>
          <Select
            id="way"
            label={words.know}
            labelPlace="hidden"
            value={way}
            options={[
              { value: 'ohms', label: words.ways.ohms },
              { value: 'name', label: words.ways.name },
              {
                value: 'yours',
                label: kept ? words.yours(pickupWords(kept, language)) : words.noneYet,
                disabled: !kept,
              },
            ]}
            onChange={({ target: { value } }) => {
              if (!isOneOf(WAYS, value)) return;
              setSaid({ way: value, ...(value === 'name' && !name && { name: names[0]?.key ?? '' }) });
            }}
          />
          {way === 'ohms' ? (
            <div className={PAIR}>
              <Select
                id="type"
                label={words.type}
                labelPlace="hidden"
                value={type}
                options={YOUR_TYPES.map((value) => ({ value, label: nameOf(value) }))}
                onChange={({ target: { value } }) => {
                  if (isOneOf(YOUR_TYPES, value))
                    setSaid({ type: value, kOhm: USUAL_BUILDS[value].usual_kOhm });
                }}
              />
              <label className="mono flex gap-8 items-center h-48 px-14 edge rounded bg-ground-raised focus-within:focus-ring">
                <span className="visually-hidden">{words.resistance}</span>
                <input
                  className="w-[5em] line-0 bg-transparent mono-13/1 outline-0"
                  type="number"
                  inputMode="decimal"
                  step={0.1}
                  min={least}
                  max={most}
                  value={Number.isNaN(kOhm) ? '' : kOhm}
                  aria-invalid={!yours || undefined}
                  aria-describedby={yours ? undefined : 'ohms-error'}
                  onChange={({ target }) => setSaid({ kOhm: target.valueAsNumber })}
                />
                <span aria-hidden="true">kΩ</span>
              </label>
            </div>
          ) : null}
          {way === 'name' ? (
            <div className={PAIR}>
              <Select
                id="name"
                label={words.name}
                labelPlace="hidden"
                value={name}
                options={optionsOf(names, language)}
                onChange={({ target }) => setSaid({ name: target.value })}
              />
            </div>
          ) : null}
          {way === 'yours' && kept ? (
            <p className="mono muted mt-10">
              {written(inUnits.inductance(kept.inductance_H))},{' '}
              {written(inUnits.resistance(kept.resistance_Ohm))},{' '}
              {written(inUnits.capacitance(kept.capacitance_F))}
            </p>
          ) : null}
          <FieldError
            id="ohms-error"
            error={yours || way !== 'ohms' ? undefined : words.ohmsFault(least, most)}
          />
        </div>
      </div>
      <fieldset className={FIELD}>
        <legend className="float-left w-170 weight-600">{words.position}</legend>
        <div className="col-2 flex phone:col-1">
          {POSITIONS.map((place) => (
            <label
              key={place}
              className="relative grid flex-[1_1_0] place-items-center min-w-0 h-48 -ml-1 first:ml-0 edge first:rounded-l last:rounded-r bg-ground-raised type-15 cursor-pointer has-checked:z-1 has-checked:weight-600 has-checked:ring-copper-2 has-focus-visible:focus-ring"
            >
              <input
                className="overlay-input"
                type="radio"
                name="position"
                value={place}
                checked={place === position}
                onChange={() => {
                  const there = all.find(({ key, where }) => key === name && where !== place);
                  const same = there && all.find((one) => one.name === there.name && one.where === place);
                  setSaid({ position: place, ...(same && { name: same.key }) });
                }}
              />
              <span>{positions[place]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={FIELD}>
        <span className="weight-600">{words.through}</span>
        <GuitarChip id="recording-guitar" kind={instrument} loads={load ? [load] : []} />
      </div>
      <div className={FIELD}>
        <span className="weight-600">{words.against}</span>
        <div className="grid gap-8">
          {blind ? (
            <p className="muted">{words.away}</p>
          ) : (
            against.map((our, index) => (
              <Select
                // biome-ignore lint/suspicious/noArrayIndexKey: the letter is the position
                key={index}
                id={`against-${index}`}
                label={words.againstLetter(index === 0 ? 'B' : 'C')}
                labelPlace="hidden"
                value={our?.key ?? ''}
                options={optionsOf(offers, language)}
                onChange={({ target }) => of.setAgainst(index, target.value)}
              />
            ))
          )}
        </div>
      </div>
      <p className="mono grid grid-cols-[170px_minmax(0,1fr)] gap-y-4 gap-x-20 py-16 line-y phone:grid-cols-1">
        <span className="muted">{isMeasured ? words.sure : words.notSure}</span>{' '}
        <span>
          {words.onlyAsGood} <TextLink to="/measure">{words.measure}</TextLink>
        </span>
      </p>
    </div>
  );
}
