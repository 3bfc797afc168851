import { expect, it } from 'vitest';
import { orderItem, placeWords } from './order-items.ts';

const item = (title: string, detail: string) =>
  orderItem({ id: '1', quantity: 1, sold: { title, detail, picture: { path: '', alt: '' } } }, 'de');

it('translates items that were stored in English, and keeps names', () => {
  expect(item('Stratocaster neck', 'Vintage, White')).toMatchObject({
    name: 'Stratocaster, Hals',
    detail: 'Vintage, Weiß',
  });
  expect(item('Custom Humbucker', 'Fishbone, Forest/Copper, 52\u00a0mm, 8.5\u00a0kΩ')).toMatchObject({
    name: 'Custom Humbucker',
    detail: 'Fishbone, Waldgrün/Kupfer, 52\u00a0mm, 8,5\u00a0kΩ',
  });
  expect(placeWords('AT', true, 'de')).toBe('Österreich');
  expect(placeWords('AT', false, 'de')).toBe('noch keine Adresse');
});
