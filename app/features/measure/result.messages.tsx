import type { ReactNode } from 'react';
import type { InLanguages } from '#domain/languages.ts';

const NBSP = '\u00a0';

/** Texts of the result, its uses, and the question before a curve is shared. */
const EN = {
  figure: 'FIG. 2',
  lines: ['Three sweeps, averaged', 'Rings: measured', 'Line: fit'],
  dashed: (name: string) => `Dashed: our ${name}, modelled`,
  heading: 'Your result',
  resistance: 'Resistance, towards DC',
  inductance: 'Inductance, low frequency',
  capacitance: 'Capacitance, with its lead',
  q: 'Q, on the sheet load',
  ours: (figure: string) => `ours ${figure}`,
  branch: (share: string, kiloHertz: string) => `loss branch ${share} at ${kiloHertz}${NBSP}kHz`,
  plot: (low: string, top: string) =>
    `Impedance from 40${NBSP}Hz to 18${NBSP}kHz: ${low} at the low end, highest at ${top}. Its figures are in the list beside it.`,
  whatItIs: 'What it is',
  use: 'Use it as your pickup',
  save: 'Save the curve, CSV',
  giveIt: 'Donate it to check the model, CC0',
  fit: (rms_dB: string) => `Fit to the points: ${rms_dB}${NBSP}dB rms. Twice the span: 95${NBSP}%.`,
  isYours: 'This is your pickup now.',
  saved: 'Saved in this browser only.',
  notSaved: 'Your browser blocks storage: your pickup is gone once you close this tab.',
  play: 'Hear your recording through ours',
  forget: 'Forget it',
  toBench: (order: string) => `Take R and L to the bench, ${order}`,
  give: {
    heading: 'Donate this curve for good?',
    terms: (licence: ReactNode, points: number, kind: string): ReactNode => (
      <>
        Under {licence} anyone may use it for anything, and it cannot be taken back. The file contains{' '}
        {points} points, R, L, C with their margin of error, and the type: {kind}. No sound, no name, no
        address.
      </>
    ),
    noUpload: 'Nothing is uploaded here. First you save the file, then you send it to us by e-mail.',
    save: (file: string) => `Donate it: save ${file}`,
    mail: 'Write the e-mail',
    keep: 'Keep it to myself',
    saved: 'Saved. Attach it to the e-mail; nothing has been sent yet.',
    subject: (kind: string) => `A measured curve, CC0: ${kind}`,
    body: (file: string) =>
      `The file ${file} is attached. I measured it and place it in the public domain (CC0 1.0).`,
  },
};

const DE: typeof EN = {
  figure: 'ABB. 2',
  lines: ['Drei Sweeps, gemittelt', 'Ringe: gemessen', 'Linie: angepasst'],
  dashed: (name) => `Gestrichelt: unser ${name}, berechnet`,
  heading: 'Dein Tonabnehmer',
  resistance: `Widerstand, gegen${NBSP}DC`,
  inductance: `Induktivität, bei${NBSP}tiefen${NBSP}Tönen`,
  capacitance: 'Kapazität, mit Kabel',
  q: 'Q, an Datenblatt-Last',
  ours: (figure) => `unserer ${figure}`,
  branch: (share, kiloHertz) => `Verlustzweig ${share} bei ${kiloHertz}${NBSP}kHz`,
  plot: (low, top) =>
    `Impedanz von 40${NBSP}Hz bis 18${NBSP}kHz: ${low} am unteren Ende, am höchsten bei ${top}. Die Werte stehen in der Liste daneben.`,
  whatItIs: 'Was er ist',
  use: 'Als deinen Tonabnehmer übernehmen',
  save: 'Kurve speichern, CSV',
  giveIt: 'Zur Prüfung des Modells spenden, CC0',
  fit: (rms_dB) => `Abstand zu den Punkten: ${rms_dB}${NBSP}dB rms. Doppelte Spanne: 95${NBSP}%.`,
  isYours: 'Das ist jetzt dein Tonabnehmer.',
  saved: 'Nur in diesem Browser gespeichert.',
  notSaved: 'Dein Browser speichert nichts: Dein Tonabnehmer ist weg, sobald du den Tab schließt.',
  play: 'Deine Aufnahme durch unsere hören',
  forget: 'Vergessen',
  toBench: (order) => `R und L an die Werkbank geben, ${order}`,
  give: {
    heading: 'Diese Kurve endgültig spenden?',
    terms: (licence, points, kind) => (
      <>
        Unter {licence} darf sie jeder für alles verwenden, und niemand kann sie zurückholen. In der Datei
        stehen {points} Punkte, R, L, C mit ihrer Unsicherheit und der Typ: {kind}. Kein Ton, kein Name, keine
        Adresse.
      </>
    ),
    noUpload:
      'Hier wird nichts hochgeladen. Erst speicherst du die Datei, dann schickst du sie uns per E-Mail.',
    save: (file) => `Spenden: ${file} speichern`,
    mail: 'E-Mail öffnen',
    keep: 'Behalten',
    saved: 'Gespeichert. Häng sie an die E-Mail; abgeschickt ist noch nichts.',
    subject: (kind) => `Eine gemessene Kurve, CC0: ${kind}`,
    body: (file) =>
      `Die Datei ${file} hängt an. Ich habe sie gemessen und gebe sie in die Gemeinfreiheit (CC0 1.0).`,
  },
};

export const RESULT_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
