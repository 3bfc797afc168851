import { type Random, randomFrom, seedOf } from '../random.ts';
import type { PitchPoint, Slide, Stroke } from '../strings/stroke.ts';
import type { Part } from './piece.ts';
import { readTab, type TabNote } from './tab.ts';
import { swingingHand } from './vibrato.ts';

/** Silence before the first note, so that no player cuts its attack, and after the last. */
export const LEAD_IN_S = 0.2;
const LEAD_OUT_S = 0.25;
/**
 * Timing deviation of a skilled player, so that two takes of a part are 6 to 8 ms apart in the median: half slips
 * from note to note, half drifts (Repp and Su, Psychon. Bull. Rev. 20, 2013; Sogorski, Geisel and Priesemann, PLoS
 * ONE 13, 2018). Below, the deviation between the strings of one chord.
 */
const TIMING_S = 0.0072;
const DRIFT_HOLDS = 0.95;
const FINGER_TIMING_S = 0.0012;
/** Deviation of a strum's step from string to string. */
const STRUM = 0.25;
/** Deviation of a stroke's strength and of where it strikes. */
const TOUCH = 0.11;
const STRUCK = 0.07;
/** An up stroke is weaker; the top voice of a chord leads, the inner ones follow. */
const UP = 0.86;
const VOICES = { top: 1.1, inner: 0.84 } as const;
/** A bend starts after the note has spoken and takes its time; a slide is quicker. */
const BEND = { after_s: 0.05, takes_s: 0.13 } as const;
const SLIDE_S = 0.05;
const WEIGHTS = { soft: 0.55, usual: 1, loud: 1.15 } as const;

/** Beats and seconds of a part, its swing included. */
export function secondsAt(part: Part, step: number): number {
  const perBeat = part.stepsPerBeat;
  const late = perBeat === 4 && step % 2 === 1 ? (part.swing - 0.5) * 2 : 0;
  const beat = (step + late) / perBeat;
  let seconds = LEAD_IN_S;
  for (const [index, { fromBeat, bpm }] of part.tempo.entries()) {
    const until = part.tempo[index + 1]?.fromBeat ?? Number.POSITIVE_INFINITY;
    seconds += (Math.max(0, Math.min(beat, until) - fromBeat) * 60) / bpm;
  }
  return seconds;
}

/** Strength by place in the bar: the one, then the other beats, then the steps between. */
function accent(part: Part, step: number): number {
  const inBar = step % (part.stepsPerBeat * 4);
  if (inBar === 0) return 1.1;
  if (inBar % part.stepsPerBeat === 0) return 1.02;
  return part.stepsPerBeat === 4 && inBar % 2 === 0 ? 0.96 : 0.88;
}

function bendOf({ bend, released }: TabNote, length_s: number): PitchPoint[] {
  if (bend === 0) return [];
  const top = BEND.after_s + BEND.takes_s;
  const up = [
    { at_s: BEND.after_s, semitones: 0 },
    { at_s: top, semitones: bend },
  ];
  if (!released) return up;
  const back = Math.max(top + 0.04, length_s * 0.62);
  return [...up, { at_s: back, semitones: bend }, { at_s: back + BEND.takes_s, semitones: 0 }];
}

/** Picks go down on the beat and up between beats. */
const isUp = (part: Part, { step }: TabNote): boolean => part.hand === 'pick' && step % 2 === 1;

/** Delay of a string within its chord, by steps that are never the same. */
function strumDelay(part: Part, note: TabNote, chord: readonly TabNote[], steps: readonly number[]): number {
  const rank = chord.indexOf(note);
  const before = isUp(part, note) ? chord.length - 1 - rank : rank;
  return steps.slice(0, Math.max(0, before)).reduce((sum, step) => sum + part.strum_s * step, 0);
}

/** Emphasis of a chord's top notes. */
function voicing(note: TabNote, chord: readonly TabNote[]): number {
  if (chord.length < 3) return 1;
  if (note === chord.at(-1)) return VOICES.top;
  return note === chord[0] ? 1 : VOICES.inner;
}

/** Values brought to mean 0 and deviation 1. */
function standard(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const power = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return values.map((value) => (value - mean) / Math.sqrt(power));
}

/**
 * Deviation of each step with a note, in seconds: half a slow walk, half a slip. Both are scaled to their deviation,
 * which a piece of a dozen seconds would miss by chance.
 */
