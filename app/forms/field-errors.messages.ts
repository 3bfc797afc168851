import { COMPANY } from '#domain/company.ts';
import type { InLanguages } from '#domain/languages.ts';
import type { Refusal } from '#server/pages/forms/form-state.ts';
import type { FieldFault } from '#server/platform/fields/fields.ts';

/** What is wrong with a field, and how to mend it. */
export const FAULT_MESSAGES: InLanguages<Record<FieldFault, string>> = {
  en: {
    missing: 'Please fill this in.',
    'too long': 'This is too long. Please shorten it.',
    'no address': 'Please check the e-mail address: it reads like name@example.org.',
  },
  de: {
    missing: 'Bitte fülle dieses Feld aus.',
    'too long': 'Das ist zu lang. Bitte kürze es.',
    'no address': 'Bitte prüfe die E-Mail-Adresse: Sie sieht aus wie name@example.org.',
  },
};

/** Why a form was not taken, and another way. */
export const REFUSAL_MESSAGES: InLanguages<Record<Refusal, string>> = {
  en: {
    get 'too much'() {
      return `This form was sent very often within an hour. Please wait a while, or write to ${COMPANY.supportEmail}: a mail counts as much.`;
    },
    proof: 'The form lay open for too long. Nothing is lost: please send it once more.',
    get trouble() {
      return `This could not be stored, and the fault is ours. Please try again in a moment, or write to ${COMPANY.supportEmail}: a mail counts as much.`;
    },
  },
  de: {
    get 'too much'() {
      return `Dieses Formular kam in einer Stunde sehr oft. Bitte warte eine Weile, oder schreibe an ${COMPANY.supportEmail}: Eine E-Mail gilt genauso.`;
    },
    proof: 'Das Formular war zu lange offen. Es ist nichts verloren: Bitte schick es noch einmal.',
    get trouble() {
      return `Das konnte nicht gespeichert werden, und der Fehler liegt bei uns. Bitte versuche es gleich noch einmal, oder schreibe an ${COMPANY.supportEmail}: Eine E-Mail gilt genauso.`;
    },
  },
};

/** In front of the title of a page whose form has to be mended: what is heard first. */
export const MEND: InLanguages<string> = { en: 'Please check', de: 'Bitte prüfen' };
