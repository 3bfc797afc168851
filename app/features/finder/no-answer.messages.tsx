import type { ReactNode } from 'react';
import { whole } from '#app/ui/whole.tsx';
import type { InLanguages } from '#domain/languages.ts';

const NBSP = '\u00a0';

const EN = {
  noMeasurement: {
    title: 'No measurement here yet.',
    says: 'Measurements stay in the browser you made them in. Until then, type and ohms give you a rough answer.',
    way: 'Type and ohms',
  },
  nothingSaid: {
    title: 'What is in your guitar?',
    says: 'Type and ohms are enough. Not sure? Start with a hot Les Paul humbucker and change it to match yours.',
    way: 'Les Paul style, bridge',
  },
  nothingMissed: {
    title: 'What do you miss?',
    says: 'So far everything is fine. Move a slider, or change a word in the sentence, and we look for a better match.',
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
        {isSlip ? (isOpen ? 'Was the meter set to M? ' : 'Was that in MΩ? ') : ''}A {kind} reads{' '}
        {whole(`${least} to ${most}${NBSP}kΩ`)}.{' '}
        {isOpen ? 'A real megohm means a broken wire.' : 'Less means a short, or coils joined in parallel.'}
      </>
    ),
    anew: 'Enter it again',
    write: (ohms: string) => `Enter ${ohms}`,
  },
};

const DE: typeof EN = {
  noMeasurement: {
    title: 'Hier gibt es noch keine Messung.',
    says: 'Eine Messung bleibt in dem Browser, in dem du sie gemacht hast. Bis dahin reichen Typ und Ohm für eine grobe Antwort.',
    way: 'Typ und Ohm',
  },
  nothingSaid: {
    title: 'Was sitzt in deiner Gitarre?',
    says: 'Typ und Ohm reichen. Nicht sicher? Fang mit einem lauten Les-Paul-Humbucker an und ändere, was bei dir anders ist.',
    way: 'Les-Paul-Typ, Steg',
  },
  nothingMissed: {
    title: 'Was fehlt dir?',
    says: 'Bisher passt alles. Verschieb einen Regler oder ändere ein Wort im Satz, dann suchen wir etwas Passenderes.',
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

/** Shown if there are no answers. */
export const NO_ANSWER_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
