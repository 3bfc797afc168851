import type { Attack } from '../strings/stroke.ts';
import { dampingBurst, restLevel, squeakLevel } from './measure-hands.ts';
import {
  type AttackFigures,
  measureAttack,
  measureRinging,
  type RingingFigures,
  upperOverLow,
} from './measure-note.ts';
import { BASS, frequencyOf, HIGH, LOW, MIDDLE, note, type Spot, STRENGTHS, vintage } from './notes.ts';
import { mean, median } from './spectrum.ts';

/** Figures of the table in docs/likeness/sound.md, by name. */
export type LikenessFigures = Readonly<Record<string, number>>;

type Heard = ReturnType<typeof vintage>;

/** Two humbuckers, as the recorded guitar has; figures are medians over both. */
const GUITAR = [vintage('humbucker', 'neck'), vintage('humbucker', 'bridge')];
const BASS_GUITAR = vintage('jazz-bass', 'neck');
/** Pickups for the hands' figures: a single coil passes more of a squeak than two of a humbucker. */
const TOUCHED = [...GUITAR, vintage('stratocaster', 'bridge')];
/** Wound strings where slides begin. */
const WOUND: readonly Spot[] = [
  [0, 5],
  [1, 5],
  [2, 5],
];
const ATTACK_S = 0.8;
const UPPER_S = 1.3;

const over = <T>(
  pickups: readonly Heard[],
  spots: readonly Spot[],
  measure: (each: Heard, spot: Spot) => T,
): T[] => pickups.flatMap((pickup) => spots.map((spot) => measure(pickup, spot)));

function attacks(
  pickups: readonly Heard[],
  spots: readonly Spot[],
  velocity: number,
  attack: Attack,
): AttackFigures {
  const notes = over(pickups, spots, (pickup, spot) =>
    measureAttack(note(pickup, { spot, velocity, attack, seconds: ATTACK_S })),
  );
  return {
    click_dB: median(notes.map(({ click_dB }) => click_dB)),
    peak_dB: median(notes.map(({ peak_dB }) => peak_dB)),
    centroid_Hz: median(notes.map(({ centroid_Hz }) => centroid_Hz)),
  };
}

const ringing = (pickups: readonly Heard[], spots: readonly Spot[]): RingingFigures[] =>
  over(pickups, spots, (pickup, spot) =>
    measureRinging(
      note(pickup, { spot, velocity: STRENGTHS.hard, attack: 'pick' }),
      frequencyOf(pickup, spot),
    ),
  );

/** Low notes as players strike them, 0.8 s on. */
const upper = (velocity: number): number =>
  median(
    over(GUITAR, LOW, (pickup, spot) =>
      upperOverLow(
        note(pickup, { spot, velocity, attack: 'pick', seconds: UPPER_S }),
        frequencyOf(pickup, spot),
      ),
    ),
  );

const falls = (notes: readonly RingingFigures[], from: number, to: number): number =>
  median(notes.flatMap(({ early_s }) => early_s.slice(from - 1, to)));

/** Uses partials 2 to 6. */
const lateOverEarly = (notes: readonly RingingFigures[]): number =>
  median(
    notes.flatMap(({ early_s, late_s }) =>
      early_s.slice(1, 6).map((early, index) => (late_s[index + 1] ?? Number.NaN) / early),
    ),
  );

/** All figures of the strings as they are. A few seconds of computing. */
export function likeness(): LikenessFigures {
  const figures: Record<string, number> = {};
  const put = (name: string, value: number) => {
    figures[name] = Number(value.toPrecision(4));
  };
  for (const [name, spots] of [
    ['low', LOW],
    ['middle', MIDDLE],
  ] as const) {
    for (const strength of ['soft', 'hard'] as const) {
      const attack = attacks(GUITAR, spots, STRENGTHS[strength], 'pick');
      put(`${name} ${strength} click dB`, attack.click_dB);
      put(`${name} ${strength} peak dB`, attack.peak_dB);
      put(`${name} ${strength} centroid Hz`, attack.centroid_Hz);
    }
    put(
      `${name} click rises dB`,
      (figures[`${name} hard click dB`] ?? 0) - (figures[`${name} soft click dB`] ?? 0),
    );
    const notes = ringing(GUITAR, spots);
    put(`${name} T60 1 s`, falls(notes, 1, 1));
    put(`${name} T60 2–4 s`, falls(notes, 2, 4));
    put(`${name} T60 5–8 s`, falls(notes, 5, 8));
    put(`${name} T60 9–12 s`, falls(notes, 9, 12));
    put(`${name} late over early`, lateOverEarly(notes));
    put(`${name} beating dB`, median(notes.map(({ beating_dB }) => beating_dB)));
    put(`${name} beating Hz`, median(notes.map(({ beating_Hz }) => beating_Hz)));
    put(`${name} glide cents`, median(notes.map(({ glide_cents }) => glide_cents)));
    put(`${name} stiffness 1e-6`, 1e6 * median(notes.map(({ stiffness }) => stiffness)));
  }
  const high = ringing(GUITAR.slice(0, 1), HIGH);
  put('high T60 1 s, least', Math.min(...high.map(({ early_s }) => early_s[0] ?? 0)));
  put('high glide cents', median(high.map(({ glide_cents }) => glide_cents)));
  for (const strength of ['soft', 'usual', 'hard'] as const) {
    const finger = attacks([BASS_GUITAR], BASS, STRENGTHS[strength], 'finger');
    const pick = attacks([BASS_GUITAR], BASS, STRENGTHS[strength], 'pick');
    put(`bass ${strength} finger click dB`, finger.click_dB);
    put(`bass ${strength} pick over finger dB`, pick.click_dB - finger.click_dB);
    put(`bass ${strength} finger centroid Hz`, finger.centroid_Hz);
    put(`bass ${strength} pick centroid Hz`, pick.centroid_Hz);
  }
  const [openE, bassE] = [LOW.slice(0, 1), BASS.slice(0, 1)];
  put('low E glide cents', median(ringing(GUITAR, openE).map(({ glide_cents }) => glide_cents)));
  const bassNotes = bassE.map((spot) =>
    note(BASS_GUITAR, { spot, velocity: STRENGTHS.usual, attack: 'finger' }),
  );
  const bassPitch = frequencyOf(BASS_GUITAR, bassE[0] as Spot);
  put(
    'bass E stiffness 1e-6',
    1e6 * median(bassNotes.map((each) => measureRinging(each, bassPitch).stiffness)),
  );
  put('low usual upper over low dB', upper(STRENGTHS.usual));
  put('low hard upper over low dB', upper(STRENGTHS.hard));
  put('pick rest dB', mean(TOUCHED.map((pickup) => restLevel(pickup, LOW, 'pick'))));
  put('finger rest dB', mean(TOUCHED.map((pickup) => restLevel(pickup, LOW, 'finger'))));
  put('squeak dB', mean(TOUCHED.map((pickup) => squeakLevel(pickup, WOUND))));
  put('guitar damping dB', dampingBurst(GUITAR[0] as Heard, [...LOW, ...MIDDLE], 'pick'));
  put('bass damping dB', dampingBurst(BASS_GUITAR, BASS, 'finger'));
  return figures;
}
