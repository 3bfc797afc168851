import { expect, it } from 'vitest';
import { COLOUR_IDS, COLOURS } from './colours.ts';

it('the palette has eleven colours and three zebras, upper half first [rows 182–183, 482]', () => {
  expect(COLOUR_IDS.map((id) => `${COLOURS[id].name} ${COLOURS[id].hex.join(' ')}`)).toEqual([
    'Black #000000',
    'Cream #C4B9A3',
    'Green #55AE58',
    'White #FFFFFF',
    'Navy #0D3344',
    'Wine #7F3854',
    'Mauve #E193A6',
    'Gold #EEC284',
    'Lavender #B590DF',
    'Forest #29586C',
    'Copper #E49977',
    'Zebra Black/White #000000 #FFFFFF',
    'Zebra Black/Cream #000000 #C4B9A3',
    'Zebra Black/Forest #000000 #29586C',
  ]);
});
