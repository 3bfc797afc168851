import type { ColourId } from './colours.ts';
import type { Bundle, Flavor, StockType } from './pickup-types.ts';
import type { LookupKey } from './price-list.ts';

/** A stock pickup as it is sold. Figures come from the winding table (domain/tone), prices from the price list. */
export interface Product {
  readonly type: StockType;
  /** Last part of the page's address: /shop/{slug}. */
  readonly slug: string;
  readonly name: string;
  /** Short name with soft hyphens allowed where a narrow tile needs them. */
  readonly tone: string;
  /** What a player should know in two sentences. */
  readonly intro: string;
  readonly colours: readonly [ColourId, ...ColourId[]];
  readonly flavors: Partial<Record<Flavor, string>>;
  /** Price keys of the bundles on offer, in the order in which they are shown. */
  readonly bundles: Partial<Record<Bundle, LookupKey>>;
  /** What a set holds, in words. */
  readonly setContents: string;
}

export const PRODUCTS = [
  {
    type: 'HUMBUCKER',
    slug: 'humbucker',
    name: 'Humbucker',
    tone: 'Thick and quiet. The mids stay when the gain comes.',
    intro:
      'Two coils against the hum, wound one after the other on the same bench. Open bobbins, so every part can be reached with a screwdriver.',
    colours: ['black', 'cream', 'zebra-black-cream', 'zebra-black-white'],
    flavors: {
      HOT: 'Ceramic magnet and 44 wire. Pushes an amp hard and keeps the low strings apart.',
      HYBRID: 'Unmatched coils on AlNiCo 4. The edge of a single coil, with the hum turned down.',
      MODERN: 'Even from string to string. Takes a lot of gain and still says which chord it was.',
      VINTAGE: 'Scatter-wound on AlNiCo 2, unpotted. Open highs, soft attack, a little air.',
    },
    bundles: { SET: 'humbucker_set', NECK: 'humbucker', BRIDGE: 'humbucker' },
    setContents: 'Neck and bridge',
  },
  {
    type: 'HUMBUCKER_P90',
    slug: 'humbucker-p90',
    name: 'Humbucker-sized P90',
    tone: 'P90 bite in a humbucker ring.',
    intro:
      'One wide, flat coil under a humbucker-sized cover. It drops into the hole your guitar already has and brings the growl along.',
    colours: ['black'],
    flavors: {
      HOT: 'Wound to 9 and 10 kΩ on AlNiCo 5. Rough when you dig in, loud when you do not.',
      MODERN: 'Wound to 8 and 8.5 kΩ. Punch in the middle, clear on top, steady with a fuzz.',
      VINTAGE: 'Wound to 7.2 and 7.8 kΩ. Dry, woody, with the snap of an old student guitar.',
    },
    bundles: { SET: 'humbucker_p90_set', NECK: 'humbucker_p90', BRIDGE: 'humbucker_p90' },
    setContents: 'Neck and bridge',
  },
  {
    type: 'TELECASTER',
    slug: 'telecaster',
    name: 'Telecaster',
    tone: 'Snap at the bridge, air at the neck.',
    intro:
      'A bridge pickup on its steel plate and a small neck pickup with finer wire. Two voices that were never meant to match, and do.',
    colours: ['black'],
    flavors: {
      HOT: 'More turns of 43 at the bridge. Thicker twang, still a twang.',
      MODERN: 'AlNiCo 5 at both ends. Tight lows, quick attack, room for a compressor.',
      VINTAGE: 'AlNiCo 3, wound lightly. Bell-like and honest about your picking.',
    },
    bundles: { SET: 'telecaster_set', NECK: 'telecaster_neck', BRIDGE: 'telecaster_bridge' },
    setContents: 'Neck and bridge',
  },
  {
    type: 'STRATOCASTER',
    slug: 'stratocaster',
    name: 'Stratocaster',
    tone: 'Clear as glass, with a little bell on top.',
    intro:
      'Six rod magnets, fibre flatwork, one coil. The middle pickup of a set is reverse-wound, so positions two and four are quiet.',
    colours: ['black', 'white', 'cream'],
    flavors: {
      HOT: 'Finer wire, more turns. The glass gets thicker and the amp breaks up sooner.',
      HYBRID: 'AlNiCo 2 rods. Rounder attack, less pull on the strings, sweet on bends.',
      MODERN: 'A balanced set: the bridge has enough turns to keep up with the neck.',
      VINTAGE: 'About eight thousand turns of 42, scatter-wound. Chime, quack and air.',
    },
    bundles: {
      SET: 'stratocaster_set',
      NECK: 'stratocaster',
      MIDDLE: 'stratocaster',
      BRIDGE: 'stratocaster',
    },
    setContents: 'Neck, middle and bridge',
  },
  {
    type: 'P90_DOGEAR',
    slug: 'p90-dogear',
    name: 'Dogear P90',
    tone: 'Growls when you dig in, cleans up when you do not.',
    intro:
      'The flat, wide coil of 1946 with two bar magnets under it. The ears screw straight into the top of the guitar.',
    colours: ['black', 'cream'],
    flavors: {
      HOT: 'Ceramic bars and 43 wire. Pushes the front of an amp and snarls back.',
      MODERN: 'AlNiCo 5, potted. Firm lows and a middle that cuts through two guitars.',
      VINTAGE: 'AlNiCo 3, scatter-wound, unpotted. Touch decides everything.',
    },
    bundles: { SET: 'p90_dogear_set', NECK: 'p90_dogear', BRIDGE: 'p90_dogear' },
    setContents: 'Neck and bridge',
  },
  {
    type: 'P90_SOAPBAR',
    slug: 'p90-soapbar',
    name: 'Soapbar P90',
    tone: 'The same coil, a rounder voice.',
    intro:
      'A P90 without ears, held by two screws between the poles. It sits lower in the wood and speaks a little softer.',
    colours: ['black', 'white', 'cream'],
    flavors: {
      HOT: 'Ceramic bars and 43 wire. Fat, forward, hard to ignore.',
      MODERN: 'AlNiCo 5, potted. Keeps its shape with gain and on stage.',
      VINTAGE: 'AlNiCo 3, scatter-wound, unpotted. Warm wood and a rough edge.',
    },
    bundles: { SET: 'p90_soapbar_set', NECK: 'p90_soapbar', BRIDGE: 'p90_soapbar' },
    setContents: 'Neck and bridge',
  },
  {
    type: 'JAZZ_BASS',
    slug: 'jazz-bass',
    name: 'Jazz Bass',
    tone: 'Every finger, every fret, nothing in between.',
    intro:
      'Two slim single coils with a pair of rods for each string. Wound in opposite directions, so both together are quiet.',
    colours: ['black'],
    flavors: {
      HOT: 'More turns of 43. The growl comes forward, the slap loses its needle.',
      MODERN: 'Wide and even. Low B stays firm, harmonics stay clear.',
      VINTAGE: 'Scatter-wound 42. The burp of the bridge pickup, just as you know it.',
    },
    bundles: { SET: 'jazz_bass_set', NECK: 'jazz_bass_neck', BRIDGE: 'jazz_bass_bridge' },
    setContents: 'Neck and bridge',
  },
  {
    type: 'PRECISION_BASS',
    slug: 'precision-bass',
    name: 'Precision Bass',
    tone: 'One note, and the room knows where it is.',
    intro:
      'One pickup in two halves, each under two strings and wound against the other. The hum cancels, the note does not.',
    colours: ['black'],
    flavors: {
      HOT: 'Ceramic bars and 43 wire. Thick, loud, made for a pick.',
      MODERN: 'More turns on AlNiCo 5. Firm in a dense mix.',
      VINTAGE: 'About ten thousand turns a half. Round, woody, done.',
    },
    bundles: { SET: 'precision_bass_set' },
    setContents: 'Both halves of the split coil',
  },
] as const satisfies readonly Product[];
