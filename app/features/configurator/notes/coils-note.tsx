import type { Build } from '#domain/tone/build.ts';
import { pairCurve, pairLevel, pairNotch } from '#domain/tone/coil-pair.ts';
import { inDecibels, signedDecibels } from '#domain/tone/format-figures.ts';
import { humLevel } from '#domain/tone/output.ts';
import { fineKilohertz, kiloOhms, thousands } from './format-figures.ts';
import { keptFigures } from './kept-figures.ts';
import { Note, NoteFigure } from './note.tsx';
import { LOAD_WORDS, NOTE_BUILDS } from './note-builds.ts';
import { NoteDoubt } from './note-doubt.tsx';
import { shown } from './note-figures.ts';
import { NotePlot } from './note-plot.tsx';
import { NoteTable } from './note-table.tsx';

/** The string whose cancelled treble is the most to hear: the lowest. */
const LOW_E = 0;
const RANGE = { from: 1000, to: 5000, floor_dB: -40 } as const;

/** Matched and unmatched coils, each with its hum and what it leaves of the low E. */
export const coilFigures = keptFigures((of) => {
  const looked = (matched: Build['matched']) => {
    const build = shown(of, { matched });
    const notch_Hz = pairNotch(build.pickup, LOW_E);
    return {
      ...build,
      hum_dB: humLevel(build.pickup),
      notch_Hz,
      left_dB: pairLevel(build.pickup, LOW_E, notch_Hz),
      points: pairCurve(build.pickup, LOW_E, RANGE),
    };
  };
  return { matched: looked(true), unmatched: looked(false) };
});

export function CoilsNote() {
  const { matched, unmatched } = coilFigures('humbucker');
  const [more = 0, fewer = 0] = unmatched.pickup.winding.turns;
  const percent = Math.round(((more - fewer) / (more + fewer)) * 100);
  const notch = fineKilohertz(matched.notch_Hz);
  return (
    <Note topic="coils" holds={`${kiloOhms(NOTE_BUILDS.humbucker.outputOhms)}, ${LOAD_WORDS}`}>
      <p>
        Two coils that are wound alike hear the same hum and cancel it. Unmatched, one has {percent}
        {'\u00a0'}% more turns and the other {percent}
        {'\u00a0'}% fewer, as coils of the fifties had by accident: a little hum is left,{' '}
        {inDecibels(unmatched.hum_dB - matched.hum_dB)} more than matched and still{' '}
        {inDecibels(unmatched.hum_dB)} below a vintage Stratocaster.
      </p>
      <NoteFigure figure="FIG. 1" caption="What two coils leave of the low E">
        <NotePlot
          label={`At ${notch} matched coils cancel the low E string, unmatched ones leave it at ${signedDecibels(unmatched.left_dB)}`}
          frame={{ minimum_Hz: RANGE.from, maximum_Hz: RANGE.to, minimum_dB: -40, maximum_dB: 3 }}
          levels={[0, -12, -24, -36]}
          curves={[
            {
              name: 'Unmatched',
              line: 'copper',
              points: unmatched.points,
              at: { frequency_Hz: 2050, level_dB: -21 },
            },
            {
              name: 'Matched',
              line: 'dashed',
              points: matched.points,
              at: { frequency_Hz: 3600, level_dB: -34 },
            },
          ]}
        />
        <NoteTable
          columns={[
            { head: 'Coils' },
            { head: 'Turns' },
            { head: 'Hum' },
            { head: '−3\u00a0dB', full: 'Response 3 dB down at' },
          ]}
          rows={[matched, unmatched].map(({ pickup, hum_dB, resonance }, index) => [
            index === 0 ? 'Matched' : 'Unmatched',
            pickup.winding.turns.map(thousands).join(' + '),
            signedDecibels(hum_dB),
            fineKilohertz(resonance.minus3dB_Hz),
          ])}
        />
        <NoteDoubt of="humbucker" figures={['treble']} />
      </NoteFigure>
      <p>
        The coils stand 18.4{'\u00a0'}mm apart and hear each string at two places. At one pitch they hear
        opposites: the low E loses its overtones round {notch}, other strings higher up. Unequal coils cannot
        cancel them whole, so a little more treble detail stays. Output and curve hardly move. For high gain
        take matched coils.
      </p>
    </Note>
  );
}
