import { useMessages } from '#app/ui/language.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { CoilMode } from '#domain/tone/coil-modes.ts';
import type { CableColours } from '#domain/wiring/cables.ts';
import { waysToJoin } from '#domain/wiring/coil-joints.ts';
import type { LeadId } from '#domain/wiring/lead-colours.ts';
import { LEAD_WORDS } from '#domain/wiring/lead-words.messages.ts';
import { leadEnd, PICKUP_KINDS, type PickupKind, type PickupKindId } from '#domain/wiring/pickup-kinds.ts';
import { type DrawnCoil, LeadDrawing, type LeadEnds } from './lead-drawing.tsx';
import { LEAD_FIGURE } from './lead-figure.messages.ts';
import { LeadSwatch } from './lead-swatch.tsx';
import { TwoLeadDrawing } from './two-lead-drawing.tsx';

type Words = (typeof LEAD_FIGURE)['en'];

interface LeadFigureProps {
  kind: PickupKindId;
  /** The coils of one pickup in order. By default they are numbered as in a pickup of the kind. */
  coils?: readonly DrawnCoil[];
  /** Origin of each lead, as text. By default as in a pickup of the kind. */
  ends?: LeadEnds;
  /** The makers' colours. Without them leads are identified by their ends and no colour is claimed. */
  colours?: CableColours | undefined;
  /** Connections that make no sense with these coils. */
  without?: readonly CoilMode[];
  /** Meter reading between the leads: "6.21 kΩ at 20 °C". */
  meter?: string;
  diagram?: string;
}

/** The connections of one pickup's leads: a drawing, and a table of the alternatives. */
export function LeadFigure({
  kind,
  coils: own,
  ends = {},
  colours,
  without = [],
  meter,
  diagram = '/wiring',
}: LeadFigureProps) {
  const { leads }: PickupKind = PICKUP_KINDS[kind];
  const words = useMessages(LEAD_FIGURE);
  const messages = useMessages(LEAD_WORDS);
  const coils = own ?? coilsOfKind(kind, words);
  const ways = waysOf(kind, without, words);
  const [usual] = ways;
  if (!usual) return null;
  const isTwo = leads.length === 2;
  const endOf = (lead: LeadId) => ends[lead] ?? leadEnd(kind, lead);
  const sayEnd = (lead: LeadId) => messages.end(endOf(lead));
  const named = (lead: LeadId) => {
    const colour = colours?.[lead];
    return colour ? messages.colour(colour) : sayEnd(lead);
  };
  const all = (ids: readonly LeadId[]) => ids.map(named).join(words.and);
  const { hot: toSwitch, joined, ground: toGround } = usual.joints;
  const label = words.drawn(all(toSwitch), all(joined), all(toGround));
  const [hot, ground] = leads;
  const pair = (say: (lead: LeadId) => string): readonly [string, string] =>
    hot && ground ? [say(hot), say(ground)] : ['', ''];
  const hotColour = hot && colours?.[hot];
  const groundColour = ground && colours?.[ground];
  const between = pair((lead) => {
    const colour = colours?.[lead];
    return colour ? messages.ofTwo(colour) : sayEnd(lead);
  });
  const cell = (ids: readonly LeadId[]) => (
    <td>
      {ids.length > 0 ? (
        <ul className="flex flex-wrap gap-y-4 gap-x-24 phone:flex-col [&_span]:capitalize">
          {ids.map((lead) => {
            const colour = colours?.[lead];
            return <li key={lead}>{colour ? <LeadSwatch colour={colour} short /> : sayEnd(lead)}</li>;
          })}
        </ul>
      ) : (
        words.none
      )}
    </td>
  );
  return (
    <div>
      <div className="p-32 line bg-paper-raised text-ink phone:-mx-margin phone:px-margin phone:pt-24 phone:pb-18 phone:[border-inline:0]">
        {isTwo ? (
          <TwoLeadDrawing
            coils={coils}
            origins={pair(endOf)}
            colours={hotColour && groundColour ? [hotColour, groundColour] : undefined}
            label={label}
          />
        ) : (
          <LeadDrawing
            kind={kind}
            coils={coils}
            ends={ends}
            colours={colours}
            label={label}
            joints={usual.joints}
          />
        )}
      </div>
      <table className="mono mt-20 cells:py-12 cells:pr-16 cells:line-t cells:align-top [&_thead_th]:pt-0 [&_thead_th]:pb-10 [&_thead_th]:[border-top:0] phone:cells:pr-8">
        <caption className="visually-hidden">{words.caption}</caption>
        <thead>
          <tr className="muted">
            {ways.length > 1 || isTwo ? <th scope="col">{words.wiredAs}</th> : null}
            <th scope="col">{words.toSwitch}</th>
            {isTwo ? null : <th scope="col">{words.joined}</th>}
            <th scope="col">{words.toGround}</th>
            {isTwo && meter ? (
              <th scope="col" className="desk-only">
                {words.meter(...between)}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {ways.map(({ name, joints }) => (
            <tr key={name}>
              {ways.length > 1 || isTwo ? <th scope="row">{name}</th> : null}
              {cell(joints.hot)}
              {isTwo ? null : cell(joints.joined)}
              {cell(joints.ground)}
              {isTwo && meter ? <td className="desk-only">{meter}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mono muted mt-16">
        {colours ? null : words.noColours}
        {words.more}
        <TextLink to={diagram}>{words.wiring}</TextLink>
      </p>
    </div>
  );
}

/** Two leads can be swapped, unless one is the shield of the other. */
function waysOf(kind: PickupKindId, without: readonly CoilMode[], words: Words) {
  const { leads }: PickupKind = PICKUP_KINDS[kind];
  const ways = waysToJoin(kind).filter(({ mode }) => !without.includes(mode));
  const [usual] = ways;
  if (leads.length !== 2 || !usual)
    return ways.map(({ mode, joints }) => ({ name: words.ways[mode], joints }));
  const { hot, joined, ground } = usual.joints;
  const alone = { name: words.alone, joints: usual.joints };
  return leads.includes('shield')
    ? [alone]
    : [alone, { name: words.outOfPhase, joints: { hot: ground, joined, ground: hot } }];
}

/** Coils with slotted screws: the first of a humbucker (`domain/production/coil-plan.ts`) and the only one of a P90. */
function coilsOfKind(kind: PickupKindId, words: Words): DrawnCoil[] {
  const { coils }: PickupKind = PICKUP_KINDS[kind];
  return coils.map(({ pole }, index) => ({
    name: coils.length > 1 ? words.coil(index + 1) : words.coil(),
    pole: pole === 1 ? 'N' : 'S',
    poles: kind === 'precision-bass' ? 4 : 6,
    slotted: kind === 'p90' || (index === 0 && kind.startsWith('humbucker')),
  }));
}
