import { isKeyOf } from '../records.ts';
import { OUR_LEADS } from './leads.ts';
import { leadEnd } from './pickup-kinds.ts';
import { readPin } from './pins.ts';
import type { Scheme } from './scheme.ts';

/** One wire in words: what goes where. */
export interface Joint {
  readonly what: string;
  readonly to: string;
}

/** All wires of a scheme in words, leads of pickups first: the diagram for someone who cannot see it. */
export function jointsOf(scheme: Scheme): Joint[] {
  const isLead = (end: string) => scheme.parts[readPin(scheme, end).part]?.part === 'pickup';
  const sorted = [...scheme.wires].sort((a, b) => Number(isLead(b.from)) - Number(isLead(a.from)));
  return sorted
    .map(({ from, to }) => ({ what: pinWords(scheme, from), to: pinWords(scheme, to) }))
    .filter(
      ({ what, to }, index, all) => all.findIndex((one) => one.what === what && one.to === to) === index,
    );
}

/** "Neck, white (finish)", "Volume, lug 2", "5-way switch, N left". */
function pinWords(scheme: Scheme, end: string): string {
  const { part: name, id } = readPin(scheme, end);
  const part = scheme.parts[name];
  if (!part) throw new Error(`${scheme.id} has no ${name}`);
  switch (part.part) {
    case 'pickup':
      return isKeyOf(OUR_LEADS, id)
        ? [part.name, part.colours ? part.colours[id] : OUR_LEADS[id], `(${leadEnd(part.kind, id)})`]
            .filter(Boolean)
            .join(', ')
            .replace(', (', ' (')
        : part.name;
    case 'pot':
      return id === 'case' ? `${part.name}, case` : `${part.name}, lug ${id}`;
    case 'switch':
    case 'jack':
      return `${part.name}, ${id}`;
    case 'cap':
      return `${capital(part.name)}, ${id === 'a' ? 'one leg' : 'other leg'}`;
    case 'strings':
      return capital(part.name);
    case 'tape':
      return capital(part.name);
  }
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The diagram in one sentence, for its text alternative. */
export function schemeWords(scheme: Scheme): string {
  const parts = Object.values(scheme.parts);
  const named = (kind: 'pickup' | 'pot' | 'switch') =>
    parts.filter(({ part }) => part === kind).map(({ name }) => name.toLowerCase());
  const holds = [...named('pickup'), ...named('switch'), ...named('pot'), 'jack'].join(', ');
  return `Wiring diagram ${scheme.number}, ${scheme.name}: ${holds}. All joints stand in a list below it.`;
}
