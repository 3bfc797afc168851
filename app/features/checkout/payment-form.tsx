import { PaymentElement, type StripeCheckoutElementsValue } from '@stripe/react-stripe-js/checkout';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Fault } from '#app/buying/express/express-checkout.tsx';
import { type Charges, useCharges } from '#app/state/charges.ts';
import { keepShipTo, readShipTo } from '#app/state/ship-to.ts';
import { wordsOf } from '#app/state/shop-api.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { Cart } from '#domain/cart/cart.ts';
import { type Destination, isCountry } from '#domain/countries.ts';
import { isDutyPrepaid } from '#domain/customs/duty-label.ts';
import type { ShownNotice } from '#domain/legal/guarantee-notice.ts';
import { exactEuro } from '#domain/money.ts';
import { destinationOf } from '#domain/shipping/destinations.ts';
import { asksForPostNumber } from '#domain/shipping/stations.ts';
import { AddressFields, type TypedAddress, useAddress } from './address-fields.tsx';
import { BuyerDetailsFields, useBuyerDetails } from './buyer-details-fields.tsx';
import { CHECKOUT } from './checkout.messages.tsx';
import { DiscountCodeField } from './discount-code-field.tsx';
import { EmailField, useEmail } from './email-field.tsx';
import { OrderCard } from './order-card.tsx';
import { orderFigures } from './order-figures.ts';
import type { OrderInShort } from './order-total-line.tsx';
import { askForPayment, returnPath } from './payment-answer.ts';
import { useDiscountCode } from './use-discount-code.ts';
import { type FormFault, useFormFaults } from './use-form-faults.ts';
import { type AddressCheck, useShipping } from './use-shipping.ts';
import { useTurns } from './use-turns.ts';

/** A numbered part of the checkout; `group` names its fields together. */
function CheckoutStep({
  number,
  title,
  group,
  children,
}: {
  number: number;
  title: string;
  group?: boolean;
  children: ReactNode;
}) {
  const heading = `step-${number}`;
  const inside = (
    <>
      <h2 className="h4 flex gap-12 items-center mb-14">
        <span
          className="inline-grid flex-none place-items-center w-26 h-26 [border:1px_solid_var(--copper)] rounded-half text-copper mono-12/1 weight-500 ls-[0]"
          aria-hidden="true"
        >
          {number}
        </span>
        <span id={heading}>{title}</span>
      </h2>
      {children}
    </>
  );
  return group ? (
    <fieldset className="pt-26 phone:pt-22" aria-labelledby={heading}>
      {inside}
    </fieldset>
  ) : (
    <div className="pt-26 phone:pt-22">{inside}</div>
  );
}

interface PaymentFormProps {
  checkout: StripeCheckoutElementsValue;
  lines: Cart;
  notice: ShownNotice | undefined;
  /** Wallets; hidden while the order has a code. */
  express: (withCode: boolean) => ReactNode;
  tell: (order: OrderInShort) => void;
}

/** Id of this form; its button is in the card beside it. */
const FORM = 'order-form';
const [PAYMENT, SHIPPING, COUNTRY] = ['payment', 'shipping-again', 'shipping-country'];

/** The duty: from the session once its address is accepted, before that from the shop. */
const chargesOf = (quotedCharges: Charges, shipping: AddressCheck['state']): Charges =>
  quotedCharges.status === 'settled' || shipping.status !== 'accepted'
    ? quotedCharges
    : { ...quotedCharges, status: 'settled', vat: shipping.vat ?? quotedCharges.vat, words: shipping.words };

