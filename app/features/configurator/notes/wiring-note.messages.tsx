import type { InLanguages } from '#domain/languages.ts';
import type { CoilMode } from '#domain/tone/coil-modes.ts';

type LeadRows = readonly (readonly [lead: string, from: string, to: string])[];

/** Compares two wires with five; `coils` is true for two whole coils, false for halves of one. */
const EN = {
  noiseless: 'Noiseless',
  two: (
    <>
      <b>2-Wire Output (Shielded)</b>: the hot wire inside, ground as the shield around it. Some call this
      three wires, counting ground and shield separately. It is all you need if the pickup should always sound
      the same.
    </>
  ),
  five: (coils: boolean) => (
    <>
      <b>5-Wire Output (Shielded)</b>: both ends of {coils ? 'both coils' : 'each half'} and a shield of its
      own. With a switch or a push-pull pot you can join them in other ways.
    </>
  ),
  caption: (coils: boolean): string => (coils ? 'Four ways to join two coils' : 'What five wires allow'),
  joined: 'Joined',
  modes: { series: 'Series', parallel: 'Parallel', split: 'Split' } as Readonly<Record<CoilMode, string>>,
  reversed: 'Phase reversed',
  yes: 'yes',
  no: 'no',
  after: (coils: boolean): string =>
    coils
      ? 'With its phase reversed, a pickup on its own sounds the same; with another one it turns thin and nasal. Solder 1 to hot, 2 and 3 together, 4 and 5 to ground, and you have a two-wire pickup.'
      : 'Noiseless levels have two halves of three strings each, so both must always sound: no split. The other levels have one coil: leads 1 and 4 are its ends and can be swapped, 2 and 3 are unused.',
  leads: 'The five leads, in order, for series',
  lead: 'Lead',
  from: 'From',
  to: 'To',
  rows: (coils: boolean): LeadRows => {
    const coil = coils ? 'Coil' : 'Half';
    return [
      ['1', `${coil} 1, start`, 'hot'],
      ['2', `${coil} 1, finish`, 'to 3'],
      ['3', `${coil} 2, finish`, 'to 2'],
      ['4', `${coil} 2, start`, 'ground'],
      ['5', 'Shield, baseplate', 'ground'],
    ];
  },
  drawing: (ways: readonly string[]) => `Coils 1 and 2 ${ways.map((way) => way.toLowerCase()).join(', ')}`,
  hot: 'hot',
  ground: 'ground',
};

const DE: typeof EN = {
  noiseless: 'Noiseless',
  two: (
    <>
      <b>2 Adern (geschirmt)</b>: innen die heiße Ader, außen herum als Schirm die Masse. Manche nennen das
      drei Adern, weil sie Masse und Schirm einzeln zählen. Mehr braucht ein Tonabnehmer nicht, der immer
      gleich klingen soll.
    </>
  ),
  five: (coils) => (
    <>
      <b>5 Adern (geschirmt)</b>: beide Enden {coils ? 'beider Spulen' : 'jeder Hälfte'} und ein eigener
      Schirm. Mit einem Schalter oder einem Push-Pull-Poti lassen sie sich auch anders verbinden.
    </>
  ),
  caption: (coils) => (coils ? 'Vier Arten, zwei Spulen zu verbinden' : 'Was fünf Adern erlauben'),
  joined: 'Verbunden',
  modes: { series: 'In Reihe', parallel: 'Parallel', split: 'Split' },
  reversed: 'Phase gedreht',
  yes: 'ja',
  no: 'nein',
  after: (coils) =>
    coils
      ? 'Mit gedrehter Phase klingt ein Tonabnehmer allein wie vorher; mit einem anderen zusammen wird er dünn und nasal. Löte 1 an heiß, 2 und 3 zusammen, 4 und 5 an Masse, und aus fünf Adern werden zwei.'
      : 'Die Noiseless-Stufen haben zwei Hälften für je drei Saiten, also müssen immer beide klingen: kein Split. Die anderen Stufen haben eine Spule: Die Adern 1 und 4 sind ihre Enden und lassen sich tauschen, 2 und 3 bleiben frei.',
  leads: 'Die fünf Adern der Reihe nach, für Reihenschaltung',
  lead: 'Ader',
  from: 'Von',
  to: 'An',
  rows: (coils) => {
    const coil = coils ? 'Spule' : 'Hälfte';
    return [
      ['1', `${coil} 1, Anfang`, 'heiß'],
      ['2', `${coil} 1, Ende`, 'an 3'],
      ['3', `${coil} 2, Ende`, 'an 2'],
      ['4', `${coil} 2, Anfang`, 'Masse'],
      ['5', 'Schirm, Grundplatte', 'Masse'],
    ];
  },
  drawing: (ways) => `Spulen 1 und 2: ${ways.join(', ')}`,
  hot: 'heiß',
  ground: 'Masse',
};

export const WIRING_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
