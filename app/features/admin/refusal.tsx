import type { ToldRefusal } from '#server/orders/index.ts';
import type { Refused } from './call-workshop.ts';
import { clockOf } from './format.ts';
import look from './look.module.css';
import styles from './refusal.module.css';

/** How the two ways out are called, where "Keep Bea’s" and "Take mine" say too little. */
export interface WayWords {
  readonly keep: string;
  readonly take: string;
}

interface Ways {
  words?: WayWords | undefined;
  /** Leaves it as the other one saved it. */
  onKeep: () => void;
  /** Saves it all the same, over that version. */
  onTake: (version: number) => void;
}

/** Says why something was not done. */
export const Refusal = ({ refused: { error, conflict }, ...ways }: { refused: Refused } & Ways) =>
  conflict ? (
    <ConflictPanel conflict={conflict} error={error} {...ways} />
  ) : (
    <p className={styles.trouble} role="alert">
      {error}
    </p>
  );

/** Two at once: who was faster, what it was before, theirs and yours, and both ways out. */
const ConflictPanel = ({
  conflict: { by, at, fields, version },
  error,
  words,
  onKeep,
  onTake,
}: { conflict: NonNullable<ToldRefusal['conflict']>; error: string } & Ways) => (
  <div className={styles.conflict} role="alert">
    <h3 className={look.title}>{words ? error.split('. ')[0] : `${by} was faster`}</h3>
    <p>
      {words ? `At ${clockOf(at)}.` : `${by} changed the same at ${clockOf(at)}.`} Yours is not saved yet.
    </p>
    <table className={styles.table}>
      <thead>
        <tr>
          <th>Field</th>
          <th>Before</th>
          <th>{by}</th>
          <th>You</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ field, before, theirs, yours }) => (
          <tr key={field}>
            <td>{field}</td>
            <td>{before ?? 'none'}</td>
            <td>{theirs ?? 'none'}</td>
            <td>{yours ?? 'none'}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <div className="flex flex-wrap gap-12 mt-14">
      <button type="button" className={`${look.button} ${look.second}`} onClick={onKeep}>
        {words?.keep ?? `Keep ${by}’s`}
      </button>
      <button type="button" className={look.button} onClick={() => onTake(version)}>
        {words?.take ?? 'Take mine'}
      </button>
    </div>
  </div>
);
