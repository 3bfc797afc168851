/** 8064 Ω → "8.06". */
export const inKiloOhms = (ohms: number): string => (ohms / 1000).toFixed(2);

/** 4.3125 → "4.31". */
export const inHenry = (henry: number): string => henry.toFixed(2);

/** 5550 → "5 550", with a no-break space. */
export const inThousands = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, '\u00a0');

/** "measured 8.06 kΩ, 4.22 H". */
export const measuredWords = (kept: {
  readonly resistance_Ohm: number;
  readonly inductance_H: number;
}): string => `measured ${inKiloOhms(kept.resistance_Ohm)}\u00a0kΩ, ${inHenry(kept.inductance_H)}\u00a0H`;
