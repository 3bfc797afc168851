/** Surfaces of a pickup, by material name in the models. Viewer and studio recolour by them. */
export const FINISH_SLOTS = [
  'cover',
  'bobbin-top',
  'bobbin-bottom',
  'bobbin',
  'flatwork',
  'coil',
  'tape',
  'pole',
  'screw',
  'brass-screw',
  'baseplate',
  'plate',
  'magnet',
  'keeper',
  'spacer',
  'cable',
  'shield',
  'lead-hot',
  'lead-ground',
] as const;
export type Slot = (typeof FINISH_SLOTS)[number];

/** A surface in terms of both three.js and Cycles. Colours are sRGB hex. */
export interface Finish {
  readonly colour: string;
  /** 0 (plastic) or 1 (metal). */
  readonly metalness: number;
  /** 0 (mirror) to 1 (chalk). */
  readonly roughness: number;
  /** Clear lacquer, 0 to 1. */
  readonly clearcoat?: number;
  /** Powder coating: rounder edges and orange-peel texture, rendered by the studio and the live view. */
  readonly coat?: 'powder';
}

export const FINISHES: Record<Slot, Finish> = {
  cover: { colour: '#C9C6BE', metalness: 1, roughness: 0.07 },
  'bobbin-top': { colour: '#000000', metalness: 0, roughness: 0.34 },
  'bobbin-bottom': { colour: '#000000', metalness: 0, roughness: 0.34 },
  bobbin: { colour: '#000000', metalness: 0, roughness: 0.34 },
  flatwork: { colour: '#1C1B19', metalness: 0, roughness: 0.85 },
  coil: { colour: '#9A5F3E', metalness: 1, roughness: 0.24 },
  tape: { colour: '#15130F', metalness: 0, roughness: 0.75 },
  pole: { colour: '#B9B7B2', metalness: 1, roughness: 0.26 },
  screw: { colour: '#D2D0CA', metalness: 1, roughness: 0.11 },
  'brass-screw': { colour: '#C6A15B', metalness: 1, roughness: 0.28 },
  baseplate: { colour: '#BDB8AC', metalness: 1, roughness: 0.3 },
  plate: { colour: '#B87A4B', metalness: 1, roughness: 0.3 },
  magnet: { colour: '#6E6C69', metalness: 1, roughness: 0.55 },
  keeper: { colour: '#8E8C88', metalness: 1, roughness: 0.4 },
  spacer: { colour: '#C8A878', metalness: 0, roughness: 0.7 },
  cable: { colour: '#26282A', metalness: 0, roughness: 0.6 },
  shield: { colour: '#B9B7B2', metalness: 1, roughness: 0.45 },
  'lead-hot': { colour: '#E8E4DA', metalness: 0, roughness: 0.55 },
  'lead-ground': { colour: '#17181A', metalness: 0, roughness: 0.55 },
};

/** Unpainted plastic. Colours of the catalogue are plastics unless a cover is metal. */
export const PLASTIC = { metalness: 0, roughness: 0.27 } as const;
export const POWDER_COAT = { metalness: 0, roughness: 0.32, coat: 'powder' } as const;
