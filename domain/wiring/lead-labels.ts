import type { Language } from '../languages.ts';
import { LEAD_WORDS } from './lead-words.messages.ts';
import { netsOf } from './nets.ts';
import { leadColourOf, pinsOf, readPin } from './pins.ts';
import type { Scheme, SchemePoint, Wire } from './scheme.ts';
import { WIRING_SHEET_WORDS } from './sheet-words.messages.ts';

/** Labels beside the leads of each pickup: "brown, hot", "grey + yellow, taped", "violet and bare, ground". */
export function leadLabels(scheme: Scheme, language: Language = 'en'): { words: string; at: SchemePoint }[] {
  const messages = WIRING_SHEET_WORDS[language];
  const net = netsOf(scheme);
  const [jack = ''] = Object.entries(scheme.parts).find(([, { part }]) => part === 'jack') ?? [];
  const colour = (wire: Wire) => {
    const leadColour = leadColourOf(scheme, wire);
    return leadColour && LEAD_WORDS[language].colour(leadColour);
  };
  return Object.entries(scheme.parts).flatMap(([id, part]) => {
    const [x, y] = part.at;
    if (part.part === 'tape') {
      const taped = scheme.wires.filter(({ to }) => readPin(scheme, to).part === id);
      const colours = taped.flatMap((wire) => colour(wire) ?? []).join(' + ');
      return [{ words: [colours, messages.taped].filter(Boolean).join(', '), at: [x + 38, y + 13] as const }];
    }
    if (part.part !== 'pickup') return [];
    const leads = scheme.wires.filter(({ from }) => readPin(scheme, from).part === id);
    const untaped = leads.filter(({ to }) => scheme.parts[readPin(scheme, to).part]?.part !== 'tape');
    const isGround = ({ from }: Wire) => net(from) === net(`${jack}.sleeve`);
    const heights = Object.values(pinsOf(part));
    const [right] = heights[0] ?? part.at;
    const [top, foot] = [Math.min(...heights.map(([, at]) => at)), Math.max(...heights.map(([, at]) => at))];
    const colourNames = (wires: readonly Wire[]) =>
      [...wires]
        .sort((a, b) => readPin(scheme, a.from).at[1] - readPin(scheme, b.from).at[1])
        .flatMap((wire) => colour(wire) ?? [])
        .join(messages.and);
    // A lead of unknown colour is labelled with its use only.
    const usedAs = (wires: readonly Wire[], use: string) =>
      [colourNames(wires), use].filter(Boolean).join(', ');
    return [
      {
        words: usedAs(
          untaped.filter((wire) => !isGround(wire)),
          messages.hot,
        ),
        at: [right + 16, top - 9] as const,
      },
      { words: usedAs(untaped.filter(isGround), messages.ground), at: [right + 16, foot + 20] as const },
    ];
  });
}