/** Everything between the cart and the paid order, with the order itself beside it. */
export function PaymentForm({ checkout, lines, notice, express, tell }: PaymentFormProps) {
  const words = useMessages(CHECKOUT);
  const language = useLanguage();
  const [first] = useState(readShipTo);
  const takeTurn = useTurns();
  const email = useEmail(checkout);
  const typed = useAddress('shipping', first);
  const address: TypedAddress = {
    ...typed,
    change: (field, text) => {
      typed.change(field, text);
      if (field === 'country' && isCountry(text)) keepShipTo(text);
    },
  };
  const details = useBuyerDetails(checkout.id, first);
  const shipping = useShipping(checkout, address.recipient, takeTurn);
  const code = useDiscountCode(checkout, email, takeTurn);
  const [payable, setPayable] = useState(false);
  const [paying, setPaying] = useState(false);
  const [fault, setFault] = useState<string>();
  /** Set before React has rendered the busy button, so that a second press has no effect. */
  const pressed = useRef(false);
  const place = destinationOf(address.text);
  const to: Destination = place.refused ? { country: address.text.country } : place;
  const { country } = to;
  const accepted = shipping.state.status === 'accepted';
  const quotedCharges = useCharges(lines, to, checkout.discountAmounts?.[0]?.percentOff ?? 0);
  const charges = chargesOf(quotedCharges, shipping.state);
  const figures = orderFigures(checkout, lines, country, { accepted, charges }, language);
  const isTotalKnown = charges.status === 'settled' || !isDutyPrepaid(country);
  const closed = charges.status === 'closed' ? charges.words.join(' ') : undefined;
  const refusal = shipping.state.status === 'refused' && !closed ? shipping.state.words : undefined;

  const goTo = (id: string) => {
    goToField(id);
    // The fields are in a frame. After validation the frame has already focused the first error.
    const frame = document.getElementById(PAYMENT)?.querySelector('iframe');
    if (id === PAYMENT && document.activeElement !== frame) checkout.getPaymentElement()?.focus();
  };
  const faults = useFormFaults(
    [
      ...email.faults,
      ...address.faults,
      ...(closed ? [{ id: COUNTRY, label: words.parts.country, words: closed }] : []),
      ...details.faults,
      ...(refusal ? [{ id: SHIPPING, label: words.parts.shipping, words: refusal }] : []),
      ...(payable ? [] : [{ id: PAYMENT, label: words.parts.payment, words: '' }]),
    ],
    goTo,
  );

  // A closed country is reported at once, before an address is typed.
  const { leave } = faults;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per sentence
  useEffect(() => {
    if (closed) leave(COUNTRY);
  }, [closed]);

  const units = figures.rows.reduce((sum, { quantity }) => sum + quantity, 0);
  const { total } = figures;
  useEffect(() => tell({ units, total }), [tell, units, total]);

  async function pay(): Promise<{ readonly words: string } | { readonly field: string } | undefined> {
    const says = words.pay;
    if (!(await email.save())) return { field: 'email' };
    const settled = await shipping.settle();
    if (settled.status === 'refused') return { field: SHIPPING };
    if (!accepted && settled.total !== total) {
      return { words: `${isTotalKnown ? says.totalChanged : says.dutyKnown} ${says.newTotal}` };
    }
    await details.save();
    const refused = code.isOfOther(email.value) ? await code.check() : undefined;
    if (refused) return { words: `${says.takenOff(refused)} ${says.newTotal}` };
    // The provider redirects to the success page; a result here is an error.
    const result = await checkout.confirm().catch(() => undefined);
    if (result?.type === 'success' || (!result && (await askForPayment(checkout.id)) !== 'open')) {
      location.assign(returnPath(checkout.id, language));
      return undefined;
    }
    if (!result) return { words: says.failed };
    const { error } = result;
    if (error.code === 'paymentFailed') return { words: says.refused(error.message) };
    if (!payable) return { field: PAYMENT };
    // Another checkout may have used the code first; our text explains that.
    const over = await code.check();
    return { words: over ? `${says.takenOff(over)} ${says.newTotal}` : error.message };
  }

  async function order(event: FormEvent) {
    event.preventDefault();
    // The provider and the shop validate their parts when asked.
    if (pressed.current || !faults.ask([SHIPPING, PAYMENT])) return;
    pressed.current = true;
    setPaying(true);
    setFault(undefined);
    const why = await pay().catch((error: unknown) => ({ words: wordsOf(error) }));
    if (why === undefined) return;
    pressed.current = false;
    setPaying(false);
    if ('field' in why) faults.jump(why.field);
    else setFault(why.words);
  }

  return (
    <div className="page-grid">
      <div className="col-[1/8] min-w-0 pr-56 phone:col-span-full phone:p-0">
        {express(code.state.status === 'on')}
        <form
          id={FORM}
          className="[&_label]:type-15 [&_label]:weight-500 [&_label]:lh-[1.3] [&_:is(input:not([type=checkbox]),_select)]:h-52 [&_:is(input:not([type=checkbox]),_select)]:body-16/1 [&_:is(input:not([type=checkbox]),_select)]:ls-[normal] [&_div:has(>select)]:h-52"
          onSubmit={order}
          noValidate
        >
          <CheckoutStep number={1} title={words.steps.email}>
            <EmailField email={email} faults={faults} />
          </CheckoutStep>
          <CheckoutStep number={2} title={words.steps.address} group>
            <AddressFields
              address={address}
              faults={faults}
              use="shipping"
              skip={asksForPostNumber(address.text) ? undefined : 'line2'}
            />
            {refusal ? (
              <Fault
                words={refusal}
                action={
                  <Button kind="quiet" small id={SHIPPING} onClick={() => void shipping.settle()}>
                    {words.again}
                  </Button>
                }
              />
            ) : null}
            <BuyerDetailsFields details={details} shipping={address} faults={faults} />
          </CheckoutStep>
          <CheckoutStep number={3} title={words.steps.payment}>
            <div id={PAYMENT}>
              <PaymentElement
                options={{ layout: 'tabs' }}
                onChange={({ complete }) => setPayable(complete)}
              />
            </div>
          </CheckoutStep>
        </form>
      </div>
      <OrderCard
        figures={figures}
        charges={charges}
        notice={notice}
        code={<DiscountCodeField code={code} discount={figures.discount} />}
      >
        <MissingParts parts={faults.missing} goTo={goTo} />
        {fault ? <Fault words={fault} /> : null}
        <Button
          type="submit"
          form={FORM}
          wide
          className="justify-between mt-16 px-20"
          aria-busy={paying || undefined}
        >
          {paying ? words.pay.ordering : words.pay.order}
          <span className="mono mono-13 unit" translate="no">
            {isTotalKnown ? exactEuro(total) : '…'}
          </span>
        </Button>
        <p className="visually-hidden" role="status">
          {shipping.state.status === 'pending' ? words.pay.shippingAsked : ''}
        </p>
      </OrderCard>
    </div>
  );
}

