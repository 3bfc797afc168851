import type { Appearance } from '@stripe/stripe-js';
import { ElementBase } from './element-base.ts';
import { createField } from './field.ts';
import { applyAppearance } from './style.ts';

/** Shape of an address; only a mail can tell whether it exists. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Fault of an e-mail address, with the provider's codes. */
export function emailFault(
  email: string,
): { code: 'incompleteEmail' | 'invalidEmail'; message: string } | undefined {
  if (email === '') return { code: 'incompleteEmail', message: 'Enter the e-mail address.' };
  if (EMAIL.test(email)) return undefined;
  return /@[^\s@]*$/.test(email) && !/@[^\s@]+\.[^\s@]+$/.test(email)
    ? { code: 'incompleteEmail', message: 'The e-mail address is incomplete.' }
    : { code: 'invalidEmail', message: 'Enter an e-mail address such as name@example.org.' };
}

export interface ContactElementOptions {
  appearance: Appearance | undefined;
  email: string;
  /** Called with a valid address when its field is left. */
  entered: (email: string) => void;
  changed: () => void;
  destroyed: () => void;
}

export class ContactElement extends ElementBase {
  readonly #field = createField({
    id: 'email',
    label: 'E-mail',
    autocomplete: 'email',
    inputMode: 'email',
    type: 'email',
  });
  readonly #options: ContactElementOptions;

  constructor(options: ContactElementOptions) {
    super('contactDetails', options.destroyed);
    this.#options = options;
    applyAppearance(this.root, options.appearance);
    this.root.append(this.#field.root);
    const { control } = this.#field;
    control.value = options.email;
    control.addEventListener('input', () => {
      if (this.complete) this.#field.setError(undefined);
      this.#changed();
    });
    control.addEventListener('focus', () => this.emit('focus'));
    control.addEventListener('blur', () => {
      if (this.email !== '') this.validate(false);
      if (this.complete) options.entered(this.email);
      this.emit('blur');
    });
  }

  protected override mounted(): void {
    this.emit('ready');
  }

  get email(): string {
    return this.#field.control.value.trim();
  }

  get complete(): boolean {
    return emailFault(this.email) === undefined;
  }

  validate(focus: boolean): string[] {
    const message = emailFault(this.email)?.message;
    this.#field.setError(message);
    if (message && focus) this.focus();
    return message ? [message] : [];
  }

  changeAppearance(appearance: Appearance): void {
    applyAppearance(this.root, appearance);
  }

  focus(): void {
    this.#field.control.focus();
  }

  blur(): void {
    this.#field.control.blur();
  }

  clear(): void {
    this.#field.control.value = '';
    this.#field.setError(undefined);
    this.#changed();
  }

  #changed(): void {
    this.emit('change', {
      empty: this.email === '',
      complete: this.complete,
      value: { email: this.email },
    });
    this.#options.changed();
  }
}
