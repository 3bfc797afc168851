import { expect, it } from 'vitest';
import { customLooks } from '../products/custom-looks.ts';
import { customPicture } from '../products/pictures.ts';
import { lookCard, lookPicture } from './look-card.ts';

it('has a unique card for each look, which leads back to its picture', () => {
  const files = customLooks().map((look) => {
    const { file, alt } = lookCard(look);
    const picture = lookPicture(file.replace('/cards/', ''));
    expect(picture).toEqual(customPicture(look));
    expect(alt).toBe(picture?.alt);
    return file;
  });
  expect(new Set(files).size).toBe(1303);
});

it('refuses other names', () => {
  for (const file of [
    '',
    'humbucker.jpg',
    'humbucker-fishbone-50-forest-cream.jpg',
    'Humbucker-fishbone-50-forest-copper.jpg',
    'humbucker-fishbone-50-forest-copper',
    'constructor',
    '../shop/humbucker/card-1200.jpg',
  ])
    expect(lookPicture(file), file).toBeUndefined();
});
