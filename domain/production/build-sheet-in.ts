import type { Language } from '../languages.ts';
import { isKeyOf } from '../records.ts';
import type { SetColours } from '../wiring/cables.ts';
import { LEAD_COLOURS } from '../wiring/lead-colours.ts';
import { LEAD_WORDS } from '../wiring/lead-words.messages.ts';
import { benchStepsOf } from './bench-steps.ts';
import { type BuildSheet, buildSheet } from './build-sheet.ts';
import { MADE_WORDS } from './made-words.messages.ts';
import { ownWords } from './own-words.ts';
import type { SoldPickup } from './sold-pickup.ts';

/** The build sheet in the makers' language. Leads, directions and poles stay ids (`LEAD_WORDS`, `COIL_WORDS`). */
export function buildSheetIn(sold: SoldPickup, set: SetColours, language: Language): BuildSheet {
  const sheet = buildSheet(sold, set);
  if (language === 'en') return sheet;
  const messages = MADE_WORDS[language];
  const colour = ({ name, ...hex }: BuildSheet['leads'][number]['colour']) => ({
    ...hex,
    name: isKeyOf(LEAD_COLOURS, name) ? LEAD_WORDS[language].colour(name) : name,
  });
  const { name, words: summary } = ownWords(sold, language);
  const { magnet, join, joinedEnds, coils, leads } = sheet;
  return {
    ...sheet,
    name,
    summary,
    wire: { ...sheet.wire, enamel: messages.enamel(sheet.wire.enamel) },
    coils: coils.map((coil) => ({ ...coil, name: messages.poles(coil.name) })),
    magnet: { ...magnet, name: messages.magnetName(magnet.name) },
    wound: messages.wound(sheet.wound),
    ...(join && { join: messages.join(join) }),
    ...(joinedEnds && { joinedEnds: messages.join(joinedEnds) }),
    cover: messages.cover(sheet.cover),
    colourNames: sheet.colourNames.map(messages.colour),
    leads: leads.map((lead) => ({ ...lead, colour: colour(lead.colour) })),
    steps: benchStepsOf(sheet, { potted: sheet.potted, cover: sold.cover.kind }, language),
  };
}
