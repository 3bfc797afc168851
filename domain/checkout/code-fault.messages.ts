import type { InLanguages } from '../languages.ts';

interface CodeFaults {
  readonly percent: (most: number) => string;
  readonly over: string;
  readonly tooLong: (months: number) => string;
  readonly endsFirst: string;
}

/** Why a code cannot be issued, as the makers read it. */
export const CODE_FAULTS: InLanguages<CodeFaults> = {
  en: {
    percent: (most) => `A code takes off between 1 and ${most} %, in whole per cent.`,
    over: 'A code must count today at least.',
    tooLong: (months) => `A code counts for ${months} months at most.`,
    endsFirst: 'The code would end before it begins.',
  },
  de: {
    percent: (most) => `Ein Code nimmt zwischen 1 und ${most} % ab, in ganzen Prozent.`,
    over: 'Ein Code muss mindestens heute noch gelten.',
    tooLong: (months) => `Ein Code gilt höchstens ${months} Monate.`,
    endsFirst: 'Der Code wäre zu Ende, bevor er anfängt.',
  },
};
