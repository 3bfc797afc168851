import type { ReactNode } from 'react';
import { whole } from '#app/ui/whole.tsx';
import type { Spot } from '#domain/guitar/instruments.ts';
import type { InLanguages } from '#domain/languages.ts';
import type { InstrumentId } from '#domain/tone/take-places.ts';

const NBSP = '\u00a0';

const EN = {
  title: 'Your guitar',
  description:
    'Set your guitar once, its pots, capacitor, cable and amp, and every curve, figure and sound in the shop is that of your guitar. Kept in your browser, and nowhere else.',
  figure: 'SHEET G',
  lines: ['Kept in your browser', 'All dimensions in mm'],
  lead: 'Set it once. Every curve, sound and figure on these pages follows: your pots, your cable, your amp. Scale and strings are drawn only and change no figure.',
  drawing: 'Drawing of the guitar',
  drawn: (name: string, scale: number, body: string, cable: number, isPedal: boolean) =>
    `${name} to scale, ${scale}\u00a0mm: ${body.toLowerCase()}, controls, ${cable} m of cable and ${isPedal ? 'a pedal' : 'an amp'}, numbered 1 to 8 as the fields below`,
  noScript:
    'Your browser runs no scripts here, so nothing can be kept. The address of the drawing is your guitar: keep it as a bookmark.',
  draw: 'Draw this guitar',
  block: { pots: 'Pots', cap: ', cap', load: 'Load', toScale: 'To scale', none: 'none' },
  fields: {
    instrument: 'Instrument',
    scale: 'Scale',
    inches: (inches: string) => `${inches}${NBSP}in`,
    strings: 'Strings',
    nickel: 'nickel',
    pickups: 'Pickups',
    of: (count: number, all: number) => `${count} of ${all}`,
    other: 'Other',
    range: (min: number, max: number) => `${min} to ${max}`,
    pots: 'Pots',
    potsNote: 'volume and tone',
    capacitor: 'Capacitor',
    capacitorNote: 'of the tone control',
    amp: 'Amp input',
    pedalOr: (isPedal: boolean) => (isPedal ? 'Pedal' : 'Amp'),
  },
  kept: {
    unset: 'We do not know your guitar yet.',
    usual: (): ReactNode => (
      <>
        Until then all figures are for {whole('500\u00a0kΩ')} pots, {whole('22\u00a0nF')} and{' '}
        {whole('5\u00a0m')} of cable, Fender types for {whole('250\u00a0kΩ')} and {whole('47\u00a0nF')}.
      </>
    ),
    start: 'Start with a Les Paul style',
    brings: (name: string) => `This link brings a ${name}.`,
    yours: (name: string) => `Yours is a ${name}.`,
    use: 'Use it here',
    mine: 'Keep mine',
    leave: 'Leave it',
    copied: 'Copied.',
    refused: 'Your browser did not let us. Copy it from here:',
    saved: 'Saved in this browser, and nowhere else.',
    nothing: 'This browser keeps nothing.',
    private:
      'Private mode, or storage is off. Your guitar lasts until you close this tab; the link keeps it for good.',
    copy: 'Copy as a link',
    forget: 'Forget it',
    link: 'Link to your guitar',
    inYour: (kind: InstrumentId) => `In your ${kind}`,
    see: 'See it',
    forgotten: 'Forgotten. All figures are for the sheet load again.',
    undo: 'Undo',
  },
  cable: {
    figure: 'FIG. 2',
    lines: (name: string, near: number, far: number) => [
      name,
      'Solid: your guitar',
      'Dashed: its sheet load',
      `Dotted: ${near} m and ${far} m of cable`,
    ],
    heading: 'What your cable takes',
    plot: (name: string, near: number, far: number) =>
      `${name} in your guitar, in its sheet load, and with ${near} and ${far} metres of cable. Its figures are in the table.`,
    caption: (name: string) => `${name}, on its sheet and in your guitar`,
    sheet: 'Sheet',
    yours: 'Yours',
    peaks: (near: string, far: string, first: string | undefined, second: string | undefined): ReactNode => (
      <>
        A {near} cable would put the peak at <span className="whitespace-nowrap">{first}</span>, {far} at{' '}
        <span className="whitespace-nowrap">{second}</span>. That is more than most changes of magnet.
      </>
    ),
    modelled: 'Modelled',
    modelledNote: `, typical: four of five pickups are within the ±. A metre of cable has about 100${NBSP}pF.`,
    noPeak: 'no peak',
    resonance: (spot: Spot) => `Resonance, ${spot}`,
    peak: (spot: Spot) => `Peak, ${spot}`,
    gone: (spot: Spot) => `Gone by 3${NBSP}dB, ${spot}`,
    yourCable: (metres: string) => `Your ${metres}`,
    sheetLoad: 'Sheet load',
    and: ' and ',
  },
  where: {
    figure: 'LIST 1',
    line: 'What follows',
    heading: 'Where it goes',
    places: [
      ['/shop', 'Product pages', 'Curve, resonance and the sound itself are your guitar’s.'],
      [
        '/listen',
        'Listen side by side',
        'All pickups you compare play through your pots, your cable and your amp.',
      ],
      ['/configurator', 'Configurators', 'Each choice is drawn and heard in your load.'],
      ['/blog', 'Notes', 'Figures that you can change change in your guitar.'],
      [
        '/model',
        'Spec sheets and passports',
        'Stay on the sheet load, so that they compare. Your figure is beside it.',
      ],
    ],
  },
};

