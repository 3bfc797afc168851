import type { InLanguages } from '../languages.ts';

const EN = {
  percent: (most: number) => `A code takes off between 1 and ${most} %, in whole per cent.`,
  over: 'A code must be valid today at least.',
  tooLong: (months: number) => `A code is valid for ${months} months at most.`,
  endsFirst: 'The code would end before it begins.',
  word: (least: number, most: number) =>
    `Choose a code of ${least} to ${most} letters (A to Z) and digits, with one letter at least.`,
};

export const CODE_FAULTS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    percent: (most) => `Ein Code nimmt zwischen 1 und ${most} % ab, in ganzen Prozent.`,
    over: 'Ein Code muss mindestens heute noch gelten.',
    tooLong: (months) => `Ein Code gilt höchstens ${months} Monate.`,
    endsFirst: 'Der Code wäre zu Ende, bevor er anfängt.',
    word: (least, most) =>
      `Wähl einen Code aus ${least} bis ${most} Buchstaben (A bis Z) und Ziffern, mit mindestens einem Buchstaben.`,
  },
};
