import type { ReactNode } from 'react';
import { whole } from '#app/ui/whole.tsx';
import type { Scale } from '#domain/finder/question.ts';
import type { InLanguages } from '#domain/languages.ts';

const NBSP = '\u00a0';

const EN = {
  /** What is wished: the words of each scale, less and more. */
  wishes: {
    bright: ['darker', 'brighter'],
    loud: ['calmer', 'louder'],
    hum: ['', 'quieter in hum'],
  } satisfies Record<Scale, readonly [string, string]> as Readonly<Record<Scale, readonly [string, string]>>,
  aLittle: (words: string) => `a little ${words}`,
  wish: ([first = '', ...rest]: readonly string[]) =>
    rest.length > 0 ? `${[first, ...rest.slice(0, -1)].join(', ')}, and ${rest.at(-1)}` : first,
  keys: {
    ours: 'ours',
    yours: 'yours, likely',
    band: (words: string, from: string, to: string): ReactNode => (
      <>
        yours, {words}: {whole(`${from} to ${to}${NBSP}H`)}
      </>
    ),
  },
  bandOf: {
    ohms: (kOhm: string) => `what ${kOhm} can mean`,
    name: () => 'what a winding leaves open',
    measured: () => 'what the measurement leaves open',
  },
  overYours: (name: string) => `${name} over yours, 200${NBSP}Hz to 8${NBSP}kHz. Its figures are below.`,
  treble: 'Treble',
  output: 'Output',
  bass: 'Bass',
  hum: 'Hum',
  span: (from: string, to: string) => `${from} to ${to}`,
  listen: 'Listen blind',
  against: (name: string) => `: yours against ${name}`,
  look: 'Look at it',
  open: 'Open this build',
  why: 'Why',
  method:
    'Treble is 2 to 5\u00a0kHz, bass 80 to 250\u00a0Hz, both against the mids, as means by ear; for basses half of that. Modelled, typical: four of five are within the span. Under 1\u00a0dB is hard to hear.',
  /** What one of ours does, as one hears it. */
  does: {
    trebles: (size: 'much' | 'clear' | 'little', isMore: boolean) =>
      `${{ much: 'Much', clear: 'Clearly', little: 'A little' }[size]} ${isMore ? 'brighter' : 'darker'}`,
    sameTreble: 'As bright as yours',
    outputs: (isClear: boolean, isMore: boolean) =>
      `${isClear ? 'clearly' : 'a little'} ${isMore ? 'louder' : 'quieter'}`,
    sameOutput: 'as loud',
    farQuieter: 'and you will turn the amp up',
    hums: { hardly: ' Hardly any hum.', less: ' Less hum.', more: ' It hums more.' },
  },
  /** Where the difference comes from. */
  reasons: {
    turns: (ours: string, awg: string, isCertain: boolean, theirs: string, awgs: readonly string[]) =>
      `${ours} turns of ${awg} instead of ${isCertain ? '' : 'about '}${theirs} of ${awgs.join(' or ')}`,
    half: 'about half the inductance',
    less: (percent: number) => `${percent}\u00a0% less inductance`,
    same: 'about the same inductance',
    more: (percent: number) => `${percent}\u00a0% more inductance`,
    against: (ours: string, yours: string) => ` (${ours} against ${yours})`,
    peakStays: (at: string) => `, and the peak stays at ${at}`,
    peakMoves: (from: string, to: string) => `, so the peak moves from ${from} to ${to}`,
    peakAgain: (at: string) => `, so there is a peak again, at ${at}`,
    cover: ' Its metal cover takes a little off the top.',
    ceramic: ' The ceramic magnet gives back in level what the turns take.',
    weaker: ' Fewer turns, or a weaker magnet: less output.',
  },
};

const DE: typeof EN = {
  wishes: {
    bright: ['dunkler', 'heller'],
    loud: ['zahmer', 'lauter'],
    hum: ['', 'weniger Brummen'],
  },
  aLittle: (words) => `etwas ${words}`,
  wish: (words) => new Intl.ListFormat('de').format(words),
  keys: {
    ours: 'unserer',
    yours: 'deiner, vermutlich',
    band: (words, from, to) => (
      <>
        deiner, {words}: {whole(`${from} bis ${to}${NBSP}H`)}
      </>
    ),
  },
  bandOf: {
    ohms: (kOhm) => `was ${kOhm} heißen können`,
    name: () => 'was die Wicklung offen lässt',
    measured: () => 'was die Messung offen lässt',
  },
  overYours: (name) => `${name} über deinem, 200${NBSP}Hz bis 8${NBSP}kHz. Die Zahlen stehen darunter.`,
  treble: 'Höhen',
  output: 'Pegel',
  bass: 'Bässe',
  hum: 'Brummen',
  span: (from, to) => `${from} bis ${to}`,
  listen: 'Blind anhören',
  against: (name) => `: deiner gegen ${name}`,
  look: 'Ansehen',
  open: 'Im Konfigurator',
  why: 'Warum',
  method:
    'Höhen: 2 bis 5\u00a0kHz, Bässe: 80 bis 250\u00a0Hz, beide gegen die Mitten und nach dem Gehör gemittelt; am Bass die halben Frequenzen. Berechnet, typisch: Vier von fünf liegen in der Spanne. Unter 1\u00a0dB hört man kaum.',
  does: {
    trebles: (size, isMore) =>
      `${{ much: 'Viel', clear: 'Deutlich', little: 'Etwas' }[size]} ${isMore ? 'heller' : 'dunkler'}`,
    sameTreble: 'So hell wie deiner',
    outputs: (isClear, isMore) => `${isClear ? 'deutlich' : 'etwas'} ${isMore ? 'lauter' : 'leiser'}`,
    sameOutput: 'gleich laut',
    farQuieter: 'und du drehst den Amp auf',
    hums: { hardly: ' Kaum noch Brummen.', less: ' Weniger Brummen.', more: ' Er brummt mehr.' },
  },
  reasons: {
    turns: (ours, awg, isCertain, theirs, awgs) =>
      `${ours} Windungen mit ${awg}er statt ${isCertain ? '' : 'etwa '}${theirs} mit ${awgs.map((each) => `${each}er`).join(' oder ')}`,
    half: 'etwa die halbe Induktivität',
    less: (percent) => `${percent}\u00a0% weniger Induktivität`,
    same: 'etwa die gleiche Induktivität',
    more: (percent) => `${percent}\u00a0% mehr Induktivität`,
    against: (ours, yours) => ` (${ours} gegen ${yours})`,
    peakStays: (at) => `, und die Spitze bleibt bei ${at}`,
    peakMoves: (from, to) => `, also wandert die Spitze von ${from} auf ${to}`,
    peakAgain: (at) => `, also gibt es wieder eine Spitze, bei ${at}`,
    cover: ' Die Metallkappe nimmt obenrum etwas weg.',
    ceramic: ' Was die Windungen an Pegel nehmen, gibt der Keramikmagnet zurück.',
    weaker: ' Weniger Windungen oder ein schwächerer Magnet: weniger Pegel.',
  },
};

/** What each of ours would change, by how much, and why. */
export const ANSWER_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
