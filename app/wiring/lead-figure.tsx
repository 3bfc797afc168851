import { cx } from '#app/ui/cx.ts';
import type { CoilMode } from '#domain/tone/coil-modes.ts';
import { type CoilJoints, waysToJoin } from '#domain/wiring/coil-joints.ts';
import { type LeadId, OUR_LEADS } from '#domain/wiring/leads.ts';
import { PICKUP_KINDS, type PickupKind, type PickupKindId } from '#domain/wiring/pickup-kinds.ts';
import { LeadDrawing } from './lead-drawing.tsx';
import styles from './lead-figure.module.css';
import { LeadSwatch } from './lead-swatch.tsx';

const WAYS: Readonly<Record<CoilMode, string>> = {
  series: 'Series',
  parallel: 'Parallel',
  split: 'Coil 1 alone',
};

/**
 * How the leads of one pickup are joined: drawn, and as a table where there is more than one way.
 * `coils` names its coils, first one first; without them they are numbered.
 */
export function LeadFigure({ kind, coils }: { kind: PickupKindId; coils?: readonly string[] }) {
  const ways = waysToJoin(kind);
  const [usual] = ways;
  if (!usual) return null;
  const { coils: windings }: PickupKind = PICKUP_KINDS[kind];
  const names = windings.map(
    ({ pole }, index) =>
      `${coils?.[index] ?? (windings.length > 1 ? `Coil ${index + 1}` : 'Coil')}, ${pole === 1 ? 'north' : 'south'} up`,
  );
  const words = (leads: readonly LeadId[]) => leads.map((lead) => OUR_LEADS[lead]).join(' and ');
  return (
    <div className={styles.figure}>
      <div className={styles.paper}>
        <LeadDrawing kind={kind} names={names} joints={usual.joints} label={sentence(usual.joints, words)} />
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
        <a className="link" href="/wiring">
          Wiring
        </a>
      </p>
    </div>
  );
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