/** Distance of the target field from the top of the window, px: room for its label and sticky elements. */
const FROM_TOP = 190;

function goToField(id: string): void {
  const field = document.getElementById(id);
  const fold = field?.closest('details');
  if (fold) fold.open = true;
  if (!field) return;
  scrollTo({ top: scrollY + field.getBoundingClientRect().top - FROM_TOP, behavior: 'instant' });
  field.focus({ preventScroll: true });
}

interface MissingPartsProps {
  parts: readonly FormFault[];
  goTo: (id: string) => void;
}

/** Lists above the order button what is missing, each with a link to its field. */
function MissingParts({ parts, goTo }: MissingPartsProps) {
  const { missing } = useMessages(CHECKOUT);
  if (parts.length === 0) return null;
  return (
    <p
      className="[&_svg]:flex-none [&_svg]:mt-2 flex gap-10 items-start mt-18 text-wine type-15 lh-[1.45]"
      role="alert"
    >
      <Icon name="warning" />
      <span>
        {missing(parts.length)}:{' '}
        {parts.map(({ id, label }, index) => (
          <span key={id}>
            {index > 0 ? ', ' : ''}
            <TextLink
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                goTo(id);
              }}
            >
              {label}
            </TextLink>
          </span>
        ))}
      </span>
    </p>
  );
}
