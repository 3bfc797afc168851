import type { Language } from '../languages.ts';
import { keysOf } from '../records.ts';
import { BOARD_GROUPS, STEP_LABELS } from './states.messages.ts';

/** Who may move an order: the payment provider's word, the makers, the customer, or time running out. */
export type Mover = 'payment' | 'makers' | 'customer' | 'clock';

/**
 * What may be done about an order, roughly: `open` is paid and nothing has left, `sent` has left, `back` has come back
 * and money is owed, `over` is all that ended before.
 */
export type Phase = 'unpaid' | 'open' | 'sent' | 'back' | 'over';

interface StepRecord {
  readonly phase: Phase;
  /** The step that its buyer sees (named in `order-step-names.ts`); null where a buyer sees none. */
  readonly buyers: string | null;
  /** Colour of its label where it stands out among the makers. */
  readonly tone?: 'wine';
  /** Its group on the makers' board, by which the board is also filtered; none where the board does not show it. */
  readonly board?: BoardGroup;
}

interface BoardGroup {
  /** Stands above the others: a piece of it is in somebody's hands. */
  readonly first?: true;
  /** Rows of one line, for what no hand winds any more. */
  readonly small?: true;
}

interface StateRecord extends StepRecord {
  /** Where it can go, and who may move it there. */
  readonly moves: readonly { readonly to: string; readonly by: readonly Mover[] }[];
  /** How long the shop needs its buyer's mail address, whose deletion was asked for. */
  readonly contact: 'needed' | 'needed while it may come back' | 'not needed';
}

/**
 * Every state of an order, in the order in which it comes to them. What has `moves` is a state, and stored; what has
 * none is a finer step of the state before it, which follows from pieces and parcels (`workshop/unit-state.ts`).
 *
 * `cancelled` forks by money: an order that never received any can still be paid (a payment that was under way when its
 * time ran out), one that did can only be refunded.
 */
const STEPS = {
  'awaiting payment': {
    phase: 'unpaid',
    buyers: null,
    tone: 'wine',
    contact: 'needed',
    moves: [
      // Makers: what they enter by hand, in one step.
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
      // A parcel that is still in the workshop.
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
      // A delivery that was none.
      { to: 'shipped', by: ['makers'] },
      { to: 'returned', by: ['makers'] },
      { to: 'refunded', by: ['makers', 'payment'] },
    ],
  },
  cancelled: {
    phase: 'over',
    buyers: 'cancelled',
    tone: 'wine',
    // Paid and cancelled: a refund is to come, and somebody will have to hear of it.
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

/** What the workshop sees of an order: its states, and two finer steps, `wound` and `packed`. */
export type OrderStep = keyof Steps;

/** What an order can be, as it is stored. */
export type OrderState = { [S in OrderStep]: Steps[S] extends { moves: unknown } ? S : never }[OrderStep];

/** The groups of the makers' board, and what it can be filtered by. */
export type BoardStep = { [S in OrderStep]: Steps[S] extends { board: BoardGroup } ? S : never }[OrderStep];

/** The steps of an order to which nothing happens, as makers see them. */
export type MakersStep = {
  [S in OrderStep]: Steps[S] extends { phase: 'open' | 'sent' } ? S : never;
}[OrderStep];

type BuyersOf<P extends Phase> = {
  [S in OrderStep]: Steps[S] extends { phase: P; buyers: infer B extends string } ? B : never;
}[OrderStep];

/** The steps of an order as its buyer sees them. */
export type StepId = BuyersOf<Phase>;
/** Those of an order to which nothing happens. */
export type WayStep = BuyersOf<'open' | 'sent'>;

const ALL = keysOf(STEPS);
const stepRecord = (step: OrderStep): StepRecord => STEPS[step];
const isState = (step: OrderStep): step is OrderState => 'moves' in STEPS[step];
const isOnTheWay = (step: OrderStep): step is MakersStep => ['open', 'sent'].includes(stepRecord(step).phase);

export const ORDER_STATES: readonly OrderState[] = ALL.filter(isState);

/** The way of an order that nothing happens to, in its order: as makers see it, and as its buyer does. */
export const MAKERS_WAY: readonly MakersStep[] = ALL.filter(isOnTheWay);
export const WAY = MAKERS_WAY.flatMap((step) => stepRecord(step).buyers ?? []) as readonly WayStep[];

/** The groups of the board, in the order of the way; and as they lie on it. */
export const BOARD_STEPS = ALL.filter((step) => stepRecord(step).board) as readonly BoardStep[];
export const boardGroup = (step: BoardStep): BoardGroup => STEPS[step].board;
/** What a group is called, and what stands beside its title. */
export const boardWords = (step: BoardStep, language: Language = 'en') => BOARD_GROUPS[language][step];
const isFirst = (step: BoardStep): boolean => boardGroup(step).first ?? false;
export const BOARD_ORDER: readonly BoardStep[] = [
  ...BOARD_STEPS.filter(isFirst),
  ...BOARD_STEPS.filter((step) => !isFirst(step)),
];

/** So many orders of a group are shown at once. */
export const BOARD_ROWS = 40;

/** As makers read it: "in the making"; by itself: "In the making". */
export const stepLabel = (step: OrderStep, language: Language = 'en'): string => STEP_LABELS[language][step];
export const stepTitle = (step: OrderStep, language: Language = 'en'): string =>
  stepLabel(step, language).replace(/^./, (letter) => letter.toUpperCase());
export const stepTone = (step: OrderStep): StepRecord['tone'] => stepRecord(step).tone;

/** What its buyer sees of a state; undefined before it is paid. */
export const buyersStep = (state: OrderState): StepId | undefined => STEPS[state].buyers ?? undefined;

export const contactOf = (state: OrderState): StateRecord['contact'] => STEPS[state].contact;

export const phaseOf = (state: OrderState): Phase => STEPS[state].phase;

/** Paid, and nothing of it has left: its pieces wait for a machine or its parcel for the post. */
export const isOpen = (state: OrderState): boolean => phaseOf(state) === 'open';
export const OPEN_STATES: readonly OrderState[] = ORDER_STATES.filter(isOpen);

/** On its way to its buyer, or with them. */
export const isSent = (state: OrderState): boolean => phaseOf(state) === 'sent';

/** Nothing of it will be made or sent any more. What was paid may still have to go back. */
export const isOver = (state: OrderState): boolean => phaseOf(state) === 'over';
export const OVER_STATES: readonly OrderState[] = ORDER_STATES.filter(isOver);

/** Whether an order is paid and alive, so that its shopper can be thanked: neither waiting, nor over, nor sent back. */
export const isGoing = (state: OrderState): boolean => isOpen(state) || isSent(state);

/** Where an order can go from a state, and who may move it there. */
export const movesFrom = (
  state: OrderState,
): readonly { readonly to: OrderState; readonly by: readonly Mover[] }[] => STEPS[state].moves;
