import type { ComponentType } from 'react';
import { BalanceCard } from './features/configurator/balance/balance-card.tsx';
import { CableFigure } from './features/guitar/cable-figure.tsx';
import { GuitarDrawing } from './features/guitar/drawing.tsx';
import { Compared } from './features/listening/comparison/compared.tsx';
import { BalanceSection } from './features/products/balance/balance-section.tsx';
import { NoPrices } from './features/products/buying/no-prices.tsx';
import { LiveSection } from './features/products/live/live-section.tsx';
import { ToneSection } from './features/products/tone/tone-section.tsx';
import type { DeferredName } from './islands/deferred-island.tsx';

/** The deferred islands on the server, which has them at once. */
export const DEFERRED_ON_SERVER = {
  tone: ToneSection,
  'no-prices': NoPrices,
  live: LiveSection,
  compared: Compared,
  'guitar-drawing': GuitarDrawing,
  'cable-figure': CableFigure,
  balance: BalanceSection,
  'balance-card': BalanceCard,
} as const satisfies Record<DeferredName, ComponentType<never>>;
