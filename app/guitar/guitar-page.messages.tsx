import type { ReactNode } from 'react';
import { whole } from '#app/ui/whole.tsx';
import { GERMAN_SPOTS } from '#domain/guitar/guitar.messages.ts';
import type { BodySpot } from '#domain/guitar/instruments.ts';
import type { InLanguages } from '#domain/languages.ts';
import type { InstrumentId } from '#domain/tone/strings.ts';

const NBSP = '\u00a0';

const EN = {
  title: 'Your guitar',
  description:
    'Set up your guitar once: pots, capacitor, cable and amp. Every curve, figure and sound in the shop then follows. Saved in your browser only.',
  figure: 'SHEET G',
  lines: ['All dimensions in mm'],
  lead: 'Set it up once, and every curve, sound and figure in the shop follows your pots, cable and amp. Scale and strings only change the drawing.',
  drawing: 'Drawing of the guitar',
  drawn: (name: string, scale: number, body: string, cable: number, isPedal: boolean) =>
    `${name} to scale, ${scale}\u00a0mm: ${body.toLowerCase()}, controls, ${cable} m of cable and ${isPedal ? 'a pedal' : 'an amp'}, numbered 1 to 8 like the fields below`,
  noScript:
    'Without JavaScript we cannot save anything. Your guitar is in the address of the drawing: bookmark it.',
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
    capacitorNote: 'on the tone pot',
    amp: 'Amp input',
    pedalOr: (isPedal: boolean) => (isPedal ? 'Pedal' : 'Amp'),
  },
  kept: {
    unset: 'We do not know your guitar yet.',
    usual: (): ReactNode => (
      <>
        Until then all figures assume {whole('500\u00a0kΩ')} pots, {whole('22\u00a0nF')} and{' '}
        {whole('5\u00a0m')} of cable; Fender types {whole('250\u00a0kΩ')} and {whole('47\u00a0nF')}.
      </>
    ),
    start: 'Start with a Les Paul style',
    brings: (name: string) => `This link contains a ${name}.`,
    yours: (name: string) => `Yours is a ${name}.`,
    use: 'Use it here',
    mine: 'Keep mine',
    leave: 'Leave it',
    copied: 'Copied.',
    refused: 'Your browser blocked copying. Copy it from here:',
    saved: 'Saved in this browser only.',
    nothing: 'This browser blocks storage.',
    private:
      'It is in private mode, or storage is off. Your guitar lasts until you close this tab; the link keeps it for good.',
    copy: 'Copy as link',
    forget: 'Forget it',
    link: 'Link to your guitar',
    inYour: (kind: InstrumentId) => `In your ${kind}`,
    see: 'See it',
    forgotten: 'Forgotten. All figures use the sheet load again.',
    undo: 'Undo',
  },
  cable: {
    lines: (name: string, near: number, far: number) => [
      name,
      'Solid: your guitar',
      'Dashed: sheet load',
      `Dotted: ${near} m and ${far} m of cable`,
    ],
    heading: 'What your cable takes',
    plot: (name: string, near: number, far: number) =>
      `${name} in your guitar, on the sheet load, and with ${near} and ${far} metres of cable. Its figures are in the table.`,
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
    modelledNote: `, typical: four out of five pickups fall within the ±. A metre of cable has about 100${NBSP}pF.`,
    noPeak: 'no peak',
    resonance: (spot: BodySpot) => `Resonance, ${spot}`,
    peak: (spot: BodySpot) => `Peak, ${spot}`,
    gone: (spot: BodySpot) => `Down 3${NBSP}dB, ${spot}`,
    yourCable: (metres: string) => `Your ${metres}`,
    sheetLoad: 'Sheet load',
    and: ' and ',
  },
  where: {
    line: 'In the shop',
    heading: 'Where it applies',
    places: [
      ['/shop', 'Product pages', 'Curve, resonance and sound follow your guitar.'],
      ['/listen', 'Listen side by side', 'All pickups play through your pots, cable and amp.'],
      ['/configurator', 'Configurators', 'You see and hear each choice in your guitar.'],
      ['/blog', 'Notes', 'Interactive figures use your guitar.'],
      [
        '/model',
        'Spec sheets and passports',
        'They keep the sheet load so that you can compare. Your figure is beside it.',
      ],
    ],
  },
};

