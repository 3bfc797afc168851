import { COMPANY } from '#domain/company.ts';
import type { InLanguages } from '#domain/languages.ts';
import type { FormRefusal } from '#server/pages/forms/form-state.ts';
import type { FieldFault } from '#server/platform/fields/fields.ts';

/** Error of a field, and its remedy. */
export const FAULT_MESSAGES: InLanguages<Record<FieldFault, string>> = {
  en: {
    missing: 'Please fill this in.',
    'too long': 'This is too long. Please shorten it.',
    'no address': 'Please check the e-mail address. It should look like name@example.org.',
  },
  de: {
    missing: 'Bitte füll dieses Feld aus.',
    'too long': 'Das ist zu lang. Bitte kürze es.',
    'no address': 'Bitte prüf die E-Mail-Adresse. Sie sieht etwa so aus: name@example.org.',
  },
};

/** Reason why a form was rejected, and another way. */
export const REFUSAL_MESSAGES: InLanguages<Record<FormRefusal, string>> = {
  en: {
    get 'too much'() {
      return `This form was sent too often in the last hour. Please wait a while, or write to ${COMPANY.supportEmail} instead.`;
    },
    proof: 'The form was open for too long. Nothing is lost: please send it again.',
    get trouble() {
      return `We could not save this. Please try again in a moment, or write to ${COMPANY.supportEmail} instead.`;
    },
  },
  de: {
    get 'too much'() {
      return `Dieses Formular kam in der letzten Stunde zu oft. Bitte warte etwas, oder schreib an ${COMPANY.supportEmail}: Das gilt genauso.`;
    },
    proof: 'Das Formular war zu lange offen. Es ist nichts verloren: Bitte schick es noch einmal.',
    get trouble() {
      return `Wir konnten das nicht speichern. Bitte versuch es gleich noch einmal, oder schreib an ${COMPANY.supportEmail}: Das gilt genauso.`;
    },
  },
};

/** Precedes the title of a page whose form has errors, so screen readers announce it first. */
export const MEND: InLanguages<string> = { en: 'Please check', de: 'Bitte prüfen' };
