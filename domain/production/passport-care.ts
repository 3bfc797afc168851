import { inWords } from '../format-count.ts';
import { BENCH } from './bench.ts';
import type { BuildSheet } from './build-sheet.ts';
import { inKiloOhms } from './figures.ts';
import type { KeptValues } from './own-curve.ts';
import type { SoldPickup } from './sold-pickup.ts';
import { UNIT_CLAIMS, type UnitFacts } from './unit-claims.ts';

/** What its owner may need to know one day. */
export interface CareNote {
  readonly title: string;
  readonly words: string;
}

const NBSP = '\u00a0';
const upper = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Between which leads a meter sees the whole pickup; by their ends where no colours are set. */
function meterWords({ leads, coloursAreSet }: BuildSheet): string {
  if (!coloursAreSet) return 'Hot to ground';
  const to = (end: string) => leads.filter((lead) => lead.to === end).map(({ colour }) => colour.name);
  const [hot = ''] = to('hot');
  const [ground = ''] = to('ground');
  const joined = leads.filter((lead) => typeof lead.to === 'number').map(({ colour }) => colour.name);
  return `${upper(hot)} to ${ground}${joined.length > 0 ? ` with ${joined.join(' and ')} joined` : ''}`;
}

const COVER_COMES_OFF: Readonly<Record<SoldPickup['cover']['kind'], string>> = {
  metal: 'The cover is soldered to the baseplate.',
  plastic: 'The cover lifts off.',
  none: 'There is no cover.',
};

/** What holds it together, from the outside in, as far as its CAD model has the parts. */
function apartWords({ cover, magnet, bobbinScrews: count }: SoldPickup): string {
  const first = COVER_COMES_OFF[cover.kind];
  if (count > 0)
    return `${first} ${upper(inWords(count))} screws under the baseplate hold the ${count > 2 ? 'coils' : 'coil'}; with those loose the ${magnet.bars > 1 ? 'magnets slide' : 'magnet slides'} out. Mark its north first.`;
  return `${first} The rods are what the coil is wound around: they stay in. The leads end in eyelets at the edge, and those can be soldered anew.`;
}

/** Care and repair of a pickup; figures are its own. */
export function careNotes(
  sheet: BuildSheet,
  sold: SoldPickup,
  { kept, facts }: { readonly kept: KeptValues; readonly facts: UnitFacts },
): readonly CareNote[] {
  const { temperature_C } = BENCH.measuredAt;
  return [
    {
      title: 'Measure first',
      words: `${meterWords(sheet)}: ${inKiloOhms(kept.resistance_Ohm)}${NBSP}kΩ at ${temperature_C}${NBSP}°C, 0.4${NBSP}% more for each degree above. Nothing at all means a broken lead or coil. If the figure is right, look at switch, pots and jack.`,
    },
    { title: 'What comes out', words: apartWords(sold) },
    {
      title: 'Rewinding',
      words: [
        'This page is the recipe, for us or for any winder: wire, turns, direction, magnet.',
        UNIT_CLAIMS.waxComesOut.says([facts]),
        'We can wind it again as it was.',
      ]
        .filter(Boolean)
        .join(' '),
    },
    {
      title: 'Every day',
      words:
        'A dry cloth. No oil on the poles, no steel wool near the magnet: it keeps every splinter. No hair dryer, no solvent.',
    },
  ];
}
