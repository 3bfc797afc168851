/** German texts by their English. Texts for developers are missing and stay English. */
const GERMAN: Readonly<Record<string, string>> = {
  'Secure card payment input frame': 'Sicherer Eingaberahmen für Kartenzahlungen',
  'Test mode – no money moves': 'Testbetrieb – es fließt kein Geld',
  'Card number': 'Kartennummer',
  Expiry: 'Gültig bis',
  'MM / YY': 'MM / JJ',
  CVC: 'Prüfziffer',
  'Enter the card number.': 'Bitte gib die Kartennummer ein.',
  'The card number is incomplete.': 'Die Kartennummer ist unvollständig.',
  'The card number is not valid. Check each digit.': 'Die Kartennummer stimmt nicht. Prüf jede Ziffer.',
  'Enter the expiry date.': 'Bitte gib das Ablaufdatum ein.',
  'The expiry date is incomplete.': 'Das Ablaufdatum ist unvollständig.',
  'The month goes from 01 to 12.': 'Der Monat geht von 01 bis 12.',
  'The expiry year is not valid.': 'Das Ablaufjahr stimmt nicht.',
  'The expiry date is in the past.': 'Das Ablaufdatum ist vorbei.',
  'Enter the security code.': 'Bitte gib die Prüfziffer ein.',
  'The security code has three digits.': 'Die Prüfziffer hat drei Stellen.',
  'The security code has four digits.': 'Die Prüfziffer hat vier Stellen.',
  'Your card was declined.': 'Deine Karte wurde abgelehnt.',
  'Your card has insufficient funds.': 'Deine Karte ist nicht ausreichend gedeckt.',
  'Your card has expired.': 'Deine Karte ist abgelaufen.',
  "Your card's security code is incorrect.": 'Die Prüfziffer deiner Karte stimmt nicht.',
  'Some details are missing or not right. Please check the marked fields.':
    'Einige Angaben fehlen oder stimmen nicht. Bitte prüf die markierten Felder.',
  'The card form could not be loaded.': 'Das Kartenformular ließ sich nicht laden.',
  'The card form is still loading. Please try again.':
    'Das Kartenformular lädt noch. Bitte versuch es noch einmal.',
  'The payment service did not answer.': 'Der Zahlungsdienst hat nicht geantwortet.',
  'The payment service cannot be reached. Check your connection and try again.':
    'Der Zahlungsdienst ist nicht zu erreichen. Prüf deine Verbindung und versuch es noch einmal.',
  '3D Secure test page': '3D-Secure-Testseite',
  'Complete authentication': 'Freigeben',
  'Fail authentication': 'Ablehnen',
  'Order with the test wallet': 'Mit dem Test-Wallet bestellen',
  'Test wallet': 'Test-Wallet',
  'Ship to': 'Versand an',
  Holder: 'Inhaber',
  Card: 'Karte',
  Pay: 'Zahlen',
  Cancel: 'Abbrechen',
  Total: 'Summe',
  'Asking the shop …': 'Der Shop wird gefragt …',
  'The shop does not ship to this address. Choose another one.':
    'An diese Adresse versendet der Shop nicht. Wähl eine andere.',
  'Paying …': 'Wird bezahlt …',
};

let german = false;

/** Sets the language by a locale, as the provider's form does: German, else English. */
export function speak(locale: string | undefined): void {
  german = /^de\b/.test(locale ?? '');
}

export const spokenLocale = (): 'en' | 'de' => (german ? 'de' : 'en');

export const say = (english: string): string => (german ? (GERMAN[english] ?? english) : english);

export const sayWith = (english: string, germanWords: string): string => (german ? germanWords : english);
