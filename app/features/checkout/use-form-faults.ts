import { useEffect, useLayoutEffect, useState } from 'react';

export interface FormFault {
  readonly id: string;
  readonly label: string;
  readonly words: string;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Selects the errors to show: a field's after it loses focus, the whole form's after a press on the order
 * button. `all` are the current errors in the order of the page; a resolved one disappears with the
 * keystroke.
 */
export function useFormFaults(all: readonly FormFault[], goTo: (id: string) => void) {
  const [shownIds, setShownIds] = useState(NONE);
  const [pressed, setPressed] = useState(NONE);
  const [target, setTarget] = useState<{ readonly id: string }>();
  const faultIds = all.map(({ id }) => id).join(' ');

  useEffect(() => {
    const ids = new Set(faultIds.split(' '));
    const left = (before: ReadonlySet<string>) => {
      const after = [...before].filter((id) => ids.has(id));
      return after.length === before.size ? before : new Set(after);
    };
    setShownIds(left);
    setPressed(left);
  }, [faultIds]);

  // Sentences that come in move what is below them: the jump is worked out when they stand.
  // biome-ignore lint/correctness/useExhaustiveDependencies: jumps once per press
  useLayoutEffect(() => {
    if (target) goTo(target.id);
  }, [target]);

  return {
    /** The message at a field; undefined without an error, or before the field was left. */
    at: (id: string) => (shownIds.has(id) ? all.find((fault) => fault.id === id)?.words : undefined),
    /** Marks a field as left; its error is shown from now on. */
    leave: (id: string) => setShownIds((before) => (before.has(id) ? before : new Set([...before, id]))),
    /**
     * Called when the order is pressed: shows all errors and jumps to the first. True if there are none except at
     * `besides`, which are validated elsewhere.
     */
    ask: (besides: readonly string[]) => {
      const ids = all.map(({ id }) => id);
      const first = ids.find((id) => !besides.includes(id));
      const found = first === undefined ? NONE : new Set(ids);
      setShownIds((before) => new Set([...before, ...found]));
      setPressed(found);
      if (first !== undefined) setTarget({ id: first });
      return first === undefined;
    },
    jump: (id: string) => {
      setShownIds((before) => new Set([...before, id]));
      setPressed((before) => new Set([...before, id]));
      setTarget({ id });
    },
    missing: all.filter(({ id }) => pressed.has(id)),
  };
}

export type FormFaults = ReturnType<typeof useFormFaults>;
