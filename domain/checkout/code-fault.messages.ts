import type { InLanguages } from '../languages.ts';

interface CodeFaults {
  readonly percent: (most: number) => string;
  readonly over: string;
  readonly tooLong: (months: number) => string;
  readonly endsFirst: string;
  readonly word: (least: number, most: number) => string;
}

/** Why a code cannot be issued, as the makers read it. */
export const CODE_FAULTS: InLanguages<CodeFaults> = {
  en: {
    percent: (most) => `A code takes off between 1 and ${most} %, in whole per cent.`,
    over: 'A code must count today at least.',
    tooLong: (months) => `A code counts for ${months} months at most.`,
    endsFirst: 'The code would end before it begins.',
    word: (least, most) =>
      `Choose a code of ${least} to ${most} letters (A to Z) and digits, with one letter at least.`,
  },
  de: {
    percent: (most) => `Ein Code nimmt zwischen 1 und ${most} % ab, in ganzen Prozent.`,
    over: 'Ein Code muss mindestens heute noch gelten.',
    tooLong: (months) => `Ein Code gilt höchstens ${months} Monate.`,
    endsFirst: 'Der Code wäre zu Ende, bevor er anfängt.',
    word: (least, most) =>
      `Wähl einen Code aus ${least} bis ${most} Buchstaben (A bis Z) und Ziffern, mit mindestens einem Buchstaben.`,
  },
};
