import type { ComponentType } from 'react';
import { BalanceCard } from './features/configurator/balance/balance-card.tsx';
import { Compared } from './features/listening/comparison/compared.tsx';
import { BalanceContent } from './features/products/balance/balance-content.tsx';
import { Specification } from './features/products/bench/specification.tsx';
import { NoPrices } from './features/products/buying/no-prices.tsx';
import { LiveSection } from './features/products/live/live-section.tsx';
import { ResponseFigure } from './features/products/tone/response-figure.tsx';
import { SoundSection } from './features/products/tone/sound-section.tsx';
import { CableFigure } from './guitar/cable-figure.tsx';
import { YourGuitarDrawing } from './guitar/your-guitar-drawing.tsx';
import type { DeferredName } from './islands/deferred-island.tsx';

export const DEFERRED_ON_SERVER = {
  sound: SoundSection,
  specification: Specification,
  tone: ResponseFigure,
  'no-prices': NoPrices,
  live: LiveSection,
  compared: Compared,
  'guitar-drawing': YourGuitarDrawing,
  'cable-figure': CableFigure,
  balance: BalanceContent,
  'balance-card': BalanceCard,
} as const satisfies Record<DeferredName, ComponentType<never>>;
