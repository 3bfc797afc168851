import type { Neighbours } from '#domain/admin/neighbours.ts';
import type { BoxId } from '#domain/admin/packaging.ts';
import type { Day } from '#domain/calendar/day.ts';
import type { DaysLeft } from '#domain/calendar/work-days.ts';
import type { LineWords } from '#domain/cart/cart-line.ts';
import type { Discounted } from '#domain/checkout/discount.ts';
import type { AddressCountry, CountryCode } from '#domain/countries.ts';
import type { Language } from '#domain/languages.ts';
import type { Cents } from '#domain/money.ts';
import type { RefundCause, RefundFault } from '#domain/order-log/refund-cause.ts';
import type { ByHand } from '#domain/orders/by-hand.ts';
import type { CaseKind } from '#domain/orders/payment-case.ts';
import type { OrderState, OrderStep } from '#domain/orders/states.ts';
import type { FinishStep } from '#domain/production/finish.ts';
import type { Delay } from '#domain/production/promise.ts';
import type { Apart } from '#domain/production/shelf.ts';
import type { UnitState } from '#domain/production/unit-state.ts';
import type { Refundable } from '#domain/returns/refund.ts';
import type { ReturnKind } from '#domain/returns/returning.ts';
import type { WithdrawalState } from '#domain/returns/withdrawal.ts';
import type { CarrierId } from '#domain/shipping/carriers.ts';
import type { AddressField } from '#domain/shipping/order-address.ts';
import type { Guarantee, OrderItem, TrailEntry } from '../orders/index.ts';
import type { MailState } from '../platform/db/order-page-schema.ts';
import type { RefundState } from '../platform/db/workshop-schema.ts';

/** A unit of an order, with the values that count. */
export interface OrderUnit {
  readonly number: number;
  readonly serial: string | null;
  readonly state: UnitState;
  /** Steps after measuring that nobody has confirmed. */
  readonly open: readonly FinishStep[];
  readonly heldBy: string | null;
  readonly machine: number | null;
  readonly apart: Apart | null;
  /** Whether it may be put on the shelf. */
  readonly mayShelve: boolean;
  /** Pickups on the shelf that it could be instead of being wound. */
  readonly fromShelf: readonly { readonly serial: string; readonly name: string }[];
  /** Ω at 20 °C and H; null while nothing is measured. */
  readonly measured: {
    readonly resistance_Ohm: number;
    readonly inductance_H: number;
    readonly inTolerance: boolean;
    readonly note: string | null;
    readonly by: string;
    readonly at: string;
  } | null;
}

export interface OrderLineView extends OrderItem {
  readonly words: readonly LineWords[];
  readonly unit: Cents;
  readonly total: Cents;
  /** What the order goes with; and what was refunded before it left. */
  readonly units: readonly OrderUnit[];
  readonly refundedUnits: readonly OrderUnit[];
}

