import { type Random, randomFrom, seedOf } from '../random.ts';
import type { PitchPoint, Stroke } from '../strings/stroke.ts';
import type { Part } from './piece.ts';
import { readTab, type TabNote } from './tab.ts';

/** Silence before the first note, so that no player cuts its attack, and after the last. */
export const LEAD_IN_S = 0.2;
const LEAD_OUT_S = 0.25;
/** What a good player is early or late (deviation), and the strings of one chord among themselves. */
const TIMING_S = 0.0035;
const FINGER_TIMING_S = 0.0012;
/** Deviation of a stroke's strength. */
const TOUCH = 0.06;
/** A bend starts after the note has spoken and takes its time; a slide is quicker. */
const BEND = { after_s: 0.05, takes_s: 0.13 } as const;
const SLIDE_S = 0.05;
const VIBRATO_SEMITONES = 0.35;
const WEIGHTS = { soft: 0.55, usual: 1, loud: 1.3 } as const;

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

/** Strength by place in the bar: the one, then the other beats, then what lies between. */
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

/** Delay of a string within its chord: down on the beat, up between beats, plucked all but at once. */
function strumDelay(part: Part, note: TabNote, chord: readonly TabNote[]): number {
  const rank = chord.indexOf(note);
  const isUp = part.hand === 'pick' && note.step % 2 === 1;
  return (isUp ? chord.length - 1 - rank : rank) * part.strum_s;
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

/** What a player makes of a part, and how long the take is in seconds. Same part, same take. */
export function perform(part: Part): { readonly strokes: readonly Stroke[]; readonly seconds: number } {
  const random: Random = randomFrom(seedOf(`${part.piece} ${part.instrument.id}`));
  const notes = readTab(part.bars, part.instrument.strings.length);
  const last = Math.max(...notes.map(({ endStep }) => endStep));
  const slips = new Map(Array.from({ length: last + 1 }, (_, step) => [step, random.normal() * TIMING_S]));
  const end = secondsAt(part, last) + part.ring_s;
  const strokes = withSlides(notes).map(({ note, slides }): Stroke => {
    const chord = notes.filter(({ step, how }) => step === note.step && how === 'struck');
    const slip = (slips.get(note.step) ?? 0) + random.normal() * FINGER_TIMING_S;
    const start_s = secondsAt(part, note.step) + slip + strumDelay(part, note, chord);
    const endStep = slides.at(-1)?.endStep ?? note.endStep;
    const end_s = endStep === last ? end : secondsAt(part, endStep) - 0.012;
    const glides = slides.flatMap((slide, index): PitchPoint[] => {
      const at_s = secondsAt(part, slide.step) - start_s;
      const from = (slides[index - 1]?.fret ?? note.fret) - note.fret;
      return [
        { at_s: at_s - SLIDE_S, semitones: from },
        { at_s, semitones: slide.fret - note.fret },
      ];
    });
    const strength = part.loudness * accent(part, note.step) * WEIGHTS[note.weight];
    return {
      string: note.string,
      fret: note.fret,
      start_s,
      end_s,
      velocity: Math.min(1, strength * (1 + TOUCH * random.normal())),
      attack: note.how === 'hammered' ? 'hammer' : part.hand === 'pick' ? 'pick' : 'finger',
      // A hammering finger drives the string from the fret, far from the bridge: few high partials.
      struckAt_m:
        note.how === 'hammered' ? part.struckAt_m * 2 : part.struckAt_m * (1 + 0.04 * random.normal()),
      muted: note.dead ? 'dead' : note.palm ? 'palm' : 'no',
      pitch: [...bendOf(note, end_s - start_s), ...glides],
      vibrato: note.vibrato || slides.some(({ vibrato }) => vibrato) ? VIBRATO_SEMITONES : 0,
    };
  });
  return { strokes, seconds: end + LEAD_OUT_S };
}
