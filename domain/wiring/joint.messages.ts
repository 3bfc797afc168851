import { atStart } from '../format-count.ts';
import type { Language } from '../languages.ts';
import { isKeyOf } from '../records.ts';
import { OUR_LEADS } from './lead-colours.ts';
import { LEAD_WORDS } from './lead-words.messages.ts';
import { leadEnd } from './pickup-kinds.ts';
import { readPin } from './pins.ts';
import type { Scheme } from './scheme.ts';
import { WIRING_SHEET_WORDS } from './sheet-words.messages.ts';

/** One wire: the pins it connects. */
export interface Joint {
  readonly what: string;
  readonly to: string;
}

/** Returns all wires of a scheme, leads of pickups first: the diagram for people who cannot see it. */
export function jointsOf(scheme: Scheme, language: Language = 'en'): Joint[] {
  const isLead = (end: string) => scheme.parts[readPin(scheme, end).part]?.part === 'pickup';
  const sorted = [...scheme.wires].sort((a, b) => Number(isLead(b.from)) - Number(isLead(a.from)));
  return sorted
    .map(({ from, to }) => ({ what: pinWords(scheme, from, language), to: pinWords(scheme, to, language) }))
    .filter(
      ({ what, to }, index, all) => all.findIndex((one) => one.what === what && one.to === to) === index,
    );
}

/** "Neck, white (finish)", "Volume, lug 2", "5-way switch, N left". */
function pinWords(scheme: Scheme, end: string, language: Language): string {
  const words = WIRING_SHEET_WORDS[language];
  const leads = LEAD_WORDS[language];
  const { part: name, id } = readPin(scheme, end);
  const part = scheme.parts[name];
  if (!part) throw new Error(`${scheme.id} has no ${name}`);
  switch (part.part) {
    case 'pickup': {
      if (!isKeyOf(OUR_LEADS, id)) return part.name;
      const colour = part.colours ? part.colours[id] : OUR_LEADS[id];
      const lead = [part.name, colour && leads.colour(colour)].filter(Boolean).join(', ');
      return `${lead} (${leads.end(leadEnd(part.kind, id))})`;
    }
    case 'pot':
      return id === 'case' ? words.case(part.name) : words.lug(part.name, id);
    case 'switch':
    case 'jack':
      return `${part.name}, ${id.replace(/[a-z]+/, (pin) => (isKeyOf(words.pins, pin) ? words.pins[pin] : pin))}`;
    case 'cap':
      return words.leg(atStart(part.name), id === 'a');
    case 'strings':
      return atStart(part.name);
    case 'tape':
      return atStart(part.name);
  }
}

/** Returns the diagram in one sentence, for its text alternative. */
export function schemeWords(scheme: Scheme, language: Language = 'en'): string {
  const words = WIRING_SHEET_WORDS[language];
  const parts = Object.values(scheme.parts);
  const named = (kind: 'pickup' | 'pot' | 'switch') =>
    parts.filter(({ part }) => part === kind).map(({ name }) => words.inSentence(name));
  const holds = [...named('pickup'), ...named('switch'), ...named('pot'), words.jack].join(', ');
  return words.diagram(scheme.number, scheme.name, holds);
}
