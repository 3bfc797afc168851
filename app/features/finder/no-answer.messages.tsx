import type { ReactNode } from 'react';
import { whole } from '#app/ui/whole.tsx';
import type { InLanguages } from '#domain/languages.ts';

const NBSP = '\u00a0';

const EN = {
  noMeasurement: {
    title: 'Nothing is measured here yet.',
    says: 'A measurement stays in the browser that made it. Until there is one, type and ohms are enough for a wide answer.',
    way: 'Type and ohms',
  },
  nothingSaid: {
    title: 'What hangs in your guitar?',
    says: 'Type and ohms are enough. Not even that? Start with a hot humbucker of a Les Paul style and change what is not yours: we draw a wide band.',
    way: 'Les Paul style, bridge',
  },
  nothingMissed: {
    title: 'What do you miss?',
    says: 'It is fine as it is, so far. Move a scale, or say in the sentence what is wrong with it: then we look for something nearer.',
    way: 'It is a little too dark',
  },
  same: {
    title: 'We would sell you the same again.',
    says: (wish: string, isOfOhms: boolean, instead: string) =>
      `${wish}: nothing of ours that fits there changes that by a decibel, and by more than is uncertain${isOfOhms ? ' about your ohms' : ''}. ${instead}`,
    way: 'Change your guitar',
  },
  /** What would help, and is not sold. */
  instead: {
    brighter: 'Try a shorter cable first: it moves the peak further, and costs little.',
    darker: 'Try the tone control, or a longer cable, first: they cost nothing.',
    level: 'Try the screws first: a millimetre is worth some decibels, and costs nothing.',
    hum: 'One coil hums; only two against each other do not, and none of ours with two fits there.',
  },
  impossible: {
    title: (ohms: ReactNode, isOpen: boolean): ReactNode => (
      <>
        {ohms} is {isOpen ? 'an open coil' : 'too little'}.
      </>
    ),
    says: (isSlip: boolean, isOpen: boolean, kind: string, least: string, most: string): ReactNode => (
      <>
        {isSlip ? (isOpen ? 'Did the meter stand on M? ' : 'Was that in MΩ? ') : ''}A {kind} reads{' '}
        {whole(`${least} to ${most}${NBSP}kΩ`)}.{' '}
        {isOpen ? 'A real megohm means a broken wire.' : 'Less means a short, or coils joined in parallel.'}
      </>
    ),
    anew: 'Write it anew',
    write: (ohms: string) => `Write ${ohms}`,
  },
};

const DE: typeof EN = {
  noMeasurement: {
    title: 'Hier ist noch nichts gemessen.',
    says: 'Eine Messung bleibt in dem Browser, der sie gemacht hat. Bis es eine gibt, reichen Typ und Ohm für eine grobe Antwort.',
    way: 'Typ und Ohm',
  },
  nothingSaid: {
    title: 'Was sitzt in deiner Gitarre?',
    says: 'Typ und Ohm reichen. Nicht mal das? Fang mit einem heißen Humbucker vom Les-Paul-Typ an und ändere, was bei dir anders ist: Wir zeichnen ein breites Band.',
    way: 'Les-Paul-Typ, Steg',
  },
  nothingMissed: {
    title: 'Was fehlt dir?',
    says: 'Bisher passt alles, wie es ist. Verschieb eine Skala oder sag im Satz, was nicht stimmt: Dann suchen wir etwas Passenderes.',
    way: 'Er ist etwas zu dunkel',
  },
  same: {
    title: 'Wir würden dir dasselbe noch einmal verkaufen.',
    says: (wish, isOfOhms, instead) =>
      `${wish}: Nichts von uns, das dort passt, ändert das um ein Dezibel und um mehr, als ${isOfOhms ? 'an deinen Ohm ' : ''}unsicher ist. ${instead}`,
    way: 'Deine Gitarre ändern',
  },
  instead: {
    brighter: 'Probier zuerst ein kürzeres Kabel: Das schiebt die Spitze weiter nach oben und kostet wenig.',
    darker: 'Probier zuerst das Tone-Poti oder ein längeres Kabel: Das kostet nichts.',
    level: 'Probier zuerst die Schrauben: Ein Millimeter macht einige Dezibel aus und kostet nichts.',
    hum: 'Eine Spule brummt, nur zwei gegeneinander tun es nicht. Von unseren mit zweien passt dort keiner.',
  },
  impossible: {
    title: (ohms, isOpen) => (
      <>
        {ohms}, das ist {isOpen ? 'eine offene Spule' : 'zu wenig'}.
      </>
    ),
    says: (isSlip, isOpen, kind, least, most) => (
      <>
        {isSlip ? (isOpen ? 'Stand das Messgerät auf M? ' : 'Waren das MΩ? ') : ''}Ein {kind} hat{' '}
        {whole(`${least} bis ${most}${NBSP}kΩ`)}.{' '}
        {isOpen
          ? 'Ein echtes Megohm heißt: Der Draht ist gerissen.'
          : 'Weniger heißt: ein Kurzschluss, oder die Spulen liegen parallel.'}
      </>
    ),
    anew: 'Neu eingeben',
    write: (ohms) => `${ohms} eintragen`,
  },
};

/** In place of answers. */
export const NO_ANSWER_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
