import type { Appearance, LineItem, ShippingRate } from '@stripe/stripe-js';
import { createDialog } from './dialog.ts';
import { createField, makeElement } from './field.ts';
import { say, sayWith, spokenLocale } from './speech.ts';
import { HOLDERS, type Holder, holderWords, WALLET_CARDS, type WalletCard } from './wallet-contents.ts';

interface Listed {
  readonly amount: number;
  readonly lineItems: readonly LineItem[];
  readonly shippingRates: readonly ShippingRate[];
}

export interface SheetOptions {
  readonly business: string;
  readonly currency: string;
  readonly appearance: Appearance | undefined;
  readonly asksForShipping: boolean;
  readonly listed: () => Listed;
  /** Asks the page whether it ships there. */
  readonly onHolder: (holder: Holder) => Promise<boolean>;
  readonly onPay: (holder: Holder, card: WalletCard) => void;
  readonly onCancel: () => void;
}

/** Opens the test wallet's window. The caller closes it, unless the shopper does. */
export function openSheet(options: SheetOptions): { close: () => void } {
  const {
    dialog,
    main: pay,
    other: cancel,
    buttons,
  } = createDialog(
    'wallet',
    'Test wallet',
    sayWith(`Pays ${options.business}`, `Zahlt an ${options.business}`),
    options.appearance,
    ['Pay', 'Cancel'],
  );

  const choices = (labels: readonly string[]) => labels.map((label, value) => ({ label, value: `${value}` }));
  const holders = createField({
    id: 'holder',
    label: options.asksForShipping ? 'Ship to' : 'Holder',
    autocomplete: 'off',
    choices: choices(HOLDERS.map(holderWords)),
  });
  const cards = createField({
    id: 'wallet-card',
    label: 'Card',
    autocomplete: 'off',
    choices: choices(WALLET_CARDS.map(({ label }) => label)),
  });
  const list = makeElement('dl', 'sbx-list');
  const status = makeElement('p', 'sbx-status');
  status.setAttribute('role', 'status');
  dialog.append(holders.root, cards.root, list, status, buttons);
  document.body.append(dialog);

  const format = new Intl.NumberFormat(spokenLocale(), { style: 'currency', currency: options.currency });
  const holder = () => HOLDERS[Number(holders.control.value)] ?? HOLDERS[0];
  const card = () => WALLET_CARDS[Number(cards.control.value)] ?? WALLET_CARDS[0];

  function draw(): void {
    const { amount, lineItems, shippingRates } = options.listed();
    const rows: LineItem[] = [...lineItems, { name: say('Total'), amount }];
    list.replaceChildren(
      ...rows.map((row) => {
        const sum = makeElement('dd', '', format.format(row.amount / 100));
        return makeElement('div', '', makeElement('dt', '', row.name), sum);
      }),
    );
    const sum = format.format(amount / 100);
    pay.textContent = sayWith(`Pay ${sum}`, `${sum} zahlen`);
    if (options.asksForShipping) status.textContent = shippingRates[0]?.displayName ?? '';
  }

  let requests = 0;
  async function ask(): Promise<void> {
    if (!options.asksForShipping) return draw();
    requests += 1;
    const turn = requests;
    pay.disabled = true;
    holders.setError(undefined);
    status.textContent = say('Asking the shop …');
    const ships = await options.onHolder(holder());
    if (turn !== requests) return;
    pay.disabled = !ships;
    draw();
    if (ships) return;
    status.textContent = '';
    holders.setError('The shop does not ship to this address. Choose another one.');
  }

  holders.control.addEventListener('change', () => void ask());
  pay.addEventListener('click', () => {
    for (const control of [pay, cancel, holders.control, cards.control]) control.disabled = true;
    status.textContent = say('Paying …');
    options.onPay(holder(), card());
  });
  cancel.addEventListener('click', () => dialog.close('cancel'));
  dialog.addEventListener('cancel', (event) => {
    // A pending payment cannot be left.
    if (cancel.disabled) event.preventDefault();
    else dialog.returnValue = 'cancel';
  });
  dialog.addEventListener('close', () => {
    requests += 1;
    dialog.remove();
    if (dialog.returnValue === 'cancel') options.onCancel();
  });
  draw();
  dialog.showModal();
  void ask();
  return { close: () => dialog.close('done') };
}
