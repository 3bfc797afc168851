import type { Day } from '#domain/calendar/day.ts';
import type { CountryCode } from '#domain/countries.ts';
import type { CaseKind } from '#domain/orders/payment-case.ts';
import type { Batch } from '#domain/production/day-plan.ts';
import type { DayBlock } from '#domain/production/day-strip.ts';
import type { Awg } from '#domain/tone/wire.ts';
import type { ClosingPreview } from './close-days.ts';
import type { WeekUnit } from './plan-week.ts';

export interface WeekPiece {
  readonly order: string;
  readonly version: number;
  readonly number: number;
  readonly buyer: string;
  /** "Stratocaster bridge". */
  readonly name: string;
  readonly awg: Awg;
  readonly day: Day;
  readonly machine: number;
  readonly place: number;
  readonly state: 'wound' | 'on the bench' | 'to wind';
  /** The gauge to mount before it. */
  readonly change: Awg | undefined;
  readonly pinnedBy: string | undefined;
}

/** A day of the six weeks. */
export interface CalendarDay {
  readonly day: Day;
  readonly kind: 'open' | 'weekend' | 'holiday' | 'closed';
  readonly holiday: string | undefined;
  /** Capacity in pickups, and how much is taken. */
  readonly places: number;
  readonly taken: number;
  /** Absent makers, if not all are. */
  readonly away: readonly string[];
}

export interface DueOrder {
  readonly number: string;
  readonly buyer: string;
  readonly countryName: string;
  readonly promised: Day;
  readonly leaves: Day;
  readonly isLate: boolean;
  readonly step: 'to wind' | 'on the bench' | 'to finish' | 'to pack' | 'packed';
  readonly wound: readonly [number, number];
}

export interface WaitingOrder {
  readonly number: string;
  readonly buyer: string;
  readonly why: 'answer' | 'address' | 'closed abroad' | CaseKind | 'parts' | 'repair' | 'way back';
  /** Deadline of a question, ISO. */
  readonly until: string | undefined;
  readonly asked: string | undefined;
  readonly promised: Day | null;
}

export interface DayView {
  readonly today: Day;
  /** Minutes since midnight in Leipzig. */
  readonly now: number;
  readonly by: 'wire' | 'date';
  readonly isOpen: boolean;
  readonly toWind: { readonly left: number; readonly of: number; readonly buyers: readonly string[] };
  readonly parcels: readonly {
    readonly buyer: string;
    readonly country: CountryCode;
    readonly name: string;
  }[];
  readonly late: readonly DueOrder[];
  readonly due: readonly DueOrder[];
  readonly waiting: readonly WaitingOrder[];
  readonly queue: { readonly toWind: number; readonly promisedNow: Day; readonly lastWound: Day };
  readonly lanes: readonly {
    readonly name: string;
    readonly who: string | undefined;
    readonly awg: Awg | undefined;
    readonly blocks: readonly DayBlock[];
  }[];
  readonly week: {
    readonly days: readonly {
      readonly day: Day;
      readonly places: number;
      readonly away: readonly number[];
    }[];
    readonly pieces: readonly WeekPiece[];
    readonly changes: { readonly wire: number; readonly date: number };
    readonly batches: readonly (Omit<Batch<WeekUnit>, 'units'> & {
      readonly pickups: number;
      readonly coils: number;
    })[];
    /** Planned orders that keep their date, and their total. */
    readonly kept: readonly [number, number];
    readonly breaks: readonly string[];
  };
  readonly calendar: readonly CalendarDay[];
  readonly absences: readonly {
    readonly id: string;
    readonly from: Day;
    readonly until: Day;
    readonly who: string | null;
  }[];
  readonly makers: readonly { readonly id: string; readonly name: string }[];
  readonly closing: (ClosingPreview & { readonly seen: readonly string[] }) | undefined;
  /** Null on a day without post. */
  readonly postLeavesAt: string | null;
}