/** Everything about one order that may be seen and done. */
export interface OrderView {
  readonly number: string;
  readonly version: number;
  readonly state: OrderState;
  readonly step: OrderStep;
  readonly buyer: {
    readonly name: string | null;
    readonly email: string | null;
    readonly address: readonly string[];
    /** The same, field by field, and where it may go without a new sum; nothing once it has left. */
    readonly editable:
      | {
          readonly values: Readonly<Record<AddressField, string>>;
          readonly countries: readonly { readonly value: AddressCountry; readonly label: string }[];
        }
      | undefined;
    readonly phone: string | null;
    readonly company: string | null;
    readonly vatId: string | null;
    /** Empty where the invoice goes with the parcel. */
    readonly invoiceTo: readonly string[];
    readonly country: CountryCode;
    readonly countryName: string;
    /** It is paid and held: its buyer is asked where it goes. */
    readonly lacksAddress: boolean;
    /** Why its address does not fit the carrier's files; it is not packed until then. */
    readonly misfit: string | undefined;
    readonly language: Language;
    /** The how manieth order of this address it is, from 1. */
    readonly orders: number;
  };
  readonly createdAt: string;
  readonly paidAt: string | null;
  readonly shippedAt: string | null;
  readonly deliveredAt: string | null;
  readonly lines: readonly OrderLineView[];
  readonly promised: {
    readonly day: Day | null;
    readonly moved: number;
    readonly left: DaysLeft | undefined;
    readonly delay: Delay | undefined;
    /** The last day on which it may arrive by law. */
    readonly law: Day | undefined;
  };
  /** Place in the winding order, from 1; undefined where nothing of it waits. */
  readonly place: { readonly place: number; readonly of: number } | undefined;
  /** The orders before and after it on the desk; undefined once it has left. */
  readonly neighbours: Neighbours | undefined;
  readonly money: Discounted & {
    readonly refunded: Cents;
    readonly disputed: Cents;
    readonly paymentReference: string | null;
  };
  /** What holds it back from shipping; null where nothing does. */
  readonly held: CaseKind | null;
  /** Doubts about its payment, as they stand, and where the payment account shows them. */
  readonly cases: readonly {
    readonly id: string;
    readonly of: CaseKind;
    readonly status: string;
    readonly amount: number;
    readonly taken: number;
    readonly due: Day | null;
    readonly link: string;
  }[];
  /** The discount code that is on it, as long as codes are kept. */
  readonly code: string | null;
  /** How a maker entered it; null of what came through the checkout. */
  readonly byHand: Omit<ByHand, 'asked'> | null;
  readonly invoiceNumber: string | null;
  readonly refundable: Refundable;
  readonly refunds: readonly {
    readonly id: string;
    readonly state: RefundState;
    readonly amount: Cents;
    readonly cause: RefundCause;
    readonly fault: RefundFault | null;
    readonly by: string;
    readonly askedAt: string;
    readonly doneAt: string | null;
  }[];
  readonly parcels: readonly {
    readonly number: number;
    readonly box: BoxId;
    readonly grams: number | null;
    readonly carrier: CarrierId | null;
    readonly tracking: string | null;
    readonly link: string | undefined;
    readonly labelPrinted: boolean;
  }[];
  /** Whether colours of its leads are not set: until then it cannot be packed. */
  readonly lacksLeadColours: boolean;
  /** What to begin with where no parcel is packed. */
  readonly usual: { readonly boxes: readonly BoxId[]; readonly carrier: CarrierId };
  readonly notes: readonly {
    readonly id: string;
    readonly text: string;
    readonly onSheet: boolean;
    readonly by: string;
    readonly at: string;
  }[];
  readonly returnedGoods: readonly {
    readonly id: string;
    readonly returnNumber: string;
    readonly kind: ReturnKind;
    readonly stepWords: string;
    readonly quantities: readonly number[];
  }[];
  /** What its buyer wants to send back, and waits for an answer. */
  readonly request:
    | { readonly id: string; readonly quantities: readonly number[]; readonly askedAt: string }
    | undefined;
  /** How many of each line can still come back. */
  readonly returnable: readonly number[];
  /** Of what is delivered: the guarantee, and the day on which this is read. */
  readonly guarantee: (Guarantee & { readonly today: Day }) | undefined;
  readonly withdrawals: readonly {
    readonly id: string;
    readonly state: WithdrawalState;
    readonly goods: string | null;
    readonly receivedAt: string;
  }[];
  /** Until when it may be sent back and withdrawn from; the latter is undefined while it has not arrived. */
  readonly back: {
    readonly returnUntil: Day;
    readonly mayReturn: boolean;
    readonly withdrawalUntil: Day | undefined;
  };
  /** What the makers were told of it (`domain/orders/order-notice.ts`). */
  readonly notices: readonly { readonly about: string; readonly detail: string; readonly at: string }[];
  /** What the buyer was written: sent, still tried, or given up. */
  readonly mails: readonly {
    readonly id: string;
    readonly kind: string;
    readonly state: MailState;
    readonly tries: number;
    readonly at: string;
  }[];
  readonly trail: readonly TrailEntry[];
}
