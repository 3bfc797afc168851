import { atStart } from '../format-count.ts';
import type { Language } from '../languages.ts';
import { isKeyOf } from '../records.ts';
import { inFigures } from '../tone/format-figures.ts';
import { LEAD_COLOURS } from '../wiring/lead-colours.ts';
import { LEAD_WORDS } from '../wiring/lead-words.messages.ts';
import { BENCH } from './bench.ts';
import type { BuildSheet } from './build-sheet.ts';
import { inKiloOhms } from './figures.ts';
import type { KeptValues } from './own-curve.ts';
import { PASSPORT_WORDS } from './passport.messages.ts';
import type { SoldPickup } from './sold-pickup.ts';
import { UNIT_CLAIMS, type UnitFacts } from './unit-claims.ts';

/** Leads between which a meter sees the whole pickup; named by their ends if no colours are set. */
function meterWords({ leads, coloursAreSet }: BuildSheet, language: Language): string {
  const { hotToGround, between } = PASSPORT_WORDS[language].care;
  if (!coloursAreSet) return hotToGround;
  const nameOf = ({ colour: { name } }: BuildSheet['leads'][number]) =>
    isKeyOf(LEAD_COLOURS, name) ? LEAD_WORDS[language].colour(name) : name;
  const to = (end: string) => leads.filter((lead) => lead.to === end).map(nameOf);
  const [hot = ''] = to('hot');
  const [ground = ''] = to('ground');
  return between(atStart(hot), ground, leads.filter((lead) => typeof lead.to === 'number').map(nameOf));
}

/** Construction from the outside in, as far as the CAD model has the parts. */
function apartWords({ cover, magnet, bobbinScrews: count }: SoldPickup, language: Language): string {
  const { cover: covers, screws, rods } = PASSPORT_WORDS[language].care;
  return `${covers[cover.kind]} ${count > 0 ? atStart(screws(count, magnet.bars)) : rods}`;
}

export function careNotes(
  sheet: BuildSheet,
  sold: SoldPickup,
  {
    kept,
    facts,
    language,
  }: { readonly kept: KeptValues; readonly facts: UnitFacts; readonly language: Language },
) {
  const messages = PASSPORT_WORDS[language].care;
  const kiloOhms = inFigures(inKiloOhms(kept.resistance_Ohm), language);
  return [
    {
      title: messages.measure,
      words: messages.reads(meterWords(sheet, language), kiloOhms, BENCH.measuredAt.temperature_C),
    },
    { title: messages.comesOut, words: apartWords(sold, language) },
    {
      title: messages.rewinding,
      words: [messages.recipe, UNIT_CLAIMS.waxComesOut.says([facts], language), messages.again]
        .filter(Boolean)
        .join(' '),
    },
    { title: messages.everyDay, words: messages.cloth },
  ];
}
