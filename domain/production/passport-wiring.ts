import type { Language } from '../languages.ts';
import type { CableColours } from '../wiring/cables.ts';
import type { LeadId } from '../wiring/lead-colours.ts';
import { PICKUP_KINDS, type PickupKindId } from '../wiring/pickup-kinds.ts';
import type { BuildSheet } from './build-sheet.ts';
import { coilPlan } from './coil-plan.ts';
import type { LeadKind } from './leads.ts';
import { MADE_WORDS } from './made-words.messages.ts';
import { PASSPORT_WORDS } from './passport.messages.ts';
import type { SoldPickup } from './sold-pickup.ts';

export const LEAD_KIND_DRAWINGS: Readonly<Record<LeadKind, PickupKindId>> = {
  'five of two': 'humbucker-5',
  'five of two halves': 'humbucker-5',
  'five of one': 'hp90-5',
  'braided pair': 'humbucker-2',
  braided: 'p90',
  two: 'single',
  'two of halves': 'precision-bass',
};

/** "Coil 1, screws", as on build sheet and bench; "Coil" if there is only one. */
export function coilWords(
  { number, name }: Pick<BuildSheet['coils'][number], 'number' | 'name'>,
  { coils }: BuildSheet,
  language: Language,
): string {
  const { coil } = PASSPORT_WORDS[language];
  return coils.length > 1 ? coil(number, MADE_WORDS[language].poles(name)) : coil();
}

/** The wiring of a unit, the input of `LeadFigure`. The order of coils follows the build sheet: coil 1 of a humbucker has the screws. */
export function passportWiring(
  { pickup, diagram }: SoldPickup,
  sheet: BuildSheet,
  {
    colours,
    meter,
    language,
  }: {
    /** Set by the makers; undefined until then, and no colours are shown. */
    readonly colours: CableColours | undefined;
    /** A meter's reading between hot and ground, coils in series. */
    readonly meter: string;
    readonly language: Language;
  },
) {
  const { leads: kindOfLeads } = coilPlan(pickup);
  const kind = LEAD_KIND_DRAWINGS[kindOfLeads];
  const two = sheet.coils.length > 1;
  const isSplit = pickup.bobbin.split;
  const strings = pickup.recipe.bobbin === 'precision-bass' ? 4 : 6;
  const leadIds: readonly LeadId[] = PICKUP_KINDS[kind].leads;
  const fromOf = (id: LeadId) => sheet.leads.find((lead) => lead.id === id)?.from;
  // The hot lead leaves the half that is drawn above.
  const inOrder = kindOfLeads === 'two of halves' ? [...sheet.coils].reverse() : sheet.coils;
  return {
    kind,
    coils: inOrder.map(({ number, name, pole }) => ({
      name: coilWords({ number, name }, sheet, language),
      pole,
      poles: isSplit && two && strings === 6 ? 3 : strings,
      slotted: pickup.bobbin.magnetCircuit === 'bar' && name !== 'slugs',
    })),
    colours,
    ends: Object.fromEntries<string>(
      leadIds.flatMap((id) => {
        const from = fromOf(id);
        return from ? [[id, from === 'none' ? 'unused' : from]] : [];
      }),
    ),
    // Half of such a pickup senses half of the strings.
    without: isSplit ? (['split'] as const) : [],
    meter,
    /** "Five leads". */
    leads: PASSPORT_WORDS[language].leads[sheet.wires],
    diagram,
    /** The lead ends in a quick connector. */
    connector: sheet.connector,
  };
}
