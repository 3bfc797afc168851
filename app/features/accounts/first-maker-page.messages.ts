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
    expired: `This link has expired. It was valid for ${FIRST_MAKER_HOURS} hours.`,
    used: 'This link has already been used. It only works once.',
    staffed: 'The workshop has its makers, so this link no longer works.',
  },
  logIn: 'Log in',
  how: 'How the first maker comes in',
  title: 'First maker',
  description: 'Create the first account of the workshop.',
  lead: 'You are the first maker here. This page opens the workshop for you, once.',
  name: 'Name, as the other one calls you',
  factor: 'Second factor',
  takeKey: 'After your password you enter a code from your phone. Add this key to an authenticator app.',
  codeShown: 'The code it shows',
  open: 'Open the workshop',
  codes: {
    lead: 'You are in. Save these codes first.',
    words: 'Each replaces your phone once. You only see them now: print them or write them down.',
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
      expired: `Dieser Link ist abgelaufen. Er galt ${FIRST_MAKER_HOURS} Stunden.`,
      used: 'Dieser Link wurde schon benutzt. Er gilt nur einmal.',
      staffed: 'In der Werkstatt arbeitet schon jemand. Dieser Link gilt nicht mehr.',
    },
    logIn: 'Anmelden',
    how: 'So geht die Werkstatt auf',
    title: 'Der erste Macher',
    description: 'Das erste Konto der Werkstatt anlegen.',
    lead: 'Du bist hier der erste Macher. Diese Seite öffnet dir die Werkstatt, einmal.',
    name: 'Name, so wie ihr euch nennt',
    factor: 'Zweiter Faktor',
    takeKey:
      'Nach dem Passwort gibst du einen Code vom Telefon ein. Nimm diesen Schlüssel in eine App für Einmalcodes auf.',
    codeShown: 'Der Code, den sie zeigt',
    open: 'Werkstatt öffnen',
    codes: {
      lead: 'Du bist drin. Sichere erst diese Codes.',
      words:
        'Jeder ersetzt dein Telefon einmal. Du siehst sie nur jetzt: Druck sie aus oder schreib sie auf.',
      board: 'Zur Tafel',
    },
  },
};
