import { FIRST_MAKER_HOURS } from '#domain/accounts/account.ts';
import type { InLanguages } from '#domain/languages.ts';

const EN = {
  /** Title and description of the page that explains how to create the first maker. */
  nobody: {
    title: 'Workshop',
    lead: 'Nobody works here yet.',
    link: 'The shop has printed a link where it was started, in its terminal or its log. Open it to become the first maker: e-mail, password and second factor on one page.',
    once: `It works once, within ${FIRST_MAKER_HOURS} hours. If it is older, a new one has been printed just now.`,
  },
  refused: {
    unknown: 'This link is not from this shop, or it is incomplete.',
    expired: `The ${FIRST_MAKER_HOURS} hours of this link are over.`,
    used: 'This link was used already, and it works once.',
    staffed: 'The workshop has its makers: nobody comes in by this link any more.',
  },
  logIn: 'Log in',
  how: 'How the first maker comes in',
  title: 'First maker',
  description: 'The key of the workshop, taken once.',
  lead: 'You are the first maker here. This page opens the workshop for you, once.',
  name: 'Name, as the other one calls you',
  factor: 'Second factor',
  takeKey:
    'After your password, a code from your phone is asked for. Take this key with an app for one-time codes.',
  codeShown: 'The code it shows',
  open: 'Open the workshop',
  codes: {
    lead: 'You are in. Put these codes away first.',
    words:
      'Each of them replaces your phone once. They are shown this one time: print them, or write them down.',
    board: 'To the board',
  },
};

export const FIRST_MAKER: InLanguages<typeof EN> = {
  en: EN,
  de: {
    nobody: {
      title: 'Werkstatt',
      lead: 'Hier arbeitet noch niemand.',
      link: 'Wo der Shop gestartet wurde, im Terminal oder im Log, steht ein Link. Wer ihn öffnet, macht hier den Anfang: E-Mail, Passwort und zweiter Faktor auf einer Seite.',
      once: `Er gilt einmal und ${FIRST_MAKER_HOURS} Stunden lang. Ist er älter, steht dort seit eben ein neuer.`,
    },
    refused: {
      unknown: 'Dieser Link ist nicht von diesem Shop, oder er ist unvollständig.',
      expired: `Die ${FIRST_MAKER_HOURS} Stunden dieses Links sind um.`,
      used: 'Dieser Link wurde schon benutzt, und er gilt nur einmal.',
      staffed: 'In der Werkstatt arbeitet schon jemand: Über diesen Link kommt niemand mehr herein.',
    },
    logIn: 'Anmelden',
    how: 'So geht die Werkstatt auf',
    title: 'Der erste Macher',
    description: 'Der Schlüssel zur Werkstatt, einmal zu nehmen.',
    lead: 'Du bist hier der erste Macher. Diese Seite öffnet dir die Werkstatt, einmal.',
    name: 'Name, so wie ihr euch nennt',
    factor: 'Zweiter Faktor',
    takeKey:
      'Nach dem Passwort wird ein Code von deinem Telefon verlangt. Nimm diesen Schlüssel in eine App für Einmalcodes auf.',
    codeShown: 'Der Code, den sie zeigt',
    open: 'Werkstatt öffnen',
    codes: {
      lead: 'Du bist drin. Leg erst diese Codes weg.',
      words:
        'Jeder ersetzt dein Telefon einmal. Sie stehen nur dieses eine Mal da: Druck sie aus, oder schreib sie auf.',
      board: 'Zur Tafel',
    },
  },
};
