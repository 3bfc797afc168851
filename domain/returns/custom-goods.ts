import type { InLanguages } from '../languages.ts';
import { WITHDRAWAL_DAYS } from '../legal/withdrawal-days.ts';
import { CUSTOM_BUILDS_RETURNABLE, RETURN_DAYS } from './returns.ts';

interface Words {
  readonly short: string;
  readonly long: string;
}

/** Texts on returns of custom builds, if the shop accepts them and if not. */
const WORDS: Readonly<Record<'returnable' | 'kept', InLanguages<Words>>> = {
  returnable: {
    en: {
      short: `Built for you from our standard parts: ${RETURN_DAYS} days to send it back, as with all our pickups.`,
      long: `Custom builds are made of the same standard parts as all our pickups. The law would let us refuse goods made to your specification (§ 312g (2) no. 1 BGB); we do not. The ${RETURN_DAYS} days apply to them as to all others, and so does the right of withdrawal of ${WITHDRAWAL_DAYS} days.`,
    },
    de: {
      short: `Für dich aus unseren Standardteilen gebaut: ${RETURN_DAYS} Tage Rückgabe, wie bei all unseren Tonabnehmern.`,
      long: `Tonabnehmer nach Wahl bestehen aus denselben Standardteilen wie all unsere Tonabnehmer. Das Gesetz würde uns erlauben, die Rücknahme von Ware nach deinen Vorgaben abzulehnen (§ 312g Abs. 2 Nr. 1 BGB); das tun wir nicht. Die ${RETURN_DAYS} Tage gelten für sie wie für alle anderen, und ebenso das Widerrufsrecht von ${WITHDRAWAL_DAYS} Tagen.`,
    },
  },
  kept: {
    en: {
      short: 'Made to your specification: it cannot be sent back, unless something is wrong with it.',
      long: 'Custom builds are made to your specification. For them there is neither a right of withdrawal (§ 312g (2) no. 1 BGB) nor a return in goodwill. If something is wrong with one, the legal guarantee applies as to all others.',
    },
    de: {
      short: 'Nach deinen Vorgaben gefertigt: Rückgabe ausgeschlossen, außer bei Mängeln.',
      long: 'Tonabnehmer nach Wahl werden nach deinen Vorgaben gefertigt. Für sie gibt es weder ein Widerrufsrecht (§ 312g Abs. 2 Nr. 1 BGB) noch eine Rücknahme aus Kulanz. Bei Mängeln gilt die gesetzliche Gewährleistung wie für alle anderen.',
    },
  },
};

export const customGoods = (returnable = CUSTOM_BUILDS_RETURNABLE): InLanguages<Words> =>
  WORDS[returnable ? 'returnable' : 'kept'];
