import { add, type Cents, cents } from '#domain/money.ts';
import { refundQuestion } from '#domain/workshop/refund.ts';
import { euro } from './words.ts';

interface Facts {
  readonly shares: readonly (readonly Cents[])[];
  readonly shipping: Cents;
  readonly atMost: Cents;
  readonly paid: Cents;
  readonly buyer: string;
}

const centsIn = (text: string): Cents => {
  const amount = Math.round(Number(text.replace(',', '.')) * 100);
  return cents(Number.isSafeInteger(amount) && amount > 0 ? amount : 0);
};

/** Shows what a refund comes to while it is put together, and writes the question that stands before it. */
export function wakeRefund(form: HTMLFormElement): void {
  const facts = JSON.parse(form.dataset.refund ?? '') as Facts;
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const quantities = facts.shares.map((_, index) => field(`quantities[${index}]`));
  const dialog = document.getElementById(form.dataset.asks ?? '');
  const show = () => {
    const lines = quantities.map((box, index) => facts.shares[index]?.[Number(box.value) - 1] ?? cents(0));
    for (const [index, amount] of lines.entries()) {
      const place = form.querySelector(`[data-line="${index}"]`);
      if (place) place.textContent = euro(amount);
    }
    const amount = add(...lines, centsIn(field('shipping').value), centsIn(field('goodwill').value));
    const left = cents(Math.max(0, facts.atMost - amount));
    const sum = form.querySelector('[data-sum]');
    if (sum) sum.textContent = amount > 0 ? euro(amount) : '';
    const { title, words } = refundQuestion({ amount, left }, facts.paid, facts.buyer);
    const [heading, text] = [dialog?.querySelector('h2'), dialog?.querySelector('p')];
    if (heading) heading.textContent = title;
    if (text) text.textContent = words;
  };
  form.addEventListener('input', show);
  form.querySelector('[data-all]')?.addEventListener('click', () => {
    for (const [index, box] of quantities.entries()) box.value = String(facts.shares[index]?.length ?? 0);
    field('shipping').value = String(facts.shipping / 100);
    show();
  });
  show();
}