const GERMAN_SPOTS: Readonly<Record<Spot, string>> = {
  neck: 'Hals',
  middle: 'Mitte',
  split: 'Split',
  bridge: 'Steg',
};

const DE: typeof EN = {
  title: 'Deine Gitarre',
  description:
    'Stell deine Gitarre einmal ein, mit Potis, Kondensator, Kabel und Amp, und jede Kurve, jede Zahl und jeder Ton im Laden ist der deiner Gitarre. Bleibt in deinem Browser.',
  figure: 'BLATT G',
  lines: ['Bleibt in deinem Browser', 'Alle Maße in mm'],
  lead: 'Stell sie einmal ein. Jede Kurve, jeder Ton und jede Zahl auf diesen Seiten folgt: deine Potis, dein Kabel, dein Amp. Mensur und Saiten sind nur gezeichnet und ändern keine Zahl.',
  drawing: 'Zeichnung der Gitarre',
  drawn: (name, scale, body, cable, isPedal) =>
    `${name} im Maßstab, ${scale}\u00a0mm: ${body}, Regler, ${String(cable).replace('.', ',')} m Kabel und ${isPedal ? 'ein Pedal' : 'ein Amp'}, mit 1 bis 8 beziffert wie die Felder darunter`,
  noScript:
    'Dein Browser führt hier keine Skripte aus, also lässt sich nichts aufheben. Die Adresse der Zeichnung ist deine Gitarre: Setz dir ein Lesezeichen.',
  draw: 'Diese Gitarre zeichnen',
  block: { pots: 'Potis', cap: ', Kondensator', load: 'Last', toScale: 'Im Maßstab', none: 'keiner' },
  fields: {
    instrument: 'Instrument',
    scale: 'Mensur',
    inches: (inches) => `${inches}${NBSP}Zoll`,
    strings: 'Saiten',
    nickel: 'Nickel',
    pickups: 'Tonabnehmer',
    of: (count, all) => `${count} von ${all}`,
    other: 'Andere',
    range: (min, max) => `${min} bis ${max}`,
    pots: 'Potis',
    potsNote: 'Volume und Tone',
    capacitor: 'Kondensator',
    capacitorNote: 'am Tone-Poti',
    amp: 'Amp-Eingang',
    pedalOr: (isPedal) => (isPedal ? 'Pedal' : 'Amp'),
  },
  kept: {
    unset: 'Wir kennen deine Gitarre noch nicht.',
    usual: () => (
      <>
        Bis dahin gelten alle Zahlen für Potis mit {whole('500\u00a0kΩ')}, {whole('22\u00a0nF')} und{' '}
        {whole('5\u00a0m')} Kabel, bei Fender-Typen für {whole('250\u00a0kΩ')} und {whole('47\u00a0nF')}.
      </>
    ),
    start: 'Mit einem Les-Paul-Typ anfangen',
    brings: (name) => `Dieser Link bringt eine Gitarre mit: ${name}.`,
    yours: (name) => `Deine: ${name}.`,
    use: 'Hier übernehmen',
    mine: 'Meine behalten',
    leave: 'Lieber nicht',
    copied: 'Kopiert.',
    refused: 'Dein Browser ließ uns nicht. Kopier ihn von hier:',
    saved: 'In diesem Browser gespeichert, und sonst nirgends.',
    nothing: 'Dieser Browser hebt nichts auf.',
    private:
      'Privater Modus, oder der Speicher ist aus. Deine Gitarre bleibt, bis du diesen Tab schließt. Der Link hebt sie auf Dauer auf.',
    copy: 'Als Link kopieren',
    forget: 'Vergessen',
    link: 'Link zu deiner Gitarre',
    inYour: (kind) => (kind === 'bass' ? 'In deinem Bass' : 'In deiner Gitarre'),
    see: 'Ansehen',
    forgotten: 'Vergessen. Alle Zahlen gelten wieder für die Datenblatt-Last.',
    undo: 'Rückgängig',
  },
  cable: {
    figure: 'ABB. 2',
    lines: (name, near, far) => [
      name,
      'Durchgezogen: deine Gitarre',
      'Gestrichelt: Datenblatt-Last',
      `Gepunktet: ${near} m und ${far} m Kabel`,
    ],
    heading: 'Was dein Kabel nimmt',
    plot: (name, near, far) =>
      `${name} in deiner Gitarre, an der Datenblatt-Last und mit ${near} und ${far} Metern Kabel. Die Zahlen stehen in der Tabelle.`,
    caption: (name) => `${name}, im Datenblatt und in deiner Gitarre`,
    sheet: 'Datenblatt',
    yours: 'Deine',
    peaks: (near, far, first, second) => (
      <>
        Mit {near} Kabel läge die Spitze bei <span className="whitespace-nowrap">{first}</span>, mit {far} bei{' '}
        <span className="whitespace-nowrap">{second}</span>. Das ist mehr, als die meisten Magnetwechsel
        bringen.
      </>
    ),
    modelled: 'Berechnet',
    modelledNote: `, typisch: Vier von fünf Tonabnehmern liegen innerhalb des ±. Ein Meter Kabel hat etwa 100${NBSP}pF.`,
    noPeak: 'keine Spitze',
    resonance: (spot) => `Resonanz, ${GERMAN_SPOTS[spot]}`,
    peak: (spot) => `Spitze, ${GERMAN_SPOTS[spot]}`,
    gone: (spot) => `3${NBSP}dB weg, ${GERMAN_SPOTS[spot]}`,
    yourCable: (metres) => `Deine ${metres}`,
    sheetLoad: 'Datenblatt-Last',
    and: ' und ',
  },
  where: {
    figure: 'LISTE 1',
    line: 'Was ihr folgt',
    heading: 'Wo sie überall ist',
    places: [
      ['/shop', 'Produktseiten', 'Kurve, Resonanz und der Ton selbst sind die deiner Gitarre.'],
      [
        '/listen',
        'Im Vergleich hören',
        'Alle Tonabnehmer im Vergleich spielen durch deine Potis, dein Kabel und deinen Amp.',
      ],
      ['/configurator', 'Konfiguratoren', 'Jede Wahl ist an deiner Last gezeichnet und zu hören.'],
      ['/blog', 'Notizen', 'Abbildungen, die du ändern kannst, ändern sich in deiner Gitarre.'],
      [
        '/model',
        'Datenblätter und Pässe',
        'Bleiben an der Datenblatt-Last, damit man sie vergleichen kann. Deine Zahl steht daneben.',
      ],
    ],
  },
};

/** What the page of the visitor's guitar says. */
export const GUITAR_PAGE_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
