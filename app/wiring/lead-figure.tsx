import { cx } from '#app/ui/cx.ts';
import type { CoilMode } from '#domain/tone/coil-modes.ts';
import type { CableColours } from '#domain/wiring/cables.ts';
import { type CoilJoints, waysToJoin } from '#domain/wiring/coil-joints.ts';
import type { LeadId } from '#domain/wiring/leads.ts';
import { leadEnd, PICKUP_KINDS, type PickupKind, type PickupKindId } from '#domain/wiring/pickup-kinds.ts';
import { type DrawnCoil, LeadDrawing, type LeadEnds } from './lead-drawing.tsx';
import styles from './lead-figure.module.css';
import { LeadSwatch } from './lead-swatch.tsx';
import { leadWord, TwoLeadDrawing } from './two-lead-drawing.tsx';

interface Way {
  readonly name: string;
  readonly joints: CoilJoints;
}

const WAYS: Readonly<Record<CoilMode, string>> = {
  series: 'Series',
  parallel: 'Parallel',
  split: 'Coil 1 alone',
};

interface LeadFigureProps {
  kind: PickupKindId;
  /** The coils of one pickup, first one first; without them they are numbered, as a pickup of the kind has them. */
  coils?: readonly DrawnCoil[];
  /** Where each lead comes from, in words; without them as a pickup of the kind has it. */
  ends?: LeadEnds;
  /** As the makers have set them; where they have not, leads are told by their ends and no colour is claimed. */
  colours?: CableColours | undefined;
  /** Ways that make no sense with these coils. */
  without?: readonly CoilMode[];
  /** What a meter reads between the leads: "6.21 kΩ at 20 °C". */
  meter?: string;
  /** Where it is drawn with switches and pots. */
  diagram?: string;
}

/** How the leads of one pickup are joined: drawn, and as a table of the ways that there are. */
export function LeadFigure({
  kind,
  coils = coilsOfKind(kind),
  ends = {},
  colours,
  without = [],
  meter,
  diagram = '/wiring',
}: LeadFigureProps) {
  const { leads }: PickupKind = PICKUP_KINDS[kind];
  const ways = waysOf(kind, without);
  const [usual] = ways;
  if (!usual) return null;
  const isTwo = leads.length === 2;
  const endOf = (lead: LeadId) => ends[lead] ?? leadEnd(kind, lead);
  const named = (lead: LeadId) => colours?.[lead] ?? endOf(lead);
  const words = (ids: readonly LeadId[]) => ids.map(named).join(' and ');
  const label = sentence(usual.joints, words);
  const [hot, ground] = leads;
  const pair = (say: (lead: LeadId) => string): readonly [string, string] =>
    hot && ground ? [say(hot), say(ground)] : ['', ''];
  const hotColour = hot && colours?.[hot];
  const groundColour = ground && colours?.[ground];
  const between = pair((lead) => {
    const colour = colours?.[lead];
    return colour ? leadWord(colour).toLowerCase() : endOf(lead);
  }).join(' to ');
  return (
    <div>
      <div className={cx(styles.paper, 'p-32 line bg-paper-raised text-ink')}>
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
      <table className={cx(styles.table, 'mono mt-20')}>
        <caption className="visually-hidden">Where the leads go</caption>
        <thead>
          <tr className="muted">
            {ways.length > 1 || isTwo ? <th scope="col">Wired as</th> : null}
            <th scope="col">To the switch</th>
            {isTwo ? null : <th scope="col">Joined, insulated</th>}
            <th scope="col">To ground</th>
            {isTwo && meter ? (
              <th scope="col" className="desk-only">
                Meter, {between}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {ways.map(({ name, joints }) => (
            <tr key={name}>
              {ways.length > 1 || isTwo ? <th scope="row">{name}</th> : null}
              <Leads leads={joints.hot} colours={colours} endOf={endOf} />
              {isTwo ? null : <Leads leads={joints.joined} colours={colours} endOf={endOf} />}
              <Leads leads={joints.ground} colours={colours} endOf={endOf} />
              {isTwo && meter ? <td className="desk-only">{meter}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mono muted mt-16">
        {colours ? null : 'Which colour is which is not written down for this cable: ask before you solder. '}
        With switches and pots, and whose wire is whose:{' '}
        <a className="link" href={diagram}>
          Wiring
        </a>
      </p>
    </div>
  );
}

/** Two leads can go either way round, unless one of them is the shield of the other. */
function waysOf(kind: PickupKindId, without: readonly CoilMode[]): readonly Way[] {
  const { leads }: PickupKind = PICKUP_KINDS[kind];
  const ways = waysToJoin(kind).filter(({ mode }) => !without.includes(mode));
  const [usual] = ways;
  if (leads.length !== 2 || !usual) return ways.map(({ mode, joints }) => ({ name: WAYS[mode], joints }));
  const { hot, joined, ground } = usual.joints;
  const alone = { name: 'Alone', joints: usual.joints };
  return leads.includes('shield')
    ? [alone]
    : [alone, { name: 'Out of phase', joints: { hot: ground, joined, ground: hot } }];
}

/** Screws are slotted: of a humbucker's coils the first one's (`domain/production/coil-plan.ts`), of a P90 its only one's. */
function coilsOfKind(kind: PickupKindId): DrawnCoil[] {
  const { coils }: PickupKind = PICKUP_KINDS[kind];
  return coils.map(({ pole }, index) => ({
    name: coils.length > 1 ? `Coil ${index + 1}` : 'Coil',
    pole: pole === 1 ? 'N' : 'S',
    poles: kind === 'precision-bass' ? 4 : 6,
    slotted: kind === 'p90' || (index === 0 && kind.startsWith('humbucker')),
  }));
}

function Leads({
  leads,
  colours,
  endOf,
}: {
  leads: readonly LeadId[];
  colours: CableColours | undefined;
  endOf: (lead: LeadId) => string;
}) {
  return (
    <td>
      {leads.length > 0 ? (
        <ul className={cx(styles.leads, 'flex flex-wrap gap-y-4 gap-x-24 phone:flex-col')}>
          {leads.map((lead) => {
            const colour = colours?.[lead];
            return <li key={lead}>{colour ? <LeadSwatch colour={colour} short /> : endOf(lead)}</li>;
          })}
        </ul>
      ) : (
        'none'
      )}
    </td>
  );
}

function sentence({ hot, joined, ground }: CoilJoints, words: (leads: readonly LeadId[]) => string): string {
  const middle = joined.length > 0 ? `, ${words(joined)} joined and insulated` : '';
  return `${words(hot)} to the switch${middle}, ${words(ground)} to ground`;
}
