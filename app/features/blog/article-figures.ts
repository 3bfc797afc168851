import { decimalsIn, type Language } from '#domain/languages.ts';
import { productByType } from '#domain/products/catalogue.ts';
import { windingTable } from '#domain/products/winding-table.ts';
import { inDecibels, kilohertzWithDoubt, withDoubt } from '#domain/tone/format-figures.ts';
import { MAGNET_NAMES, type Magnet, magnetFigures } from '#domain/tone/magnets.ts';
import { humLevel, makePickup, outputLevel } from '#domain/tone/pickup.ts';
import { pullAgainst, STANDARD_ROD } from '#domain/tone/rod-field.ts';
import { GUITAR } from '#domain/tone/strings.ts';
import HUMBUCKER from '#records/models/humbucker-none.json' with { type: 'json' };
import { ARTICLE_FIGURE_MESSAGES } from './article-figures.messages.ts';
import { BUDGET_DOLLARS, GRITS, STARTING_SETUP, spentDollars, UPGRADES } from './data/upgrades.ts';
import { recipeOf } from './recipes.ts';

/** Years of the P.A.F. (specification of this article). */
const PAF_YEARS = {
  filed: 1955,
  debut: 1957,
  firstMade: 1955,
  lastMade: 1960,
  granted: 1959,
} as const;

const NBSP = '\u00a0';
const mm = (value: number | string) => `${value}${NBSP}mm`;
const mT = (magnet: Magnet, circuit: 'rod' | 'bar') => `${magnetFigures(magnet, circuit).field_mT}${NBSP}mT`;

const dollarsOf = (id: (typeof UPGRADES)[number]['id']) =>
  UPGRADES.find((one) => one.id === id)?.dollars ?? 0;

function humbucker(language: Language) {
  const words = ARTICLE_FIGURE_MESSAGES[language];
  const paf = windingTable('HUMBUCKER').find(
    ({ flavor, position }) => flavor === 'VINTAGE' && position === 'bridge',
  );
  if (!paf) throw new Error('The catalogue has no vintage humbucker');
  const other = makePickup({ ...recipeOf('HUMBUCKER', 'VINTAGE', 'bridge'), magnet: 'A5' });
  const unmatched = makePickup({ ...recipeOf('HUMBUCKER', 'VINTAGE', 'bridge'), matched: false });
  return {
    turns: [...new Set(paf.turns)].join(words.and).replace(/\B(?=(\d{3})+$)/g, NBSP),
    gauge: `${paf.awg}${NBSP}AWG`,
    ohms: `${paf.dcr_kOhm.toFixed(1)}${NBSP}kΩ`,
    henries: withDoubt(paf.inductance_H, paf.inductance_H * paf.doubt.inductance, 'H'),
    resonance: kilohertzWithDoubt(paf.resonance_kHz * 1000, paf.resonanceDoubt),
    magnet: MAGNET_NAMES[paf.magnet].replace(' ', NBSP),
    hotMagnet: words.ceramic(MAGNET_NAMES[recipeOf('HUMBUCKER', 'HOT', 'bridge').magnet]),
    neckMagnet: MAGNET_NAMES[recipeOf('STRATOCASTER', 'VINTAGE', 'neck').magnet].replace(' ', NBSP),
    rows: mm(HUMBUCKER.dimensions.rows),
    // Hum is relative to a single coil.
    quieter: inDecibels(humLevel(paf.pickup)),
    quieterUnmatched: inDecibels(humLevel(unmatched)),
    withFive: inDecibels(outputLevel(other) - outputLevel(paf.pickup)),
  };
}

export function blogFigures(language: Language) {
  const words = ARTICLE_FIGURE_MESSAGES[language];
  const { bridge, neck } = STARTING_SETUP.pickup;
  const figures = {
    ...PAF_YEARS,
    ...humbucker(language),
    products: {
      humbucker: productByType('HUMBUCKER').name,
      stratocaster: productByType('STRATOCASTER').name,
    },
    scale: mm(GUITAR.scale * 1000),
    budget: words.dollars(BUDGET_DOLLARS),
    spent: words.dollars(spentDollars()),
    nutPrice: words.dollars(dollarsOf('nut')),
    tunersPrice: words.dollars(dollarsOf('tuners')),
    actionPrice: words.dollars(dollarsOf('action')),
    fretsPrice: words.dollars(dollarsOf('frets')),
    firstGrit: GRITS.first,
    lastGrit: GRITS.last,
    nutGap: mm(STARTING_SETUP.nut),
    relief: mm(STARTING_SETUP.relief),
    actionLow: mm(STARTING_SETUP.action.low),
    actionHigh: mm(STARTING_SETUP.action.high),
    bridgeLow: mm(bridge.low),
    bridgeHigh: mm(bridge.high),
    neckLow: mm(neck.low),
    neckHigh: mm(neck.high),
    rod: words.rod(mm(STANDARD_ROD.diameter), mm(STANDARD_ROD.height)),
    rodA2: mT('A2', 'rod'),
    rodA3: mT('A3', 'rod'),
    rodA4: mT('A4', 'rod'),
    rodA5: mT('A5', 'rod'),
    barA2: mT('A2', 'bar'),
    barA5: mT('A5', 'bar'),
    barCeramic: mT('CER', 'bar'),
    pullFiveToThree: words.times(
      ((magnetFigures('A5', 'rod').field_mT / magnetFigures('A3', 'rod').field_mT) ** 2).toFixed(1),
    ),
    nearer: mm(bridge.low - 1),
    usual: mm(bridge.low),
    pullNearer: words.grown(pullAgainst(bridge.low - 1, bridge.low).toFixed(1)),
  };
  // Throws for an unknown figure, which would otherwise render as nothing.
  return new Proxy(figures, {
    get(all, name) {
      if (!(name in all)) throw new Error(`There is no figure "${String(name)}"`);
      const figure: unknown = Reflect.get(all, name);
      return typeof figure === 'string' ? decimalsIn(figure, language) : figure;
    },
  });
}
