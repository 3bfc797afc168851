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
