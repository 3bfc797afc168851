import { useEffect, useLayoutEffect, useState } from 'react';

/** Something that keeps the order from being placed, at the field with this id. */
export interface FormFault {
  readonly id: string;
  /** What the field is called. */
  readonly label: string;
  readonly words: string;
}

export interface FormFaults {
  /** What is said at a field; undefined while nothing is wrong there, or nobody has left it yet. */
  readonly at: (id: string) => string | undefined;
  /** A field was left: what is wrong with it is said from now on. */
  readonly leave: (id: string) => void;
  /**
   * The order was pressed: says all, and jumps to the first. True where there is none but those `besides` which somebody
   * else will ask about.
   */
  readonly ask: (besides: readonly string[]) => boolean;
  /** Jumps to one that came up on the way. */
  readonly jump: (id: string) => void;
  /** What a press has found and is not mended yet, in the order of the page. */
  readonly missing: readonly FormFault[];
}

const NONE: ReadonlySet<string> = new Set();

/**
 * What is said of faults, and when: at a field once it was left, of the whole form once it was pressed. `all` are those of
 * this moment, in the order of the page; what is mended goes silent with the key that mends it.
 */
export function useFormFaults(all: readonly FormFault[], goTo: (id: string) => void): FormFaults {
  const [said, setSaid] = useState(NONE);
  const [pressed, setPressed] = useState(NONE);
  const [target, setTarget] = useState<{ readonly id: string }>();
  const standing = all.map(({ id }) => id).join(' ');

  useEffect(() => {
    const ids = new Set(standing.split(' '));
    const left = (before: ReadonlySet<string>) => {
      const after = [...before].filter((id) => ids.has(id));
      return after.length === before.size ? before : new Set(after);
    };
    setSaid(left);
    setPressed(left);
  }, [standing]);

  // Sentences that come in move what is below them: the jump is worked out when they stand.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a jump is made once for each press
  useLayoutEffect(() => {
    if (target) goTo(target.id);
  }, [target]);

  return {
    at: (id) => (said.has(id) ? all.find((fault) => fault.id === id)?.words : undefined),
    leave: (id) => setSaid((before) => (before.has(id) ? before : new Set([...before, id]))),
    ask: (besides) => {
      const ids = all.map(({ id }) => id);
      const first = ids.find((id) => !besides.includes(id));
      const found = first === undefined ? NONE : new Set(ids);
      setSaid((before) => new Set([...before, ...found]));
      setPressed(found);
      if (first !== undefined) setTarget({ id: first });
      return first === undefined;
    },
    jump: (id) => {
      setSaid((before) => new Set([...before, id]));
      setPressed((before) => new Set([...before, id]));
      setTarget({ id });
    },
    missing: all.filter(({ id }) => pressed.has(id)),
  };
}
