import type { Language } from '#domain/languages.ts';
import { type Cents, ZERO } from '#domain/money.ts';
import type { SaleState } from '#domain/shopfront/sale-parts.ts';
import type { PartUnit } from '#domain/stock/amounts.ts';
import type { PackWord } from '#domain/stock/buying.ts';
import type { ShelfPart } from './read-shelf.ts';

export interface PartView {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  readonly unit: PartUnit;
  readonly onHand: number;
  readonly reserved: number;
  readonly free: number;
  readonly reorder: number;
  readonly isCounted: boolean;
  readonly isShort: boolean;
  readonly toBuy: boolean;
}

export interface ChosenPart extends PartView {
  readonly version: number;
  readonly drawer: string | null;
  readonly pack: number;
  readonly packWord: PackWord;
  readonly price: Cents;
  readonly supplierId: string | null;
  readonly whenOut: SaleState | null;
  readonly isCover: boolean;
  readonly isWire: boolean;
}

export const isCounted = ({ row }: ShelfPart): boolean => row?.countedAt != null;

export const partView = (one: ShelfPart, language: Language): PartView => ({
  ...{ id: one.part.id, name: one.part.name[language], detail: one.part.detail[language] },
  unit: one.part.unit,
  ...{ onHand: one.onHand, reserved: one.reserved, free: one.free, reorder: one.row?.reorder ?? 0 },
  isCounted: isCounted(one),
  isShort: one.short.length > 0,
  toBuy: one.buy !== undefined,
});

export function chosenPart(one: ShelfPart, language: Language): ChosenPart {
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
