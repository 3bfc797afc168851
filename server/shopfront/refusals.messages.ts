import { companyFieldWords } from '#domain/company-data.messages.ts';
import type { InLanguages } from '#domain/languages.ts';
import type { NoticeFault } from '#domain/legal/notice-file.ts';

const EN = {
  somebody: 'Someone',
  account: 'The payment account',
  noPrice: 'no price',
  none: 'none',
  noDraft: 'There is no draft to publish.',
  draftChanged: (by: string) => `${by} has changed the draft in the meantime. Check it, then publish again.`,
  price: {
    drafted: (by: string) => `${by} has drafted another price. Your change is not saved yet.`,
    noKey: (key: string) => `The payment account has no price ${key} to start from.`,
    odd: (price: string) => `${price} is not a valid price here.`,
    silent: 'The payment account did not answer. Nothing was published and your draft is saved. Try again.',
    otherwise:
      'The payment account has other prices. Nothing was published and your draft is saved. Check it again.',
    underWay: 'Someone is publishing prices right now. Try again in a moment.',
    inPart:
      'The payment account stopped answering halfway. Some of these prices may be in force; the shop resets them as soon as it answers. Your draft is saved.',
    refused: (of: number, key: string, why: string) =>
      `The payment account refused 1 of ${of}. ${key}: “${why}” Nothing was published; the shop keeps its current prices. Your draft is saved.`,
    when: 'Choose day and time.',
    past: 'That time has passed. Choose a later one, or publish now.',
    unplanned: 'This is no longer planned.',
  },
  text: {
    sentence: 'Text',
    from: 'Choose day and time of the start.',
    until: 'Choose day and time of the end.',
    endsFirst: 'The end is before the start.',
    drafted: (by: string) => `${by} has changed the draft in the meantime. Your change is not saved yet.`,
    past: 'The end is in the past.',
    gone: 'This text is no longer in the shop.',
    unknown: 'This text does not exist.',
  },
  pause: {
    what: 'Choose a product or option.',
    past: 'The last day has passed.',
    over: 'It is already back on sale.',
  },
  company: {
    noNumber:
      'Without a VAT number the firm must be a small business (§ 19), but under Books it is not. Enter the VAT number, or set under Books from when § 19 applies.',
    /** Fields by their names in `company.ts`. */
    examples: (fields: readonly string[]) =>
      `Replace the example data first: ${[...new Set(fields.map((field) => companyFieldWords(field, 'en')))].join(', ')}. The shop cannot take payments with it.`,
  },
  /** The uploaded file is not the EU notice. */
  notice: {
    large: 'This file is larger than 2 MB. Use the Commission’s own file as it was downloaded.',
    type: 'This file is neither an SVG nor a PDF. Unpack the Commission’s download and choose the SVG of this language.',
    unreadable: 'This SVG is damaged: a browser could not draw it. Download it again from the Commission.',
    entities: 'This SVG declares entities or a document type of its own. Use the Commission’s own file.',
    active: 'This file contains scripts, links or other active content. Use the Commission’s own file.',
    outside: 'This SVG loads something from elsewhere. Use the Commission’s own file.',
    shape: 'This SVG is not an upright A4 sheet, as the official notice is.',
  } satisfies Record<NoticeFault, string>,
};

export const REFUSALS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    somebody: 'Jemand',
    account: 'Das Zahlungskonto',
    noPrice: 'kein Preis',
    none: 'nichts',
    noDraft: 'Es gibt keinen Entwurf zum Veröffentlichen.',
    draftChanged: (by) =>
      `${by} hat den Entwurf inzwischen geändert. Prüf ihn und veröffentliche dann noch einmal.`,
    price: {
      drafted: (by) => `${by} hat einen anderen Preis entworfen. Deine Änderung ist noch nicht gespeichert.`,
      noKey: (key) => `Das Zahlungskonto hat keinen Preis ${key}, von dem du ausgehen kannst.`,
      odd: (price) => `${price} ist hier kein gültiger Preis.`,
      silent:
        'Das Zahlungskonto hat nicht geantwortet. Veröffentlicht ist nichts, dein Entwurf ist gespeichert. Versuch es noch einmal.',
      otherwise:
        'Im Zahlungskonto stehen andere Preise. Veröffentlicht ist nichts, dein Entwurf ist gespeichert. Prüf ihn noch einmal.',
      underWay: 'Gerade veröffentlicht jemand Preise. Versuch es gleich noch einmal.',
      inPart:
        'Das Zahlungskonto hat mittendrin aufgehört zu antworten. Manche dieser Preise gelten vielleicht schon; der Shop setzt sie zurück, sobald es wieder antwortet. Dein Entwurf ist gespeichert.',
      refused: (of, key, why) =>
        `Das Zahlungskonto hat 1 von ${of} abgelehnt. ${key}: „${why}“ Veröffentlicht ist nichts, im Shop gelten die bisherigen Preise. Dein Entwurf ist gespeichert.`,
      when: 'Wähl Tag und Uhrzeit.',
      past: 'Der Zeitpunkt ist vorbei. Wähl einen späteren oder veröffentliche gleich.',
      unplanned: 'Das ist nicht mehr geplant.',
    },
    text: {
      sentence: 'Text',
      from: 'Wähl Tag und Uhrzeit für den Anfang.',
      until: 'Wähl Tag und Uhrzeit für das Ende.',
      endsFirst: 'Das Ende liegt vor dem Anfang.',
      drafted: (by) =>
        `${by} hat den Entwurf inzwischen geändert. Deine Änderung ist noch nicht gespeichert.`,
      past: 'Das Ende liegt in der Vergangenheit.',
      gone: 'Dieser Text steht nicht mehr im Shop.',
      unknown: 'Diesen Text gibt es nicht.',
    },
    pause: {
      what: 'Wähl ein Produkt oder eine Option.',
      past: 'Der letzte Tag ist schon vorbei.',
      over: 'Das ist schon wieder im Verkauf.',
    },
    company: {
      noNumber:
        'Ohne USt-IdNr. muss die Firma ein Kleinunternehmen sein (§ 19 UStG), unter Bücher ist sie aber keins. Trag die USt-IdNr. ein oder leg unter Bücher fest, ab wann § 19 gilt.',
      examples: (fields) =>
        `Ersetz zuerst die Beispiele: ${[...new Set(fields.map((field) => companyFieldWords(field, 'de')))].join(', ')}. Damit kann der Shop kein Geld annehmen.`,
    },
    notice: {
      large:
        'Diese Datei ist größer als 2 MB. Nimm die Datei der Kommission so, wie du sie heruntergeladen hast.',
      type: 'Diese Datei ist weder SVG noch PDF. Entpacke den Download der Kommission und nimm das SVG dieser Sprache.',
      unreadable:
        'Dieses SVG ist beschädigt: Ein Browser könnte es nicht zeichnen. Lade es noch einmal bei der Kommission herunter.',
      entities:
        'Dieses SVG deklariert Entitäten oder einen eigenen Dokumenttyp. Nimm die Datei der Kommission.',
      active: 'Diese Datei enthält Skripte, Links oder andere aktive Inhalte. Nimm die Datei der Kommission.',
      outside: 'Dieses SVG lädt etwas von anderswo. Nimm die Datei der Kommission.',
      shape: 'Dieses SVG ist kein A4-Blatt im Hochformat wie die amtliche Mitteilung.',
    },
  },
};
