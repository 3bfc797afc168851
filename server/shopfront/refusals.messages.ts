import { companyFieldWords } from '#domain/company-data.messages.ts';
import type { InLanguages } from '#domain/languages.ts';
import type { NoticeFault } from '#domain/legal/notice-file.ts';

const EN = {
  somebody: 'Somebody',
  account: 'The payment account',
  noPrice: 'no price',
  none: 'none',
  noDraft: 'There is no draft to publish.',
  draftChanged: (by: string) =>
    `${by} has changed the draft meanwhile. Look at it again, and publish it then.`,
  price: {
    drafted: (by: string) => `${by} has drafted another price. Yours is not saved yet.`,
    noKey: (key: string) => `The payment account has no price ${key}: there is none to start from.`,
    odd: (price: string) => `${price} is no price for this.`,
    silent: 'The payment account did not answer. Nothing was published, and the draft is kept: try again.',
    otherwise: 'The payment account says otherwise. Nothing was published, and the draft is kept.',
    underWay: 'Somebody publishes prices just now. Look again in a moment.',
    inPart:
      'The payment account stopped answering halfway: some of these prices may be in force. They are put back as soon as it answers. Your draft is kept.',
    refused: (of: number, key: string, why: string) =>
      `The payment account refused 1 of ${of}. ${key}: “${why}” Nothing was published: the shop sells from the list that it had. Your draft is kept.`,
    when: 'When? Choose day and time.',
    past: 'That moment is over: publish it now.',
    unplanned: 'This is not planned any more.',
  },
  text: {
    sentence: 'Sentence',
    from: 'From when? Choose day and time.',
    until: 'Until when? Choose day and time.',
    endsFirst: 'It would be over before it begins.',
    drafted: (by: string) => `${by} has changed the draft meanwhile. Yours is not saved yet.`,
    past: 'Its time is over already.',
    gone: 'These words are not in the shop any more.',
    unknown: 'There are no such words.',
  },
  pause: {
    what: 'Choose what it is about.',
    past: 'Its last day is over already.',
    over: 'It is on sale as usual already.',
  },
  company: {
    noNumber:
      'Without a VAT number the firm has to be a small business (§ 19), and the books say that it is none. Enter the VAT number, or say in the books from when § 19 holds.',
    /** Fields by their names in `company.ts`. */
    examples: (fields: readonly string[]) =>
      `A shop that takes money says who it is: ${fields.join(', ')} is still an example.`,
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
      `${by} hat den Entwurf inzwischen geändert. Sieh ihn dir noch einmal an und veröffentliche ihn dann.`,
    price: {
      drafted: (by) => `${by} hat einen anderen Preis entworfen. Deiner ist noch nicht gespeichert.`,
      noKey: (key) =>
        `Das Zahlungskonto hat keinen Preis ${key}: Es gibt keinen, von dem du ausgehen kannst.`,
      odd: (price) => `${price} ist dafür kein Preis.`,
      silent:
        'Das Zahlungskonto hat nicht geantwortet. Veröffentlicht ist nichts, der Entwurf bleibt: Versuch es noch einmal.',
      otherwise: 'Im Zahlungskonto steht etwas anderes. Veröffentlicht ist nichts, der Entwurf bleibt.',
      underWay: 'Gerade veröffentlicht jemand Preise. Sieh gleich noch einmal nach.',
      inPart:
        'Das Zahlungskonto hat mittendrin aufgehört zu antworten: Manche dieser Preise gelten vielleicht schon. Sie werden zurückgesetzt, sobald es wieder antwortet. Dein Entwurf bleibt.',
      refused: (of, key, why) =>
        `Das Zahlungskonto hat 1 von ${of} abgelehnt. ${key}: „${why}“ Veröffentlicht ist nichts: Der Shop verkauft nach der Liste, die er hatte. Dein Entwurf bleibt.`,
      when: 'Wann? Wähl Tag und Uhrzeit.',
      past: 'Der Zeitpunkt ist vorbei: Veröffentliche gleich.',
      unplanned: 'Das ist nicht mehr geplant.',
    },
    text: {
      sentence: 'Satz',
      from: 'Ab wann? Wähl Tag und Uhrzeit.',
      until: 'Bis wann? Wähl Tag und Uhrzeit.',
      endsFirst: 'Das wäre vorbei, bevor es beginnt.',
      drafted: (by) => `${by} hat den Entwurf inzwischen geändert. Deiner ist noch nicht gespeichert.`,
      past: 'Die Zeit dafür ist schon vorbei.',
      gone: 'Dieser Satz steht nicht mehr im Shop.',
      unknown: 'Diesen Satz gibt es nicht.',
    },
    pause: {
      what: 'Wähl, worum es geht.',
      past: 'Der letzte Tag ist schon vorbei.',
      over: 'Das wird schon wieder normal verkauft.',
    },
    company: {
      noNumber:
        'Ohne USt-IdNr. muss die Firma ein Kleinunternehmen sein (§ 19 UStG), und nach den Büchern ist sie keins. Trag die USt-IdNr. ein oder trag in den Büchern ein, ab wann § 19 gilt.',
      examples: (fields) =>
        `Ein Shop, der Geld nimmt, sagt, wer er ist. Noch Beispiel: ${[...new Set(fields.map((field) => companyFieldWords(field, 'de')))].join(', ')}.`,
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
