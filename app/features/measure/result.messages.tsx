import type { ReactNode } from 'react';
import type { InLanguages } from '#domain/languages.ts';

const NBSP = '\u00a0';

/** What was found, what may become of it, and what is asked before a curve is given away. */
const EN = {
  figure: 'FIG. 2',
  lines: ['Three sweeps, averaged', 'Rings: measured', 'Line: fit'],
  dashed: (name: string) => `Dashed: our ${name}, modelled`,
  heading: 'What yours is',
  resistance: 'Resistance, towards DC',
  inductance: 'Inductance, low frequency',
  capacitance: 'Capacitance, with its lead',
  q: 'Q, on the sheet load',
  ours: (figure: string) => `ours ${figure}`,
  branch: (share: string, kiloHertz: string) => `loss branch ${share} at ${kiloHertz}${NBSP}kHz`,
  plot: (low: string, top: string) =>
    `Impedance from 40${NBSP}Hz to 18${NBSP}kHz: ${low} at the low end, highest at ${top}. Its figures are in the list beside it.`,
  whatItIs: 'What it is',
  use: 'Use as your pickup',
  save: 'Save the curve, CSV',
  giveIt: 'Give it to the model’s checks, CC0',
  fit: (rms_dB: string) => `Fit to the points: ${rms_dB}${NBSP}dB rms. Twice the span: 95${NBSP}%.`,
  isYours: 'This is your pickup now.',
  saved: 'Saved in this browser, and nowhere else.',
  notSaved: 'Your browser keeps nothing here: it lasts until the tab is closed.',
  play: 'Play your recording through ours',
  forget: 'Forget it',
  toBench: (order: string) => `Take R and L to the bench, ${order}`,
  give: {
    heading: 'Give this curve away for good?',
    terms: (licence: ReactNode, points: number, kind: string): ReactNode => (
      <>
        Under {licence} anybody may use it for anything and nobody can take it back. In the file are {points}{' '}
        points, R, L, C and their doubt, and that it is: {kind}. No sound, no name, no address.
      </>
    ),
    noUpload:
      'This page has no upload. First it saves the file, then your own mail program takes it to us: what that shows of you is up to you.',
    save: (file: string) => `Give it: save ${file}`,
    mail: 'Open a mail for it',
    keep: 'Keep it',
    saved: 'Saved. Attach it to the mail; nothing was sent yet.',
    subject: (kind: string) => `A measured curve, CC0: ${kind}`,
    body: (file: string) =>
      `The file ${file} is attached. I measured it and give it to the public domain (CC0 1.0).`,
  },
};

const DE: typeof EN = {
  figure: 'ABB. 2',
  lines: ['Drei Sweeps, gemittelt', 'Ringe: gemessen', 'Linie: angepasst'],
  dashed: (name) => `Gestrichelt: unser ${name}, berechnet`,
  heading: 'Was deiner ist',
  resistance: `Widerstand, gegen${NBSP}DC`,
  inductance: `Induktivität, bei${NBSP}tiefen${NBSP}Tönen`,
  capacitance: 'Kapazität, mit Kabel',
  q: 'Q, an Datenblatt-Last',
  ours: (figure) => `unserer ${figure}`,
  branch: (share, kiloHertz) => `Verlustzweig ${share} bei ${kiloHertz}${NBSP}kHz`,
  plot: (low, top) =>
    `Impedanz von 40${NBSP}Hz bis 18${NBSP}kHz: ${low} am unteren Ende, am höchsten bei ${top}. Die Werte stehen in der Liste daneben.`,
  whatItIs: 'Was er ist',
  use: 'Als deinen Tonabnehmer nehmen',
  save: 'Kurve speichern, CSV',
  giveIt: 'Für die Prüfung des Modells geben, CC0',
  fit: (rms_dB) => `Abstand zu den Punkten: ${rms_dB}${NBSP}dB rms. Doppelte Spanne: 95${NBSP}%.`,
  isYours: 'Das ist jetzt dein Tonabnehmer.',
  saved: 'In diesem Browser gespeichert, und sonst nirgends.',
  notSaved: 'Dein Browser behält hier nichts: Er bleibt, bis der Tab zugeht.',
  play: 'Deine Aufnahme durch unsere spielen',
  forget: 'Vergessen',
  toBench: (order) => `R und L an die Werkbank geben, ${order}`,
  give: {
    heading: 'Diese Kurve für immer hergeben?',
    terms: (licence, points, kind) => (
      <>
        Unter {licence} darf sie jeder für alles verwenden, und niemand kann sie zurückholen. In der Datei
        stehen {points} Punkte, R, L, C mit ihrer Unsicherheit und was es ist: {kind}. Kein Ton, kein Name,
        keine Adresse.
      </>
    ),
    noUpload:
      'Diese Seite lädt nichts hoch. Erst speichert sie die Datei, dann bringt dein eigenes Mailprogramm sie zu uns: Was das von dir zeigt, liegt bei dir.',
    save: (file) => `Hergeben: ${file} speichern`,
    mail: 'Eine Mail dafür öffnen',
    keep: 'Behalten',
    saved: 'Gespeichert. Häng sie an die Mail; abgeschickt ist noch nichts.',
    subject: (kind) => `Eine gemessene Kurve, CC0: ${kind}`,
    body: (file) =>
      `Die Datei ${file} hängt an. Ich habe sie gemessen und gebe sie in die Gemeinfreiheit (CC0 1.0).`,
  },
};

export const RESULT_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
