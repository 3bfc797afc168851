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
import type { Delay } from '#domain/production/queue.ts';
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

export interface OrderUnit {
  readonly number: number;
  readonly serial: string | null;
  readonly state: UnitState;
  /** Unconfirmed steps after measuring. */
  readonly open: readonly FinishStep[];
  readonly heldBy: string | null;
  readonly machine: number | null;
  readonly apart: Apart | null;
  readonly mayShelve: boolean;
  /** Stocked pickups that could replace winding it. */
  readonly fromShelf: readonly { readonly serial: string; readonly name: string }[];
  /** Ω at 20 °C and H; null before the measurement. */
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
  /** Pickups of the order, including those refunded before it left. */
  readonly units: readonly OrderUnit[];
  readonly refundedUnits: readonly OrderUnit[];
}

export interface WorkshopOrder {
  readonly number: string;
  readonly version: number;
  readonly state: OrderState;
  readonly step: OrderStep;
  readonly buyer: {
    readonly name: string | null;
    readonly email: string | null;
    readonly address: readonly string[];
    /** The address by field, and destinations without a price change; undefined once the order has left. */
    readonly editable:
      | {
          readonly values: Readonly<Record<AddressField, string>>;
          readonly countries: readonly { readonly value: AddressCountry; readonly label: string }[];
        }
      | undefined;
    readonly phone: string | null;
    readonly company: string | null;
    readonly vatId: string | null;
    /** Empty if the invoice goes with the parcel. */
    readonly invoiceTo: readonly string[];
    readonly country: CountryCode;
    readonly countryName: string;
    /** Paid and held, because the buyer has not given an address. */
    readonly lacksAddress: boolean;
    /** Why its address does not fit the carrier's files; the order cannot be packed until it does. */
    readonly misfit: string | undefined;
    readonly language: Language;
    /** Number of this order among those of its address, from 1. */
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
    readonly law: Day | undefined;
  };
  /** Place in the winding queue, from 1; undefined if none of its pickups waits. */
  readonly place: { readonly place: number; readonly of: number } | undefined;
  /** The orders before and after it; undefined once it has left. */
  readonly neighbours: Neighbours | undefined;
  readonly money: Discounted & {
    readonly refunded: Cents;
    readonly disputed: Cents;
    readonly paymentReference: string | null;
  };
  /** Reason for holding it; null if it is not held. */
  readonly held: CaseKind | null;
  /** Payment cases, with their page at the provider. */
  readonly cases: readonly {
    readonly id: string;
    readonly of: CaseKind;
    readonly status: string;
    readonly amount: number;
    readonly taken: number;
    readonly due: Day | null;
    readonly link: string;
  }[];
  /** The discount code; null after the code was deleted. */
  readonly code: string | null;
  /** Entry by a maker; null for orders from the checkout. */
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
  /** True if colours of its leads are missing; then it cannot be packed. */
  readonly lacksLeadColours: boolean;
  /** Defaults for the first parcel. */
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
  readonly request:
    | { readonly id: string; readonly quantities: readonly number[]; readonly askedAt: string }
    | undefined;
  readonly returnable: readonly number[];
  /** Guarantee of a delivered order, and the current day. */
  readonly guarantee: (Guarantee & { readonly today: Day }) | undefined;
  readonly withdrawals: readonly {
    readonly id: string;
    readonly state: WithdrawalState;
    readonly goods: string | null;
    readonly receivedAt: string;
  }[];
  /** Last days for returns and for withdrawal; the latter is undefined before delivery. */
  readonly back: {
    readonly returnUntil: Day;
    readonly mayReturn: boolean;
    readonly withdrawalUntil: Day | undefined;
  };
  /** Notices to the makers (`domain/orders/order-notice.ts`). */
  readonly notices: readonly { readonly about: string; readonly detail: string; readonly at: string }[];
  /** Mails to the buyer: sent, retried or given up. */
  readonly mails: readonly {
    readonly id: string;
    readonly kind: string;
    readonly state: MailState;
    readonly tries: number;
    readonly at: string;
  }[];
  readonly trail: readonly TrailEntry[];
}
