/** AlNiCo 2 to 5, a ceramic bar, and three ceramic bars. */
export const MAGNETS = ['A2', 'A3', 'A4', 'A5', 'CER', 'CER3'] as const;
export type Magnet = (typeof MAGNETS)[number];

export const MAGNET_NAMES: Record<Magnet, string> = {
  A2: 'AlNiCo 2',
  A3: 'AlNiCo 3',
  A4: 'AlNiCo 4',
  A5: 'AlNiCo 5',
  CER: 'Ceramic',
  CER3: 'Triple Ceramic',
};

/** Field at the top of the poles in millitesla, and inductance relative to AlNiCo 5. */
interface MagnetFigures {
  readonly field_mT: number;
  readonly inductance: number;
}

/**
 * By magnet circuit. Rule of thumb: fields as gaussmeters commonly read them on rods (AlNiCo 5 about 1000 G) and on
 * steel poles over a bar. AlNiCo 2 and 3 are slightly more permeable than 5, ceramic bars leave an air gap. A ceramic
 * magnet under a rod pickup feeds steel poles, which raise the inductance.
 */
const FIGURES: Record<'rod' | 'bar', Record<Magnet, MagnetFigures>> = {
  rod: {
    A2: { field_mT: 75, inductance: 1.05 },
    A3: { field_mT: 62, inductance: 1.06 },
    A4: { field_mT: 85, inductance: 1.03 },
    A5: { field_mT: 100, inductance: 1 },
    CER: { field_mT: 80, inductance: 1.28 },
    CER3: { field_mT: 95, inductance: 1.32 },
  },
  bar: {
    A2: { field_mT: 30, inductance: 1.02 },
    A3: { field_mT: 25, inductance: 1.02 },
    A4: { field_mT: 34, inductance: 1.01 },
    A5: { field_mT: 40, inductance: 1 },
    CER: { field_mT: 50, inductance: 0.96 },
    CER3: { field_mT: 68, inductance: 0.95 },
  },
};

export const magnetFigures = (magnet: Magnet, circuit: 'rod' | 'bar'): MagnetFigures =>
  FIGURES[circuit][magnet];

export const isCeramic = (magnet: Magnet): boolean => magnet === 'CER' || magnet === 'CER3';
