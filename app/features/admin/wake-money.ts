import { type Cents, cents } from '#domain/money.ts';
import { allOfIt, refundQuestion, suggestRefund, sumOf } from '#domain/returns/refund.ts';
import type { MoneyFacts } from './money-form.tsx';
import { euro } from './words.ts';

const centsIn = (text: string): Cents => {
  const amount = Math.round(Number(text.replace(',', '.')) * 100);
  return cents(Number.isSafeInteger(amount) && amount > 0 ? amount : 0);
};
const typedCents = (amount: Cents): string =>
  amount === 0 ? '' : (amount / 100).toFixed(2).replace('.', ',');

/** Keeps the sum of a form for money right while it is put together: on its button, in its question, in what is sent. */
export function wakeMoney(form: HTMLFormElement): void {
  const { can, paid, buyer, kind, ends }: MoneyFacts = JSON.parse(form.dataset.money ?? '');
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement | null;
  const boxes = can.lines.map((_, index) => field(`quantities[${index}]`));
  const dialog = document.getElementById(form.dataset.asks ?? '');
  const write = (place: Element | null | undefined, text: string) => {
    if (place) place.textContent = text;
  };

  const show = () => {
    const quantities = boxes.map((box) => Number(box?.value ?? 0));
    const chosen =
      kind === 'typed'
        ? {
            quantities,
            shipping: centsIn(field('shipping')?.value ?? ''),
            goodwill: centsIn(field('goodwill')?.value ?? ''),
          }
        : suggestRefund(can, 'withdrawal', quantities);
    const isAll = can.lines.every(({ quantity }, index) => quantities[index] === quantity);
    const amount = sumOf(can, chosen);
    const left = cents(Math.max(0, can.atMost - amount));
    for (const [index, count] of quantities.entries())
      write(
        form.querySelector(`[data-line="${index}"]`),
        euro(can.lines[index]?.shares[count - 1] ?? cents(0)),
      );
    const question = refundQuestion({ amount, left, paid, buyer, ends: isAll ? ends : undefined });
    write(form.querySelector('[data-deed]'), ends && isAll ? 'Cancel and refund' : 'Refund');
    write(form.querySelector('[data-sum]'), amount > 0 ? euro(amount) : '');
    write(dialog?.querySelector('h2'), question.title);
    write(dialog?.querySelector('p'), question.words);
    write(dialog?.querySelector('button[value="yes"]'), question.yes);
    const sent = field('amount');
    if (sent) sent.value = String(amount);
    // What cannot be is said at once, not after the question.
    if (amount === 0 && !(ends && isAll)) form.dataset.unready = 'Choose what goes back.';
    else if (amount > can.atMost)
      form.dataset.unready = `That is ${euro(amount)}. At most ${euro(can.atMost)} can go back.`;
    else delete form.dataset.unready;
  };
  form.addEventListener('input', show);
  form.querySelector('[data-all]')?.addEventListener('click', () => {
    const all = allOfIt(can);
    for (const [index, box] of boxes.entries()) if (box) box.value = String(all.quantities[index] ?? 0);
    for (const name of ['shipping', 'goodwill'] as const) {
      const box = field(name);
      if (box) box.value = typedCents(all[name]);
    }
    show();
  });
  show();
}
