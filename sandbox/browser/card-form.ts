import {
  type CardFault,
  type CardField,
  cardBrand,
  cvcFault,
  cvcLength,
  expiryFault,
  maximumDigits,
  numberFault,
} from '../wire/cards.ts';
import { createField, makeElement } from './field.ts';
import { say } from './speech.ts';

const BRAND_NAMES = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
  discover: 'Discover',
  diners: 'Diners',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  unknown: '',
} as const;

const FIELDS: readonly CardField[] = ['number', 'expiry', 'cvc'];

const cardField = (id: CardField, label: string, autocomplete: AutoFill, placeholder: string, half = false) =>
  createField({ id, label, autocomplete, placeholder, half, inputMode: 'numeric', mono: true });

export function createCardForm(changed: () => void) {
  const fields: Record<CardField, ReturnType<typeof createField>> = {
    number: cardField('number', 'Card number', 'cc-number', '1234 1234 1234 1234'),
    expiry: cardField('expiry', 'Expiry', 'cc-exp', say('MM / YY'), true),
    cvc: cardField('cvc', 'CVC', 'cc-csc', '123', true),
  };
  const brandMark = makeElement('span', 'sbx-brand');
  fields.number.control.parentElement?.append(brandMark);
  // Announces a fault once when a field is left. The sentences are not live, so nothing is read twice.
  const announcer = makeElement('p', 'sbx-silent');
  announcer.setAttribute('role', 'alert');
  const grid = makeElement('div', 'sbx-grid', ...FIELDS.map((field) => fields[field].root));

  const value = (field: CardField) => fields[field].control.value;
  const number = () => digitsOf(value('number'));
  const brand = () => cardBrand(number());

  function fault(field: CardField): CardFault | undefined {
    switch (field) {
      case 'number':
        return numberFault(number());
      case 'expiry': {
        const text = value('expiry');
        if (text === '') return { field, code: 'incomplete_expiry', message: 'Enter the expiry date.' };
        const { month, year } = parseExpiry(text);
        if (Number.isNaN(month)) {
          return { field, code: 'incomplete_expiry', message: 'The expiry date is incomplete.' };
        }
        return expiryFault(month, year, new Date());
      }
      case 'cvc':
        return cvcFault(value('cvc'), brand());
      default:
        return field satisfies never;
    }
  }

  function reformat(field: CardField, event: Event): void {
    const { control } = fields[field];
    if (!(control instanceof HTMLInputElement)) return;
    const removing = event instanceof InputEvent && event.inputType.startsWith('delete');
    const before = control.value;
    const caret = control.selectionStart ?? before.length;
    const after =
      field === 'number'
        ? formatNumber(before)
        : field === 'expiry'
          ? formatExpiry(before, removing ? 'removing' : 'adding')
          : formatCvc(before, value('number'));
    if (after !== before) {
      control.value = after;
      const position = caretAfter(before, caret, after);
      control.setSelectionRange(position, position);
    }
  }

  function onInput(field: CardField, event: Event): void {
    reformat(field, event);
    if (field === 'number') {
      brandMark.textContent = BRAND_NAMES[brand()];
      const cvc = fields.cvc.control;
      if (cvc instanceof HTMLInputElement) cvc.placeholder = cvcLength(brand()) === 4 ? '1234' : '123';
    }
    // A sentence disappears once it is no longer true; a new one waits until the field is left.
    if (fields[field].error !== undefined && fault(field) === undefined) fields[field].setError(undefined);
    moveOn(field);
    changed();
  }

  /** A complete number or date moves the focus to the next field, as on the provider's form. */
  function moveOn(field: CardField): void {
    const { control } = fields[field];
    const atEnd = control instanceof HTMLInputElement && control.selectionStart === control.value.length;
    if (document.activeElement !== control || !atEnd || fault(field) !== undefined) return;
    if (field === 'number' && value('expiry') === '') fields.expiry.control.focus();
    if (field === 'expiry' && value('cvc') === '') fields.cvc.control.focus();
  }

  function onBlur(field: CardField): void {
    if (value(field) === '') return;
    const found = fault(field);
    if (found && found.message !== fields[field].error) announcer.textContent = say(found.message);
    fields[field].setError(found?.message);
    changed();
  }

  for (const field of FIELDS) {
    fields[field].control.addEventListener('input', (event) => onInput(field, event));
    fields[field].control.addEventListener('blur', () => onBlur(field));
  }

  return {
    root: makeElement('div', '', grid, announcer),
    /** Shows all faults; returns the first one of each field, in order. */
    validate(focus: boolean) {
      const faults = FIELDS.map((field) => {
        const found = fault(field);
        fields[field].setError(found?.message);
        return found;
      }).filter((found) => found !== undefined);
      if (focus && faults[0]) fields[faults[0].field].control.focus();
      changed();
      return faults;
    },
    /** The input, to be sent only to the sandbox. */
    read() {
      const { month, year } = parseExpiry(value('expiry'));
      return { number: number(), expMonth: month, expYear: year, cvc: value('cvc') };
    },
    showFault(field: CardField, message: string) {
      fields[field].setError(message);
      changed();
    },
    get empty() {
      return FIELDS.every((field) => value(field) === '');
    },
    get complete() {
      return FIELDS.every((field) => fault(field) === undefined);
    },
    get brand() {
      return brand();
    },
    clear() {
      for (const field of FIELDS) {
        fields[field].control.value = '';
        fields[field].setError(undefined);
      }
      brandMark.textContent = '';
      changed();
    },
    focus() {
      fields.number.control.focus();
    },
    setReadOnly(readOnly: boolean) {
      for (const field of FIELDS) fields[field].control.disabled = readOnly;
    },
  };
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Groups a number as printed on the card: in fours, American Express as 4-6-5. */
export function formatNumber(text: string): string {
  const digits = digitsOf(text);
  const limited = digits.slice(0, maximumDigits(digits));
  const groups =
    cardBrand(limited) === 'amex'
      ? [limited.slice(0, 4), limited.slice(4, 10), limited.slice(10)]
      : (limited.match(/.{1,4}/g) ?? []);
  return groups.filter((group) => group !== '').join(' ');
}

/** `1226` -> `12 / 26`, `5` -> `05 / `; also accepts the `12/2026` of browsers' autofill. */
export function formatExpiry(text: string, typing: 'adding' | 'removing'): string {
  const long = /^\s*(\d{1,2})\s*[/-]\s*(?:20)?(\d{2})\s*$/.exec(text);
  if (long?.[1] && long[2]) return `${long[1].padStart(2, '0')} / ${long[2]}`;
  let digits = digitsOf(text).slice(0, 4);
  // A first digit above 1, or one digit before a slash, is a one-digit month.
  if (/^[2-9]/.test(digits) || /^\s*\d\s*\//.test(text)) digits = `0${digits}`.slice(0, 4);
  if (digits.length < 2 || (digits.length === 2 && typing === 'removing')) return digits;
  return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

/** Month and four-digit year of a formatted expiry; NaN if incomplete. */
export function parseExpiry(text: string): { month: number; year: number } {
  const match = /^(\d{2}) \/ (\d{2})$/.exec(text);
  return match
    ? { month: Number(match[1]), year: 2000 + Number(match[2]) }
    : { month: Number.NaN, year: Number.NaN };
}

/** Limits digits to the length of the brand's security code. */
export function formatCvc(text: string, number: string): string {
  return digitsOf(text).slice(0, cvcLength(cardBrand(digitsOf(number))));
}

/** Caret position after reformatting, behind the same number of digits as before. */
export function caretAfter(before: string, caret: number, after: string): number {
  const digits = digitsOf(before.slice(0, caret)).length;
  if (caret >= before.length) return after.length;
  let seen = 0;
  for (let index = 0; index < after.length; index += 1) {
    if (seen === digits) return index;
    if (/\d/.test(after[index] ?? '')) seen += 1;
  }
  return after.length;
}
