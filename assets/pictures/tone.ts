/** Linear light as the studio records it, or any other triple: red, green, blue. */
export type Rgb = readonly [number, number, number];

/** Contrast around middle grey; 1 is none. */
const CONTRAST = 1.25;
/** Light (of a white screen = 1) that the curve tends to; what is over 1 burns out, as on film. */
const CEILING = 1.5;
const GREY = 0.18;
const SPREAD = GREY ** CONTRAST * (CEILING / GREY - 1);

/**
 * The studio's film: scene light to screen light by a log-logistic curve, steep around middle grey and soft towards
 * white, so that gloss rolls off instead of clipping. A single formula, so that it can be turned round.
 */
export function expose(light: number): number {
  if (light <= 0) return 0;
  const power = light ** CONTRAST;
  return Math.min(1, (CEILING * power) / (power + SPREAD));
}

/** The scene light that comes out as this screen light; the reverse of `expose` below 1. */
export function unexpose(screen: number): number {
  return ((SPREAD * screen) / (CEILING - screen)) ** (1 / CONTRAST);
}

/** Screen light (0 to 1) as an sRGB value (0 to 1). */
export function toSrgb(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

/** An sRGB value (0 to 1) as light. */
export function fromSrgb(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Hex colour as linear light. */
export function lightOf(hex: string): Rgb {
  const at = (i: number) => fromSrgb(Number.parseInt(hex.slice(i, i + 2), 16) / 255);
  return [at(1), at(3), at(5)];
}
