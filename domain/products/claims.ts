import type { InLanguages } from '../languages.ts';

export interface Claim {
  readonly words: InLanguages<string>;
  readonly evidence: string;
  /** Date of the last check of the evidence. */
  readonly seen: string;
}

/**
 * All environmental claims of the shop. The brand word "sustainable" is not used, because Directive (EU) 2024/825 would
 * require these facts beside it (spec decision 22). `claims.test.ts` finds any other claim.
 */
export const CLAIMS = {
  packaging: {
    words: {
      en: 'Double cardboard. No plastic filler.',
      de: 'Doppelter Karton. Kein Füllmaterial aus Kunststoff.',
    },
    evidence: 'Packing rule of the workshop: two cardboard boxes, paper between them.',
    seen: '2026-11-22',
  },
  repair: {
    words: {
      en: 'A pickup has no moving parts. When one goes quiet, it is a lead, a screw or a coil, and you can take out each of them.',
      de: 'Ein Tonabnehmer hat keine beweglichen Teile. Wird einer still, liegt es an Kabel, Schraube oder Spule, und alle lassen sich ausbauen.',
    },
    evidence: 'Bills of materials and exploded views in assets/exploded: screwed, not glued.',
    seen: '2026-11-22',
  },
  toOrder: {
    words: { en: 'Wound to order.', de: 'Auf Bestellung gewickelt.' },
    evidence:
      'No stock is kept: an order enters the state "in the making" before it ships (domain/orders/states.ts).',
    seen: '2026-11-22',
  },
} as const satisfies Record<string, Claim>;

/** Generic claims without proof, in both languages. `claims.test.ts` rejects them in all texts for shoppers. */
export const GENERIC_CLAIMS: readonly RegExp[] = [
  /\beco\b|eco-?(friendly|conscious|logical)|ökologisch|umwelt(freundlich|schonend|verträglich|bewusst)/i,
  /environment(ally)?[- ](friendly|safe|sound|conscious|responsible)/i,
  /(climate|carbon|co2|co₂|klima|kohlenstoff)[- ]?(neutral|positiv|positive|negative|free|frei|friendly|freundlich|schonend|compensated|kompensiert)/i,
  /\bgreen (product|pickup|choice|shop|company|packaging)|grüne[rs]? (produkt|tonabnehmer|wahl|shop)/i,
  /sustainab|nachhaltig/i,
  /\b(bio)?degradable|biologisch abbaubar|kompostierbar|compostable/i,
  /\brecycl|recycel|wiederverwert/i,
  /natur(freundlich|schonend)|nature[- ]friendly|planet[- ]friendly|good for the planet|gut für die umwelt/i,
  /ressourcenschonend|resource[- ]saving|energy[- ]efficient|energieeffizient/i,
];

/** Certificates, awards and customer reviews, which we do not have (spec decision 22). Name a source before adding. */
export const BORROWED_VOICES: readonly RegExp[] = [
  /\bcertifi(ed|cat)|zertifi(ziert|kat)|gütesiegel|prüfsiegel|seal of approval/i,
  /\baward|prize-?winning|auszeichnung|preisgekrönt|testsieger/i,
  /\b(customer|product|verified|star)[- ]reviews?\b|\breviews\b|testimonial|bewertungen|rezension|kundenstimme|erfahrungsbericht/i,
  /\baggregateRating|\breviewCount|★|\brated \d|\bstars? out of\b|\bsternen?\b/i,
  /(trusted|loved) by|(used|played|chosen) by (players|musicians|artists|bands|guitarists|bassists)|\b(our|happy|satisfied) customers\b|customers (say|love)|(zufriedene|unsere) kund|vertrauen uns/i,
];
