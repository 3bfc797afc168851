import type { LookupKey } from '../prices/price-list.ts';
import { FITTED_RETURN_DAYS } from '../returns/returns.ts';
import type { Magnet } from '../tone/magnets.ts';

export interface Option<Id extends string = string> {
  /** Spelling in addresses. */
  readonly id: Id;
  /** Spelling on pages, in carts and in mails. */
  readonly name: string;
  /** Spelling in descriptions, if longer than the name. */
  readonly words?: string;
  /** Undefined: free. */
  readonly lookupKey?: LookupKey;
}

/** Adds the texts of the specified shape of carts and orders (`custom-config.ts`). */
export interface CoverOption extends Option {
  readonly written: string;
  readonly material?: string;
}

export interface SpacingOption extends Option {
  readonly written: string;
}

export interface OutputOption extends Option {
  /** DC resistance of all coils in series, Ω. */
  readonly ohms: number;
  /** Two opposed halves: an HP90 without hum. */
  readonly noiseless?: boolean;
}

export interface MagnetOption extends Option {
  readonly magnet: Magnet;
}

export interface WiringOption extends Option {
  readonly wires: 2 | 5;
}

/** Cover types of the humbucker with their keys (spec decision 9). */
export const COVER_TYPES = [
  {
    id: 'closed',
    name: 'Closed Cover',
    words: 'Closed Cover, nickel',
    written: 'Closed',
    material: 'Nickel',
    lookupKey: 'cover_closed_nickel',
  },
  {
    id: 'open',
    name: 'Open Cover',
    words: 'Open Cover, brass',
    written: 'Open',
    material: 'Brass',
    lookupKey: 'cover_open_brass',
  },
  { id: 'none', name: 'No Cover', written: 'No Cover', lookupKey: 'cover_none' },
] as const satisfies readonly CoverOption[];

/** The two classic P90s. The type sets the base price, so the option itself is free. */
export const CLASSIC_TYPES = [
  { id: 'dogear', name: 'P90 Dogear' },
  { id: 'soapbar', name: 'P90 Soapbar' },
] as const satisfies readonly Option[];

export const SPACING_OPTIONS = [
  { id: '50', name: '50mm (Neck)', words: '50\u00a0mm, Neck', written: 'Neck' },
  { id: '52', name: '52mm (Bridge)', words: '52\u00a0mm, Bridge', written: 'Bridge' },
] as const satisfies readonly SpacingOption[];

export const HUMBUCKER_OUTPUTS = [
  { id: 'super-clean', name: 'Super Clean', ohms: 6000, lookupKey: 'output_super_clean' },
  { id: 'clean', name: 'Clean', ohms: 7000, lookupKey: 'output_clean' },
  { id: 'vintage', name: 'Vintage', ohms: 7500, lookupKey: 'output_vintage' },
  { id: 'modern', name: 'Modern', ohms: 8000, lookupKey: 'output_modern' },
  { id: 'spicy', name: 'Spicy', ohms: 12_000, lookupKey: 'output_spicy' },
  { id: 'hot', name: 'Hot', ohms: 14_500, lookupKey: 'output_hot' },
  { id: 'reaper', name: 'Reaper', ohms: 16_000, lookupKey: 'output_reaper' },
] as const satisfies readonly OutputOption[];

/** The key of Noiseless is from spec decision 8. */
export const HP90_OUTPUTS = [
  { id: 'clean', name: 'Clean', ohms: 7000, lookupKey: 'p90_clean_output' },
  { id: 'vintage', name: 'Vintage', ohms: 8000, lookupKey: 'p90_vintage_output' },
  { id: 'modern', name: 'Modern', ohms: 9000, lookupKey: 'p90_modern_output' },
  { id: 'hot', name: 'Hot', ohms: 10_000, lookupKey: 'p90_hot_output' },
  { id: 'noiseless', name: 'Noiseless', ohms: 9000, noiseless: true, lookupKey: 'p90_noiseless_output' },
  {
    id: 'noiseless-hot',
    name: 'Noiseless Hot',
    ohms: 9600,
    noiseless: true,
    lookupKey: 'p90_noiseless_hot_output',
  },
] as const satisfies readonly OutputOption[];

const CLASSIC_LEVELS: readonly string[] = ['super-clean', 'vintage', 'modern', 'hot', 'reaper'];

export const CLASSIC_OUTPUTS = HUMBUCKER_OUTPUTS.filter(({ id }) => CLASSIC_LEVELS.includes(id));

export const COIL_MATCHINGS = [
  { id: 'matched', name: 'Matched' },
  { id: 'unmatched', name: 'Unmatched' },
] as const satisfies readonly Option[];

export const POTTINGS = [
  { id: 'none', name: 'No Potting', lookupKey: 'wax_potting_none' },
  { id: 'wax', name: 'Wax Potting', lookupKey: 'wax_potting' },
] as const satisfies readonly Option[];

/** Labels and keys are paired in the order of the specification, although the keys' names suggest otherwise. */
export const WIRINGS = [
  { id: '5-wire', name: '5-Wire Output (Shielded)', wires: 5, lookupKey: 'wiring_three_shielded' },
  { id: '2-wire', name: '2-Wire Output (Shielded)', wires: 2, lookupKey: 'wiring_two_shielded' },
] as const satisfies readonly WiringOption[];

/** Classic P90 and HP90. AlNiCo 8 is described in the note on magnets but not offered. */
export const P90_MAGNETS = [
  { id: 'ceramic', name: 'Ceramic', magnet: 'CER', lookupKey: 'magnet_ceramic' },
  { id: 'alnico-2', name: 'AlNiCo 2', magnet: 'A2', lookupKey: 'magnet_alnico_2' },
  { id: 'alnico-3', name: 'AlNiCo 3', magnet: 'A3', lookupKey: 'magnet_alnico_3' },
  { id: 'alnico-4', name: 'AlNiCo 4', magnet: 'A4', lookupKey: 'magnet_alnico_4' },
  { id: 'alnico-5', name: 'AlNiCo 5', magnet: 'A5', lookupKey: 'magnet_alnico_5' },
] as const satisfies readonly MagnetOption[];

export const HUMBUCKER_MAGNETS = [
  ...P90_MAGNETS,
  { id: 'triple-ceramic', name: 'Triple Ceramic', magnet: 'CER3', lookupKey: 'magnet_triple_ceramic' },
] as const satisfies readonly MagnetOption[];

/** The end of the lead, for builds and stock pickups alike. No choice: bare ends. */
export const CONNECTOR_OPTIONS = [
  {
    id: 'quick',
    name: 'Quick connector',
    words: `Quick connector: ${FITTED_RETURN_DAYS} days to fit it and play it`,
    lookupKey: 'quick_connector',
  },
] as const satisfies readonly Option[];

export const WINDING_OPTIONS = [
  { id: 'reverse', name: 'Reverse wound, reverse polarity', lookupKey: 'reverse_wound' },
] as const satisfies readonly Option[];
