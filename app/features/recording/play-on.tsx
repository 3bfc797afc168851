import { GuitarChip } from '#app/guitar/guitar-chip.tsx';
import { cx } from '#app/ui/cx.ts';
import { FieldError } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { isOneOf } from '#domain/records.ts';
import { figureWords, inUnits } from '#domain/your-pickup/figure-words.ts';
import { BUILDS } from '#domain/your-pickup/pickup-types.ts';
import { pickupWords } from '#domain/your-pickup/pickup-words.ts';
import { YOUR_TYPES } from '#domain/your-pickup/your-pickup.ts';
import styles from './bring.module.css';
import type { OurSound } from './recording-props.ts';
import type { Recorded } from './use-recording.ts';

const POSITIONS = ['neck', 'middle', 'bridge'] as const;
const WAYS = ['ohms', 'name', 'yours'] as const;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const optionsOf = (offers: readonly OurSound[]) =>
  offers.map(({ key, name, where }) => ({
    value: key,
    label: where === 'split' ? name : `${name}, ${where}`,
  }));

/** What it was played on, through which controls, and against which of ours. */
export function PlayOn({ of, all }: { of: Recorded; all: readonly OurSound[] }) {
  const { said, setSaid, kept, yours, load, instrument, offers, against, blind } = of;
  const { way, type, kOhm, name, position } = said;
  const build = BUILDS[type];
  const [least, most] = build.ohms_kOhm;
  const isMeasured = way === 'yours' && kept?.source === 'measured';
  const names = all.filter(({ where, isBuild }) => !isBuild && (where === position || where === 'split'));
  return (
    <div className={styles.fields}>
      <div className={styles.field}>
        <span id="play-on" className={styles.label}>
          You play on
        </span>
        <div>
          <Select
            id="way"
            label="What you know of it"
            labelPlace="hidden"
            value={way}
            options={[
              { value: 'ohms', label: 'Type and ohms' },
              { value: 'name', label: 'One of ours, by name' },
              {
                value: 'yours',
                label: kept ? `Yours: ${pickupWords(kept)}` : 'Yours, measured (none yet)',
                disabled: !kept,
              },
            ]}
            onChange={({ target: { value } }) => {
              if (!isOneOf(WAYS, value)) return;
              setSaid({ way: value, ...(value === 'name' && !name && { name: names[0]?.key ?? '' }) });
            }}
          />
          {way === 'ohms' ? (
            <div className={styles.pair}>
              <Select
                id="type"
                label="Type"
                labelPlace="hidden"
                value={type}
                options={YOUR_TYPES.map((value) => ({ value, label: BUILDS[value].name }))}
                onChange={({ target: { value } }) => {
                  if (isOneOf(YOUR_TYPES, value)) setSaid({ type: value, kOhm: BUILDS[value].usual_kOhm });
                }}
              />
              <label className={cx('mono', styles.ohms)}>
                <span className="visually-hidden">Resistance in kilo-ohms</span>
                <input
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
            <div className={styles.pair}>
              <Select
                id="name"
                label="Name"
                labelPlace="hidden"
                value={name}
                options={optionsOf(names)}
                onChange={({ target }) => setSaid({ name: target.value })}
              />
            </div>
          ) : null}
          {way === 'yours' && kept ? (
            <p className={cx('mono muted', styles.known)}>
              {figureWords(inUnits.inductance(kept.inductance_H))},{' '}
              {figureWords(inUnits.resistance(kept.resistance_Ohm))},{' '}
              {figureWords(inUnits.capacitance(kept.capacitance_F))}
            </p>
          ) : null}
          <FieldError
            id="ohms-error"
            error={
              yours || way !== 'ohms'
                ? undefined
                : `Such a pickup reads ${least} to ${most}\u00a0kΩ. Does the meter stand on k?`
            }
          />
        </div>
      </div>
      <fieldset className={styles.field}>
        <legend className={styles.label}>Position</legend>
        <div className={styles.segments}>
          {POSITIONS.map((place) => (
            <label key={place}>
              <input
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
              <span>{capital(place)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={styles.field}>
        <span className={styles.label}>Through</span>
        <GuitarChip id="recording-guitar" kind={instrument} loads={load ? [load] : []} />
      </div>
      <div className={styles.field}>
        <span className={styles.label}>Against</span>
        <div className={styles.against}>
          {blind ? (
            <p className="muted">Names and prices are away while you listen blind.</p>
          ) : (
            against.map((our, index) => (
              <Select
                // biome-ignore lint/suspicious/noArrayIndexKey: the letter is the place
                key={index}
                id={`against-${index}`}
                label={`Against, ${index === 0 ? 'B' : 'C'}`}
                labelPlace="hidden"
                value={our?.key ?? ''}
                options={optionsOf(offers)}
                onChange={({ target }) => of.setAgainst(index, target.value)}
              />
            ))
          )}
        </div>
      </div>
      <p className={cx('mono', styles.sure)}>
        <span className="muted">{isMeasured ? 'As sure as it gets.' : 'Not sure of it?'}</span>{' '}
        <span>
          Blind results are only as good as this line.{' '}
          <a className="link" href="/measure">
            Measure yours
          </a>
        </span>
      </p>
    </div>
  );
}
