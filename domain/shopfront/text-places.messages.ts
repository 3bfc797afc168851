import type { InLanguages } from '../languages.ts';
import type { TextPlace } from './text-places.ts';

interface PlaceWords {
  readonly name: string;
  /** Pages that show the text. */
  readonly where: string;
  /** The default text. */
  readonly usual: string;
}

export const TEXT_PLACE_WORDS: InLanguages<Readonly<Record<TextPlace, PlaceWords>>> = {
  en: {
    banner: {
      name: 'Banner',
      where: 'shop and start page, at the top',
      usual: 'The shipping offer, from the shipping rules.',
    },
    away: { name: 'Away notice', where: 'cart and shipping', usual: 'None.' },
    bench: { name: 'Bench note', where: 'start page, under the heading', usual: 'None.' },
    delivery: { name: 'Delivery notice', where: 'cart and shipping', usual: 'From the shipping rules.' },
    lead: {
      name: 'Landing lead',
      where: 'start page, on ink, 3 lines',
      usual: 'Guitar and bass pickups, wound by hand in our town, one coil at a time.',
    },
    about: {
      name: 'About us',
      where: 'about page',
      usual: 'Who we are, with the number of people from the company data.',
    },
    passport: {
      name: 'Passport greeting',
      where: 'page of a pickup, behind its QR code',
      usual: 'None.',
    },
    slip: { name: 'Packing slip, last line', where: 'printed on A5', usual: 'None.' },
    mail: { name: 'E-mail, last line', where: 'all e-mails', usual: 'None.' },
    wax: {
      name: 'Wax, explained',
      where: 'configurator, info',
      usual: 'What potting is, beside its figures.',
    },
    social: { name: 'Social lines', where: 'about, footer', usual: 'None.' },
  },
  de: {
    banner: {
      name: 'Banner',
      where: 'Shop und Startseite, ganz oben',
      usual: 'Das Versandangebot, nach den Versandregeln.',
    },
    away: { name: 'Wenn wir weg sind', where: 'Warenkorb und Versand', usual: 'Nichts.' },
    bench: { name: 'Werkbanknotiz', where: 'Startseite, unter der Überschrift', usual: 'Nichts.' },
    delivery: {
      name: 'Hinweis zur Lieferung',
      where: 'Warenkorb und Versand',
      usual: 'Nach den Versandregeln.',
    },
    lead: {
      name: 'Leitsatz',
      where: 'Startseite, auf dunklem Grund, 3 Zeilen',
      usual: 'Tonabnehmer für Gitarre und Bass, in unserer Stadt von Hand gewickelt, Spule für Spule.',
    },
    about: {
      name: 'Über uns',
      where: 'Seite „Über uns“',
      usual: 'Wer wir sind; wie viele, steht in den Firmendaten.',
    },
    passport: {
      name: 'Gruß im Pass',
      where: 'Seite eines Tonabnehmers, hinter seinem QR-Code',
      usual: 'Nichts.',
    },
    slip: { name: 'Lieferschein', where: 'letzte Zeile, A5-Ausdruck', usual: 'Nichts.' },
    mail: { name: 'E-Mail', where: 'letzte Zeile, alle E-Mails', usual: 'Nichts.' },
    wax: {
      name: 'Wachs, erklärt',
      where: 'Konfigurator, Info',
      usual: 'Was das Wachsbad macht, neben den Zahlen dazu.',
    },
    social: { name: 'Social Media', where: 'Über uns, Fuß der Seite', usual: 'Nichts.' },
  },
};