function slipsOf(steps: readonly number[], random: Random): Map<number, number> {
  let walk = 0;
  const drift = standard(
    steps.map(() => {
      walk = DRIFT_HOLDS * walk + random.normal();
      return walk;
    }),
  );
  const slips = standard(steps.map(random.normal));
  const late = (index: number) => TIMING_S * Math.SQRT1_2 * ((drift[index] ?? 0) + (slips[index] ?? 0));
  return new Map(steps.map((step, index) => [step, late(index)]));
}

/** Slid notes prolong the stroke that they start from; their frets become its pitch. */
function withSlides(notes: readonly TabNote[]): { note: TabNote; slides: TabNote[] }[] {
  const strokes: { note: TabNote; slides: TabNote[] }[] = [];
  for (const note of notes) {
    const from = strokes.findLast((stroke) => stroke.note.string === note.string);
    if (note.how === 'slid' && from) from.slides.push(note);
    else strokes.push({ note, slides: [] });
  }
  return strokes;
}

/**
 * A part as played, and the length of the take in seconds. Same part, same take; the shop plays `take` 1, another
 * number is the same player once more.
 */
export function perform(
  part: Part,
  take = 1,
): { readonly strokes: readonly Stroke[]; readonly seconds: number } {
  const name = `${part.piece} ${part.instrument.id}${take === 1 ? '' : ` ${take}`}`;
  const random: Random = randomFrom(seedOf(name));
  const swing = swingingHand(name);
  const notes = readTab(part.bars, part.instrument.strings.length);
  const last = Math.max(...notes.map(({ endStep }) => endStep));
  const slips = slipsOf([...new Set(notes.map(({ step }) => step))], random);
  const strumOf = new Map(
    [...slips.keys()].map((step) => [
      step,
      part.instrument.strings.map(() => Math.max(0.2, 1 + STRUM * random.normal())),
    ]),
  );
  const end = secondsAt(part, last) + part.ring_s;
  const strokes = withSlides(notes).map(({ note, slides }): Stroke => {
    const chord = notes.filter(({ step, how }) => step === note.step && how === 'struck');
    const slip = (slips.get(note.step) ?? 0) + random.normal() * FINGER_TIMING_S;
    const start_s =
      secondsAt(part, note.step) + slip + strumDelay(part, note, chord, strumOf.get(note.step) ?? []);
    const endStep = slides.at(-1)?.endStep ?? note.endStep;
    const end_s = endStep === last ? end : secondsAt(part, endStep) - 0.012;
    const slid = slides.map(
      (slide): Slide => ({
        at_s: secondsAt(part, slide.step) + (slips.get(slide.step) ?? 0) - start_s,
        takes_s: SLIDE_S,
        semitones: slide.fret - note.fret,
      }),
    );
    const glides = slid.flatMap(({ at_s, takes_s, semitones }, index): PitchPoint[] => [
      { at_s: at_s - takes_s, semitones: slid[index - 1]?.semitones ?? 0 },
      { at_s, semitones },
    ]);
    const pitch = [...bendOf(note, end_s - start_s), ...glides];
    const swings = note.vibrato || slides.some(({ vibrato }) => vibrato);
    const held = {
      length_s: end_s - start_s,
      pitch,
      bent: note.bend > 0 && !note.released,
      together: chord.length,
    };
    const strength =
      part.loudness *
      (part.dynamics?.[Math.floor(note.step / (part.stepsPerBeat * 4))] ?? 1) *
      accent(part, note.step) *
      WEIGHTS[note.weight] *
      voicing(note, chord) *
      (isUp(part, note) ? UP : 1);
    return {
      string: note.string,
      fret: note.fret,
      start_s,
      end_s,
      velocity: Math.min(1, strength * (1 + TOUCH * random.normal())),
      attack: note.how === 'hammered' ? 'hammer' : part.hand === 'pick' ? 'pick' : 'finger',
      // A hammering finger drives the string from the fret, far from the bridge: few high partials.
      struckAt_m:
        note.how === 'hammered' ? part.struckAt_m * 2 : part.struckAt_m * (1 + STRUCK * random.normal()),
      muted: note.dead ? 'dead' : note.palm ? 'palm' : 'no',
      pitch,
      slides: slid,
      ...(swings && { vibrato: swing(note.step, held) }),
    };
  });
  return { strokes, seconds: end + LEAD_OUT_S };
}
