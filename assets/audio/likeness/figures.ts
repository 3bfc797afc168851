import type { Attack } from '../strings/stroke.ts';
import { measureNote, type NoteFigures } from './measure-note.ts';
import { BASS, frequencyOf, HIGH, LOW, MIDDLE, note, type Spot, STRENGTHS, vintage } from './notes.ts';
import { dB, mean, median, rms } from './spectrum.ts';

/** What the table in docs/likeness/sound.md compares; medians over notes and both pickups of a guitar. */
export type LikenessFigures = Readonly<Record<string, number>>;

const strengths = ['soft', 'hard'] as const;

function measured(
  pickups: ReturnType<typeof vintage>[],
  spots: readonly Spot[],
  velocity: number,
  attack: Attack,
): NoteFigures[] {
  return pickups.flatMap((pickup) =>
    spots.map((spot) => measureNote(note(pickup, { spot, velocity, attack }), frequencyOf(pickup, spot))),
  );
}

const middle = (notes: readonly NoteFigures[], figure: (each: NoteFigures) => number): number =>
  median(notes.map(figure));
const falls = (notes: readonly NoteFigures[], from: number, to: number): number =>
  median(notes.flatMap(({ early_s }) => early_s.slice(from - 1, to)));
const lateOverEarly = (notes: readonly NoteFigures[]): number =>
  median(
    notes.flatMap(({ early_s, late_s }) =>
      [1, 2, 3, 4, 5].map((n) => (late_s[n] ?? Number.NaN) / (early_s[n] ?? 1)),
    ),
  );

/** Peak of what is heard as a hand stops a note, over the note's body. */
function dampingBurst(): number {
  const pickups = [vintage('humbucker', 'neck'), vintage('jazz-bass', 'neck')];
  const peaks = pickups.flatMap((pickup, index) =>
    (index === 0 ? [...LOW, ...MIDDLE] : BASS).map((spot) => {
      const attack = index === 0 ? 'pick' : 'finger';
      const sound = note(pickup, { spot, velocity: 0.6, attack, seconds: 2.4, end_s: 1.5 });
      const after = sound.subarray(Math.round(1.5 * 48_000), Math.round(1.58 * 48_000));
      return dB(after.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / rms(sound, 0.15, 0.25));
    }),
  );
  return mean(peaks);
}

/** All figures of the strings as they are. Some seconds of computing. */
export function likeness(): LikenessFigures {
  const guitar = [vintage('humbucker', 'neck'), vintage('humbucker', 'bridge')];
  const figures: Record<string, number> = {};
  for (const [name, spots] of [
    ['low', LOW],
    ['middle', MIDDLE],
  ] as const) {
    for (const strength of strengths) {
      const notes = measured(guitar, spots, STRENGTHS[strength], 'pick');
      const put = (figure: string, value: number) => {
        figures[`${name} ${strength} ${figure}`] = Number(value.toFixed(2));
      };
      put(
        'click dB',
        middle(notes, ({ click_dB }) => click_dB),
      );
      put(
        'peak dB',
        middle(notes, ({ peak_dB }) => peak_dB),
      );
      put(
        'centroid Hz',
        middle(notes, ({ centroid_Hz }) => centroid_Hz),
      );
      put('T60 1 s', falls(notes, 1, 1));
      put('T60 2–4 s', falls(notes, 2, 4));
      put('T60 5–8 s', falls(notes, 5, 8));
      put('T60 9–12 s', falls(notes, 9, 12));
      put('late over early', lateOverEarly(notes));
      put(
        'beating dB',
        middle(notes, ({ beating_dB }) => beating_dB),
      );
      put(
        'beating Hz',
        middle(notes, ({ beating_Hz }) => beating_Hz),
      );
      put(
        'glide cents',
        middle(notes, ({ glide_cents }) => glide_cents),
      );
      put('stiffness 1e-6', 1e6 * middle(notes, ({ stiffness }) => stiffness));
    }
  }
  const [neck] = guitar as [ReturnType<typeof vintage>];
  const high = HIGH.map((spot) =>
    measureNote(note(neck, { spot, velocity: STRENGTHS.hard, attack: 'pick' }), frequencyOf(neck, spot)),
  );
  figures['high hard least T60 1 s'] = Number(
    Math.min(...high.map(({ early_s }) => early_s[0] ?? 0)).toFixed(2),
  );
  figures['high hard glide cents'] = Number(middle(high, ({ glide_cents }) => glide_cents).toFixed(2));
  for (const strength of ['soft', 'usual', 'hard'] as const) {
    for (const attack of ['finger', 'pick'] as const) {
      const notes = measured([vintage('jazz-bass', 'neck')], BASS, STRENGTHS[strength], attack);
      const click = middle(notes, ({ click_dB }) => click_dB);
      figures[`bass ${strength} ${attack} click dB`] = Number(click.toFixed(2));
      figures[`bass ${strength} ${attack} centroid Hz`] = Number(
        middle(notes, ({ centroid_Hz }) => centroid_Hz).toFixed(0),
      );
    }
  }
  figures['damping burst dB'] = Number(dampingBurst().toFixed(2));
  return figures;
}
