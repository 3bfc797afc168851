import type { Language } from '../languages.ts';
import { keysOf } from '../records.ts';
import { BOARD_GROUPS, STEP_LABELS } from './states.messages.ts';

/** Movers of an order: the payment provider, the makers, the customer, or a time limit. */
export type Mover = 'payment' | 'makers' | 'customer' | 'clock';

/** `open`: paid, not yet shipped. `sent`: shipped. `back`: returned, money is owed. `over`: ended before shipping. */
export type Phase = 'unpaid' | 'open' | 'sent' | 'back' | 'over';

interface StepRecord {
  readonly phase: Phase;
  /** The step that its buyer sees (named in `order-step-names.ts`); null if none. */
  readonly buyers: string | null;
  /** Colour of its label if it is highlighted for makers. */
  readonly tone?: 'wine';
  /** Its group on the makers' board, also a filter. Undefined: not on the board. */
  readonly board?: BoardGroup;
}

interface BoardGroup {
  /** Above the other groups: someone is working on one of its pieces. */
  readonly first?: true;
  /** One-line rows, for orders that need no more winding. */
  readonly small?: true;
}

interface StateRecord extends StepRecord {
  readonly moves: readonly { readonly to: string; readonly by: readonly Mover[] }[];
  /** Need for the buyer's mail address after a request to delete it. */
  readonly contact: 'needed' | 'needed while it may come back' | 'not needed';
}

/**
 * Every state of an order, in order. Entries with `moves` are stored states; those without are finer steps of the state
 * before, derived from pieces and parcels (`domain/production/unit-state.ts`).
 *
 * `cancelled` has two cases: an order that never received money can still be paid (by a payment that was pending when
 * its time ran out); one that did can only be refunded.
 */
const STEPS = {
  'awaiting payment': {
    phase: 'unpaid',
    buyers: null,
    tone: 'wine',
    contact: 'needed',
    moves: [
      // Makers: an order by hand is paid in one step.
      { to: 'paid', by: ['payment', 'makers'] },
      { to: 'cancelled', by: ['payment', 'clock'] },
    ],
  },
  paid: {
    phase: 'open',
    buyers: 'paid',
    board: {},
    contact: 'needed',
    moves: [
      { to: 'in the making', by: ['makers'] },
      { to: 'cancelled', by: ['makers', 'customer'] },
      { to: 'refunded', by: ['makers', 'payment'] },
    ],
  },
  'in the making': {
    phase: 'open',
    buyers: 'making',
    board: { first: true },
    contact: 'needed',
    moves: [
      { to: 'shipped', by: ['makers'] },
      { to: 'cancelled', by: ['makers', 'customer'] },
      { to: 'refunded', by: ['makers', 'payment'] },
    ],
  },
  wound: { phase: 'open', buyers: 'wound', board: {} },
  packed: { phase: 'open', buyers: null, board: { small: true } },
  shipped: {
    phase: 'sent',
    buyers: 'shipped',
    board: { small: true },
    contact: 'needed',
    moves: [
      // The parcel has not left the workshop after all.
      { to: 'in the making', by: ['makers'] },
      { to: 'delivered', by: ['makers', 'clock'] },
      { to: 'returned', by: ['makers'] },
      { to: 'refunded', by: ['makers', 'payment'] },
    ],
  },
  delivered: {
    phase: 'sent',
    buyers: 'delivered',
    contact: 'needed while it may come back',
    moves: [
      // The parcel was not delivered after all.
      { to: 'shipped', by: ['makers'] },
      { to: 'returned', by: ['makers'] },
      { to: 'refunded', by: ['makers', 'payment'] },
    ],
  },
  cancelled: {
    phase: 'over',
    buyers: 'cancelled',
    tone: 'wine',
    // Paid and cancelled: a refund is due, and its buyer must be told.
    contact: 'needed',
    moves: [
      { to: 'paid', by: ['payment'] },
      { to: 'refunded', by: ['makers', 'payment'] },
    ],
  },
  returned: {
    phase: 'back',
    buyers: 'returned',
    tone: 'wine',
    contact: 'needed',
    moves: [{ to: 'refunded', by: ['makers', 'payment'] }],
  },
  refunded: {
    phase: 'over',
    buyers: 'refunded',
    tone: 'wine',
    contact: 'not needed',
    moves: [],
  },
} as const satisfies Record<string, StateRecord | StepRecord>;

