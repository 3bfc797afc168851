import type { Guitar } from '../guitar/guitar.ts';
import { woundIn } from '../guitar/wound-in.ts';
import type { Language } from '../languages.ts';
import type { Build, WoundBuild } from '../tone/build.ts';
import { decibelWords } from '../tone/decibel-words.ts';
import { decibels, magnitudeAt } from '../tone/transfer.ts';
import { HEARD_MESSAGES } from './heard-build.messages.ts';

/** Lower limits of "even" and "bright" (treble end) and of "medium" and "high" (output). */
const TREBLE_HZ = [3400, 4500];
const OUTPUT_DB = [3.5, 6.5];
/** Frequency of the pick attack. */
const ATTACK_HZ = 4000;

const stepOf = (value: number, from: readonly number[]) => from.filter((least) => value >= least).length;

/** A build in words: "Bright and open", and "Bright top, medium output.", in the given guitar if any. */
export function heardWords(build: Build, guitar: Guitar | undefined, language: Language) {
  const { voice, resonance } = woundIn(build, guitar);
  const { names, treble, output } = HEARD_MESSAGES[language];
  const [top, loud] = [stepOf(resonance.minus3dB_Hz, TREBLE_HZ), stepOf(voice.output_dB, OUTPUT_DB)];
  return { name: names[top]?.[loud] ?? '', sentence: `${treble[top]}, ${output[loud]}.` };
}

const attackOf = ({ voice: { circuit, load } }: WoundBuild) =>
  decibels(magnitudeAt(circuit, load, ATTACK_HZ));

/** Audible differences between two builds: "a little darker", "barely louder"; empty if there are none. */
export function stepWords(before: Build, after: Build, guitar: Guitar | undefined, language: Language) {
  const [one, other] = [woundIn(before, guitar), woundIn(after, guitar)];
  const changes = [
    ['treble', attackOf(other) - attackOf(one)],
    ['level', other.voice.output_dB - one.voice.output_dB],
  ] as const;
  return changes
    .map(([of, change_dB]) => [decibelWords(change_dB, of, language), decibelWords(0, of, language)])
    .filter(([words, same]) => words !== same)
    .map(([words]) => words);
}

/** The effect of a choice in a sentence: "A little darker and barely louder than before." */
export function changeInWords(before: Build, after: Build, guitar: Guitar | undefined, language: Language) {
  const { same, than, and } = HEARD_MESSAGES[language];
  const change = stepWords(before, after, guitar, language).join(` ${and} `);
  return change ? than(change.charAt(0).toUpperCase() + change.slice(1)) : same;
}
