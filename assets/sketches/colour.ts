/** Brightness (0 dark … 1 bright, beyond 1 for glints) and the colour there; ascending. */
export type Ramp = readonly (readonly [number, string])[];

/** Red, green, blue, 0 … 255, of `#rrggbb`. */
export function channels(hex: string): [number, number, number] {
  return [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as [number, number, number];
}

/** Mix of two `#rrggbb` colours; `t` 0 is the first, 1 the second. */
export function mix(a: string, b: string, t: number): string {
  const [from, to] = [channels(a), channels(b)];
  return `#${from
    .map((v, i) =>
      Math.round(v + ((to[i] as number) - v) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Colour of a ramp at a brightness; clamped at both ends. */
export function rampAt(ramp: Ramp, brightness: number): string {
  const first = ramp[0] as readonly [number, string];
  if (brightness <= first[0]) return mix(first[1], first[1], 0);
  for (let i = 1; i < ramp.length; i += 1) {
    const [high, above] = ramp[i] as readonly [number, string];
    const [low, below] = ramp[i - 1] as readonly [number, string];
    if (brightness <= high) return mix(below, above, (brightness - low) / (high - low));
  }
  const last = ramp[ramp.length - 1] as readonly [number, string];
  return mix(last[1], last[1], 0);
}