type Steps = typeof STEPS;

/** Workshop steps: the stored states, and the finer steps `wound` and `packed`. */
export type OrderStep = keyof Steps;

export type OrderState = { [S in OrderStep]: Steps[S] extends { moves: unknown } ? S : never }[OrderStep];

export type BoardStep = { [S in OrderStep]: Steps[S] extends { board: BoardGroup } ? S : never }[OrderStep];

/** Regular steps of an order, as makers see them. */
export type MakersStep = {
  [S in OrderStep]: Steps[S] extends { phase: 'open' | 'sent' } ? S : never;
}[OrderStep];

type BuyersOf<P extends Phase> = {
  [S in OrderStep]: Steps[S] extends { phase: P; buyers: infer B extends string } ? B : never;
}[OrderStep];

export type OrderStepId = BuyersOf<Phase>;
/** Regular steps of an order as its buyer sees them. */
export type WayStep = BuyersOf<'open' | 'sent'>;

const ALL = keysOf(STEPS);
const stepRecord = (step: OrderStep): StepRecord => STEPS[step];
const isState = (step: OrderStep): step is OrderState => 'moves' in STEPS[step];
const isOnTheWay = (step: OrderStep): step is MakersStep => ['open', 'sent'].includes(stepRecord(step).phase);

export const ORDER_STATES: readonly OrderState[] = ALL.filter(isState);

/** Regular steps in order: as makers see them, and as the buyer does. */
export const MAKERS_WAY: readonly MakersStep[] = ALL.filter(isOnTheWay);
export const WAY = MAKERS_WAY.flatMap((step) => stepRecord(step).buyers ?? []) as readonly WayStep[];

/** Groups of the board in the order of the steps; `BOARD_ORDER` is their order on the board. */
export const BOARD_STEPS = ALL.filter((step) => stepRecord(step).board) as readonly BoardStep[];
export const boardGroup = (step: BoardStep): BoardGroup => STEPS[step].board;
export const boardWords = (step: BoardStep, language: Language = 'en') => BOARD_GROUPS[language][step];
const isFirst = (step: BoardStep): boolean => boardGroup(step).first ?? false;
export const BOARD_ORDER: readonly BoardStep[] = [
  ...BOARD_STEPS.filter(isFirst),
  ...BOARD_STEPS.filter((step) => !isFirst(step)),
];

export const BOARD_ROWS = 40;

/** Label for makers: "in the making". Title: "In the making". */
export const stepLabel = (step: OrderStep, language: Language = 'en'): string => STEP_LABELS[language][step];
export const stepTitle = (step: OrderStep, language: Language = 'en'): string =>
  stepLabel(step, language).replace(/^./, (letter) => letter.toUpperCase());
export const stepTone = (step: OrderStep): StepRecord['tone'] => stepRecord(step).tone;

/** The buyer's step of a state; undefined before payment. */
export const buyersStep = (state: OrderState): OrderStepId | undefined => STEPS[state].buyers ?? undefined;

export const contactOf = (state: OrderState): StateRecord['contact'] => STEPS[state].contact;

export const phaseOf = (state: OrderState): Phase => STEPS[state].phase;

/** Paid, and nothing has left. */
export const isOpen = (state: OrderState): boolean => phaseOf(state) === 'open';
export const OPEN_STATES: readonly OrderState[] = ORDER_STATES.filter(isOpen);

/** In transit or delivered. */
export const isSent = (state: OrderState): boolean => phaseOf(state) === 'sent';

/** Nothing more will be made or sent. A refund may still be due. */
export const isOrderOver = (state: OrderState): boolean => phaseOf(state) === 'over';
export const OVER_STATES: readonly OrderState[] = ORDER_STATES.filter(isOrderOver);

/** True if an order is paid and neither over nor sent back. */
export const isGoing = (state: OrderState): boolean => isOpen(state) || isSent(state);

export const movesFrom = (
  state: OrderState,
): readonly { readonly to: OrderState; readonly by: readonly Mover[] }[] => STEPS[state].moves;
