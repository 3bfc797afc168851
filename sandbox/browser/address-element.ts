import type { Appearance, StripeAddressElementChangeEvent, StripeCheckoutContact } from '@stripe/stripe-js';
import {
  type AddressField,
  type AddressValue,
  addressFault,
  countryChoices,
  labelsOf,
  needsPostalCode,
  statesOf,
} from './address-rules.ts';
import { ElementBase } from './element-base.ts';
import { createField, element, type Field, setChoices } from './field.ts';
import { applyAppearance } from './style.ts';

const ORDER: readonly AddressField[] = ['name', 'country', 'line1', 'line2', 'postal_code', 'city', 'state'];
const CHOOSE = { value: '', label: 'Choose a country' };

export interface AddressElementOptions {
  allowedCountries: readonly string[];
  appearance: Appearance | undefined;
  defaults: StripeCheckoutContact | null | undefined;
  changed: (complete: boolean) => void;
  destroyed: () => void;
}

/** The shipping address, in the page itself so that browsers can fill it in. */
export class AddressElement extends ElementBase {
  readonly #options: AddressElementOptions;
  readonly #fields: Record<AddressField, Field>;
  readonly #announcer = element('p', 'sbx-silent');
  #lastEvent = '';

  constructor(options: AddressElementOptions) {
    const root = element('div', 'sbx');
    super(root, options.destroyed);
    this.#options = options;
    applyAppearance(root, options.appearance);
    const countries = countryChoices(options.allowedCountries);
    this.#fields = {
      name: createField({ id: 'name', label: 'Full name', autocomplete: 'shipping name' }),
      country: createField({
        id: 'country',
        label: 'Country',
        autocomplete: 'shipping country',
        choices: countries.length === 1 ? countries : [CHOOSE, ...countries],
      }),
      line1: createField({ id: 'line1', label: 'Street and number', autocomplete: 'shipping address-line1' }),
      line2: createField({
        id: 'line2',
        label: 'Apartment, company, c/o',
        autocomplete: 'shipping address-line2',
        optional: true,
      }),
      postal_code: createField({
        id: 'postal_code',
        label: 'Postal code',
        autocomplete: 'shipping postal-code',
        half: true,
      }),
      city: createField({ id: 'city', label: 'City', autocomplete: 'shipping address-level2', half: true }),
      state: createField({
        id: 'state',
        label: 'State',
        autocomplete: 'shipping address-level1',
        choices: [],
      }),
    };
    const grid = element('div', 'sbx-grid');
    grid.append(...ORDER.map((name) => this.#fields[name].root));
    this.#announcer.setAttribute('role', 'alert');
    root.append(grid, this.#announcer);
    this.#setDefaults(options.defaults);
    this.#adaptToCountry();
    for (const name of ORDER) this.#listen(name);
    root.addEventListener('focusin', () => this.emit('focus', { elementType: 'address' }));
    root.addEventListener('focusout', (event) => {
      const next = event.relatedTarget;
      if (!(next instanceof Node) || !root.contains(next)) this.emit('blur', { elementType: 'address' });
    });
    root.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.emit('escape', { elementType: 'address' });
    });
  }

