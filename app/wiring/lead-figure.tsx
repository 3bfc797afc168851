import { cx } from '#app/ui/cx.ts';
import type { CoilMode } from '#domain/tone/coil-modes.ts';
import { type CoilJoints, waysToJoin } from '#domain/wiring/coil-joints.ts';
import { type LeadId, OUR_LEADS } from '#domain/wiring/leads.ts';
import { PICKUP_KINDS, type PickupKind, type PickupKindId } from '#domain/wiring/pickup-kinds.ts';
import { type DrawnCoil, LeadDrawing, type LeadEnds } from './lead-drawing.tsx';
import styles from './lead-figure.module.css';
import { LeadSwatch } from './lead-swatch.tsx';

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
  /** Ways that make no sense with these coils. */
  without?: readonly CoilMode[];
  /** Where it is drawn with switches and pots. */
  diagram?: string;
}

/** How the leads of one pickup are joined: drawn, and as a table where there is more than one way. */
export function LeadFigure({
  kind,
  coils = coilsOfKind(kind),
  ends,
  without = [],
  diagram = '/wiring',
}: LeadFigureProps) {
  const ways = waysToJoin(kind).filter(({ mode }) => !without.includes(mode));
  const [usual] = ways;
  if (!usual) return null;
  const words = (leads: readonly LeadId[]) => leads.map((lead) => OUR_LEADS[lead]).join(' and ');
  return (
    <div className={styles.figure}>
      <div className={styles.paper}>
        <LeadDrawing
          kind={kind}
          coils={coils}
          ends={ends}
          joints={usual.joints}
          label={sentence(usual.joints, words)}
        />
      </div>
      <table className={cx('mono', styles.table)}>
        <caption className="visually-hidden">Where the leads go</caption>
        <thead>
          <tr className="muted">
            {ways.length > 1 ? <th scope="col">Wired as</th> : null}
            <th scope="col">To the switch</th>
            {ways.length > 1 ? <th scope="col">Joined, insulated</th> : null}
            <th scope="col">To ground</th>
          </tr>
        </thead>
        <tbody>
          {ways.map(({ mode, joints }) => (
            <tr key={mode}>
              {ways.length > 1 ? <th scope="row">{WAYS[mode]}</th> : null}
              <Leads leads={joints.hot} />
              {ways.length > 1 ? <Leads leads={joints.joined} /> : null}
              <Leads leads={joints.ground} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className={cx('mono muted', styles.more)}>
        With switches and pots, and whose wire is whose:{' '}
        <a className="link" href={diagram}>
          Wiring
        </a>
      </p>
    </div>
  );
}

/** Screws are slotted: of a humbucker's coils the first one's (`domain/workshop/coil-plan.ts`), of a P90 its only one's. */
function coilsOfKind(kind: PickupKindId): DrawnCoil[] {
  const { coils }: PickupKind = PICKUP_KINDS[kind];
  return coils.map(({ pole }, index) => ({
    name: coils.length > 1 ? `Coil ${index + 1}` : 'Coil',
    pole: pole === 1 ? 'N' : 'S',
    poles: kind === 'precision-bass' ? 4 : 6,
    slotted: kind === 'p90' || (index === 0 && kind.startsWith('humbucker')),
  }));
}

function Leads({ leads }: { leads: readonly LeadId[] }) {
  return (
    <td>
      {leads.length > 0 ? (
        <ul className={styles.leads}>
          {leads.map((lead) => (
            <li key={lead}>
              <LeadSwatch colour={OUR_LEADS[lead]} short />
            </li>
          ))}
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