const DE: typeof EN = {
  title: 'Deine Gitarre',
  description:
    'Stell deine Gitarre einmal ein: Potis, Kondensator, Kabel und Amp. Alle Kurven, Werte und Klänge im Shop richten sich danach. Bleibt in deinem Browser.',
  figure: 'BLATT G',
  lines: ['Alle Maße in mm'],
  lead: 'Stell sie einmal ein, dann richten sich alle Kurven, Klänge und Werte nach deinen Potis, deinem Kabel und deinem Amp. Mensur und Saiten ändern nur die Zeichnung.',
  drawing: 'Zeichnung der Gitarre',
  drawn: (name, scale, body, cable, isPedal) =>
    `${name} im Maßstab, ${scale}\u00a0mm: ${body}, Regler, ${String(cable).replace('.', ',')} m Kabel und ${isPedal ? 'ein Pedal' : 'ein Amp'}, mit 1 bis 8 beziffert wie die Felder darunter`,
  noScript:
    'Ohne JavaScript können wir nichts speichern. In der Adresse der Zeichnung steckt deine Gitarre: Setz dir ein Lesezeichen.',
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
        Bis dahin gelten alle Werte für Potis mit {whole('500\u00a0kΩ')}, {whole('22\u00a0nF')} und{' '}
        {whole('5\u00a0m')} Kabel, bei Fender-Typen für {whole('250\u00a0kΩ')} und {whole('47\u00a0nF')}.
      </>
    ),
    start: 'Mit einem Les-Paul-Typ anfangen',
    brings: (name) => `In diesem Link steckt eine Gitarre: ${name}.`,
    yours: (name) => `Deine: ${name}.`,
    use: 'Hier übernehmen',
    mine: 'Meine behalten',
    leave: 'Lieber nicht',
    copied: 'Kopiert.',
    refused: 'Dein Browser erlaubt kein Kopieren. Kopier ihn von hier:',
    saved: 'Nur in diesem Browser gespeichert.',
    nothing: 'Dieser Browser speichert nichts.',
    private:
      'Privater Modus, oder der Speicher ist aus. Deine Gitarre bleibt, bis du diesen Tab schließt. Der Link hebt sie auf Dauer auf.',
    copy: 'Als Link kopieren',
    forget: 'Vergessen',
    link: 'Link zu deiner Gitarre',
    inYour: (kind) => (kind === 'bass' ? 'In deinem Bass' : 'In deiner Gitarre'),
    see: 'Ansehen',
    forgotten: 'Vergessen. Alle Werte gelten wieder für die Datenblatt-Last.',
    undo: 'Rückgängig',
  },
  cable: {
    lines: (name, near, far) => [
      name,
      'Durchgezogen: deine Gitarre',
      'Gestrichelt: Datenblatt-Last',
      `Gepunktet: ${near} m und ${far} m Kabel`,
    ],
    heading: 'Was dein Kabel nimmt',
    plot: (name, near, far) =>
      `${name} in deiner Gitarre, an der Datenblatt-Last und mit ${near} und ${far} Metern Kabel. Die Werte stehen in der Tabelle.`,
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
    gone: (spot) => `−3${NBSP}dB, ${GERMAN_SPOTS[spot]}`,
    yourCable: (metres) => `Deine ${metres}`,
    sheetLoad: 'Datenblatt-Last',
    and: ' und ',
  },
  where: {
    line: 'Im Shop',
    heading: 'Wo sie gilt',
    places: [
      ['/shop', 'Produktseiten', 'Kurve, Resonanz und Klang richten sich nach deiner Gitarre.'],
      ['/listen', 'Im Vergleich hören', 'Alle spielen durch deine Potis, dein Kabel und deinen Amp.'],
      ['/configurator', 'Konfiguratoren', 'Jede Wahl siehst und hörst du in deiner Gitarre.'],
      ['/blog', 'Notizen', 'Interaktive Abbildungen nehmen deine Gitarre.'],
      [
        '/model',
        'Datenblätter und Pässe',
        'Bleiben an der Datenblatt-Last, damit du sie vergleichen kannst. Dein Wert steht daneben.',
      ],
    ],
  },
};

export const GUITAR_PAGE_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
