import type { InLanguages } from '../languages.ts';
import { CARRIERS, type Carrier, type CarrierId } from './carriers.ts';

type Words = Readonly<Record<CarrierId, Pick<Carrier, 'name' | 'service'>>>;

export const CARRIER_WORDS: InLanguages<Words> = {
  en: CARRIERS,
  de: {
    dhl: CARRIERS.dhl,
    'dhl-international': CARRIERS['dhl-international'],
    other: { name: 'Ein anderer Zusteller', service: 'Paket' },
    hand: { name: 'In Leipzig übergeben', service: 'Von Hand' },
  },
};
