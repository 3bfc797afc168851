import type {
  Appearance,
  AvailablePaymentMethods,
  ChangeResolveDetails,
  ClickResolveDetails,
  StripeExpressCheckoutElementClickEvent,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementOptions,
  StripeExpressCheckoutElementShippingAddressChangeEvent,
} from '@stripe/stripe-js';
import { ElementBase } from './element-base.ts';
import { makeElement } from './field.ts';
import { say } from './speech.ts';
import { applyAppearance } from './style.ts';
import type { Holder, WalletCard } from './wallet-contents.ts';
import { openSheet } from './wallet-sheet.ts';

/** The provider has fixed wallet names, so the test wallet uses one of them. */
const WALLET = 'google_pay';
const AVAILABLE: AvailablePaymentMethods = {
  amazonPay: false,
  applePay: false,
  googlePay: true,
  link: false,
  paypal: false,
  klarna: false,
};

/** Time for the page to answer a click, and an address, ms. */
const CLICK_WITHIN = 1000;
const ADDRESS_WITHIN = 20_000;

interface Agreed {
  readonly holder: Holder;
  readonly card: WalletCard;
  readonly withShipping: boolean;
}

export interface ExpressGroup {
  readonly amount: number;
  readonly currency: string;
  readonly appearance: Appearance | undefined;
  agreed: Agreed | undefined;
}

/**
 * Button of the test wallet with the provider's documented events. Without a group, as in a checkout session whose
 * server alone sets shipping, no wallets are available, and the page is told so.
 */
export class ExpressElement extends ElementBase {
  readonly #group: ExpressGroup | undefined;
  #options: Partial<StripeExpressCheckoutElementOptions>;
  #sheet: { close: () => void } | undefined;

  constructor(
    destroyed: () => void,
    group?: ExpressGroup,
    options: Partial<StripeExpressCheckoutElementOptions> = {},
  ) {
    super('expressCheckout', destroyed);
    this.#group = group;
    this.#options = options;
    if (!group) return;
    applyAppearance(this.root, group.appearance);
    const button = makeElement('button', 'sbx-wallet', say('Order with the test wallet'));
    button.type = 'button';
    button.style.minHeight = `${options.buttonHeight ?? 44}px`;
    button.addEventListener('click', () => this.#clicked(group));
    this.root.append(button);
  }

  protected override mounted(): void {
    const availablePaymentMethods = this.#group && AVAILABLE;
    this.emit('ready', { availablePaymentMethods });
  }

  override unmount(): void {
    this.#sheet?.close();
    super.unmount();
  }

  update(options: Partial<StripeExpressCheckoutElementOptions>): this {
    this.#options = { ...this.#options, ...options };
    return this;
  }

  focus(): void {
    this.root.querySelector('button')?.focus();
  }

  blur(): void {
    this.root.querySelector('button')?.blur();
  }

  clear(): void {}

  #clicked(group: ExpressGroup): void {
    if (this.#sheet) return;
    if (!this.hears('click')) {
      this.#open(group, {});
      return;
    }
    let answered = false;
    const late = setTimeout(() => {
      answered = true;
      console.error('The click on the wallet was not answered within a second.');
    }, CLICK_WITHIN);
    const once = (then: () => void) => {
      if (answered) return;
      answered = true;
      clearTimeout(late);
      then();
    };
    const event: StripeExpressCheckoutElementClickEvent = {
      elementType: 'expressCheckout',
      expressPaymentType: WALLET,
      resolve: (details = {}) => once(() => this.#open(group, details)),
      reject: () => once(() => {}),
    };
    this.emit('click', event);
  }

  #open(group: ExpressGroup, resolved: ClickResolveDetails): void {
    const details = { ...this.#options, ...resolved };
    const withShipping = details.shippingAddressRequired ?? false;
    if (withShipping && !details.shippingRates?.length) {
      throw new Error('When shippingAddressRequired is true, you must provide at least one shipping rate.');
    }
    let { lineItems = [], shippingRates = [] } = details;
    const check = () => {
      const sum = lineItems.reduce((total, { amount }) => total + amount, 0);
      if (sum > group.amount) {
        throw new Error(`The amount ${group.amount} is less than the total of the line items, ${sum}.`);
      }
    };
    check();
    group.agreed = undefined;
    this.#sheet = openSheet({
      business: details.business?.name ?? 'the shop',
      currency: group.currency,
      appearance: group.appearance,
      asksForShipping: withShipping,
      listed: () => ({ amount: group.amount, lineItems, shippingRates }),
      onHolder: async (holder) => {
        const allowed = details.allowedShippingCountries;
        if (allowed && !allowed.includes(holder.address.country)) return false;
        const answer = await this.#askForAddress(holder);
        if (!answer) return false;
        lineItems = answer.lineItems ?? lineItems;
        shippingRates = answer.shippingRates ?? shippingRates;
        check();
        return true;
      },
      onPay: (holder, card) => {
        group.agreed = { holder, card, withShipping };
        this.emit('confirm', this.#confirmation(group, holder, details, shippingRates));
      },
      onCancel: () => {
        this.#sheet = undefined;
        this.emit('cancel');
      },
    });
  }

  /** Passes only the parts of the address that the fee needs, until the shopper agrees. */
  #askForAddress({ name, address }: Holder): Promise<ChangeResolveDetails | undefined> {
    if (!this.hears('shippingaddresschange')) return Promise.resolve({});
    const { city, state, postal_code, country } = address;
    return new Promise((settle) => {
      setTimeout(() => settle(undefined), ADDRESS_WITHIN);
      const event: StripeExpressCheckoutElementShippingAddressChangeEvent = {
        name,
        address: { city, state, postal_code, country },
        resolve: (details = {}) => settle(details),
        reject: () => settle(undefined),
      };
      this.emit('shippingaddresschange', event);
    });
  }

  #confirmation(
    group: ExpressGroup,
    { name, email, address }: Holder,
    details: Partial<StripeExpressCheckoutElementOptions>,
    [shippingRate]: NonNullable<ClickResolveDetails['shippingRates']>,
  ): StripeExpressCheckoutElementConfirmEvent {
    return {
      expressPaymentType: WALLET,
      billingDetails: { name, address, ...(details.emailRequired ? { email } : {}) },
      ...(details.shippingAddressRequired ? { shippingAddress: { name, address } } : {}),
      ...(shippingRate ? { shippingRate } : {}),
      paymentFailed: () => {
        group.agreed = undefined;
        this.#sheet?.close();
        this.#sheet = undefined;
      },
    };
  }
}
