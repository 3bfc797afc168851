import type { InLanguages } from '../languages.ts';
import type { LookupKey } from '../prices/price-list.ts';
import type { PriceGroup } from './price-groups.ts';

export const PRICE_GROUP_NAMES: InLanguages<Readonly<Record<PriceGroup, string>>> = {
  en: {
    sets: 'Sets',
    covers: 'Covers',
    single: 'One pickup',
    wax: 'Wax',
    output: 'Output',
    rest: 'Magnet, wiring and parts',
  },
  de: {
    sets: 'Sets',
    covers: 'Kappen',
    single: 'Ein Tonabnehmer',
    wax: 'Wachs',
    output: 'Ausgang',
    rest: 'Magnet, Anschluss und Teile',
  },
};

/** Parts of a key that its group's heading already names. */
const DROPPED = /^(cover|magnet)_|_set$|^output_|_output$/g;

function inEnglish(key: LookupKey, group: PriceGroup): string {
  const words = key
    .replace(DROPPED, '')
    .replace(/^wiring_three/, 'wiring_five_wires')
    .replace(/^wiring_two/, 'wiring_two_wires')
    .replaceAll('_', ' ')
    .replace(/p90/g, 'P90')
    .replace(/alnico/g, 'AlNiCo');
  const whole = group === 'sets' ? `${words} set` : group === 'covers' ? `${words} cover` : words;
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}

const IN_GERMAN: Readonly<Record<LookupKey, string>> = {
  humbucker_set: 'Humbucker-Set',
  humbucker: 'Humbucker',
  telecaster_set: 'Telecaster-Set',
  telecaster_neck: 'Telecaster, Hals',
  telecaster_bridge: 'Telecaster, Steg',
  p90_soapbar_set: 'P90-Soapbar-Set',
  p90_soapbar: 'P90 Soapbar',
  p90_dogear_set: 'P90-Dogear-Set',
  p90_dogear: 'P90 Dogear',
  jazz_bass_set: 'Jazz-Bass-Set',
  jazz_bass_neck: 'Jazz Bass, Hals',
  jazz_bass_bridge: 'Jazz Bass, Steg',
  precision_bass_set: 'Precision-Bass-Set',
  stratocaster_set: 'Stratocaster-Set',
  stratocaster: 'Stratocaster',
  humbucker_p90_set: 'Humbucker-P90-Set',
  humbucker_p90: 'Humbucker-P90',
  cover_closed_nickel: 'Geschlossene Kappe, Nickel',
  cover_open_brass: 'Offene Kappe, Messing',
  cover_none: 'Ohne Kappe',
  output_super_clean: 'Super Clean',
  output_clean: 'Clean',
  output_vintage: 'Vintage',
  output_modern: 'Modern',
  output_spicy: 'Spicy',
  output_hot: 'Hot',
  output_reaper: 'Reaper',
  p90_clean_output: 'P90 Clean',
  p90_vintage_output: 'P90 Vintage',
  p90_modern_output: 'P90 Modern',
  p90_hot_output: 'P90 Hot',
  p90_noiseless_output: 'P90 Noiseless',
  p90_noiseless_hot_output: 'P90 Noiseless Hot',
  wax_potting_none: 'Ohne Wachs',
  wax_potting: 'Wachsbad',
  wiring_three_shielded: 'Fünf Adern, geschirmt',
  wiring_two_shielded: 'Zwei Adern, geschirmt',
  magnet_ceramic: 'Keramik',
  magnet_alnico_2: 'AlNiCo 2',
  magnet_alnico_3: 'AlNiCo 3',
  magnet_alnico_4: 'AlNiCo 4',
  magnet_alnico_5: 'AlNiCo 5',
  magnet_triple_ceramic: 'Dreifach Keramik',
  reverse_wound: 'Gegenläufig gewickelt',
  quick_connector: 'Steckverbindung, je Tonabnehmer',
  part_cover_open: 'Einzelteil: offene Kappe',
  part_cover_closed: 'Einzelteil: geschlossene Kappe',
  part_cover_plastic: 'Einzelteil: Kunststoffkappe',
  part_ring: 'Einzelteil: Rahmen',
  part_screws: 'Einzelteil: Schrauben',
  part_springs: 'Einzelteil: Federn',
  part_poles: 'Einzelteil: Polschrauben',
};

export const PRICE_NAMES: InLanguages<(key: LookupKey, group: PriceGroup) => string> = {
  en: inEnglish,
  de: (key) => IN_GERMAN[key],
};