  protected override mounted(): void {
    this.emit('loaderstart', { elementType: 'address' });
    this.emit('ready', { elementType: 'address' });
    // A listener that comes with the first rendering hears of prefilled values, too.
    setTimeout(() => this.#changed(), 0);
  }

  get complete(): boolean {
    const value = this.#read();
    return ORDER.every((name) => addressFault(name, value) === undefined);
  }

  /** The address in the provider's form. */
  get contact(): { name: string; address: StripeAddressElementChangeEvent['value']['address'] } {
    const { name, line2, ...rest } = this.#read();
    return { name, address: { ...rest, line2: line2 === '' ? null : line2 } };
  }

  /** Shows every fault and returns their sentences; with `focus` the first faulty field is entered. */
  validate(focus: boolean): string[] {
    const value = this.#read();
    const faulty = ORDER.filter((name) => {
      const message = addressFault(name, value);
      this.#fields[name].setError(message);
      return message !== undefined;
    });
    if (focus && faulty[0]) this.#fields[faulty[0]].control.focus();
    return faulty.map((name) => this.#fields[name].error ?? '');
  }

  getValue(): Promise<Pick<StripeAddressElementChangeEvent, 'complete' | 'isNewAddress' | 'value'>> {
    return Promise.resolve({ complete: this.complete, isNewAddress: true, value: this.contact });
  }

  update(): this {
    return this;
  }

  changeAppearance(appearance: Appearance): void {
    applyAppearance(this.root, appearance);
  }

  focus(): void {
    this.#fields.name.control.focus();
  }

  blur(): void {
    if (document.activeElement instanceof HTMLElement && this.root.contains(document.activeElement)) {
      document.activeElement.blur();
    }
  }

  clear(): void {
    for (const name of ORDER) {
      this.#fields[name].control.value = '';
      this.#fields[name].setError(undefined);
    }
    this.#adaptToCountry();
    this.#changed();
  }

  #listen(name: AddressField): void {
    const field = this.#fields[name];
    field.control.addEventListener('input', () => {
      if (name === 'country') this.#adaptToCountry();
      // A sentence goes as soon as it is no longer true, and a new one waits until the field is left.
      if (field.error !== undefined) {
        if (addressFault(name, this.#read()) === undefined) field.setError(undefined);
      }
      this.#changed();
    });
    field.control.addEventListener('blur', () => {
      if (field.control.value.trim() === '') return;
      const message = addressFault(name, this.#read());
      if (message && message !== field.error) this.#announcer.textContent = message;
      field.setError(message);
    });
  }

  #adaptToCountry(): void {
    const { country } = this.#read();
    const labels = labelsOf(country);
    const states = statesOf(country);
    const { state, postal_code: postal, line1 } = this.#fields;
    line1.setLabel(labels.line1);
    postal.setLabel(labels.postal, !needsPostalCode(country));
    state.setLabel(labels.state);
    state.root.hidden = states.length === 0;
    if (state.control instanceof HTMLSelectElement) {
      const first = { value: '', label: `Choose a ${labels.state.toLowerCase()}` };
      setChoices(state.control, states.length > 0 ? [first, ...states] : []);
    }
    state.setError(undefined);
    if (postal.error !== undefined) postal.setError(addressFault('postal_code', this.#read()));
  }

  #setDefaults(defaults: StripeCheckoutContact | null | undefined): void {
    const { allowedCountries } = this.#options;
    const country = defaults?.address.country ?? '';
    const known = allowedCountries.includes(country);
    this.#fields.country.control.value = known ? country : allowedCountries.length === 1 ? country : '';
    if (allowedCountries.length === 1 && !known) {
      this.#fields.country.control.value = allowedCountries[0] ?? '';
    }
    this.#fields.name.control.value = defaults?.name ?? '';
    for (const name of ['line1', 'line2', 'city', 'postal_code'] as const) {
      this.#fields[name].control.value = defaults?.address[name] ?? '';
    }
    this.#adaptToCountry();
    this.#fields.state.control.value = defaults?.address.state ?? '';
  }

  #read(): AddressValue {
    const value = (name: AddressField) => this.#fields[name].control.value.trim();
    return {
      name: value('name'),
      country: value('country'),
      line1: value('line1'),
      line2: value('line2'),
      postal_code: value('postal_code'),
      city: value('city'),
      state: value('state'),
    };
  }

  #changed(): void {
    const value = this.contact;
    const { country: _, ...typed } = this.#read();
    const event: StripeAddressElementChangeEvent = {
      elementType: 'address',
      elementMode: 'shipping',
      empty: Object.values(typed).every((text) => text === ''),
      complete: this.complete,
      isNewAddress: true,
      value,
    };
    const text = JSON.stringify(event);
    if (text === this.#lastEvent) return;
    this.#lastEvent = text;
    this.emit('change', event);
    this.#options.changed(event.complete);
  }
}
