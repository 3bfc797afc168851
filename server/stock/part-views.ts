import type { Language } from '#domain/languages.ts';
import { ZERO } from '#domain/money.ts';
import type { ShelfPart } from './read-shelf.ts';

export const isCounted = ({ row }: ShelfPart): boolean => row?.countedAt != null;

export const partView = (one: ShelfPart, language: Language) => ({
  ...{ id: one.part.id, name: one.part.name[language], detail: one.part.detail[language] },
  unit: one.part.unit,
  ...{ onHand: one.onHand, reserved: one.reserved, free: one.free, reorder: one.row?.reorder ?? 0 },
  isCounted: isCounted(one),
  isShort: one.short.length > 0,
  toBuy: one.buy !== undefined,
});

export type PartView = ReturnType<typeof partView>;

export function chosenPart(one: ShelfPart, language: Language) {
  const { row, part } = one;
  return {
    ...partView(one, language),
    version: row?.version ?? 0,
    drawer: row?.drawer ?? null,
    pack: row?.pack ?? 1,
    packWord: row?.packWord ?? 'piece',
    price: row?.price ?? ZERO,
    supplierId: row?.supplierId ?? null,
    whenOut: row?.whenOut ?? null,
    isCover: part.cover !== undefined,
    isWire: part.awg !== undefined,
  };
}

export type ChosenPart = ReturnType<typeof chosenPart>;
