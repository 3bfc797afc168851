import { useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#app/ui/language.tsx';
import { openingOf, stepPath } from '#domain/configurator/address.ts';
import type { Configurator } from '#domain/configurator/configurator.ts';
import type { BuildField, BuildStepId, Choices } from '#domain/configurator/record.ts';
import { chooseExtra, goBack, goOn, goToStep, pick, type Wizard } from '#domain/configurator/wizard.ts';
import { inLanguage } from '#domain/languages.ts';

export interface Standing {
  readonly wizard: Wizard;
  readonly left: BuildStepId | undefined;
  readonly direction: 'forward' | 'back';
  readonly before: Choices | undefined;
}

export interface WizardMoves {
  pick(field: BuildField, id: string, stays: boolean): void;
  /** Sets or clears an option of the overview. */
  chooseExtra(field: BuildField, id: string | undefined): void;
  goOn(): void;
  goBack(): void;
  goTo(step: BuildStepId): void;
}

/** Duration of a step's exit (specification), ms. */
const LEAVE_MS = 250;

interface Kept {
  readonly cameBack?: boolean;
}

function moved({ steps }: Configurator, from: Standing, wizard: Wizard): Standing {
  const index = (step: BuildStepId) => steps.findIndex(({ id }) => id === step);
  const changed = wizard.choices !== from.wizard.choices;
  const before = changed ? from.wizard.choices : from.before;
  if (wizard.step === from.wizard.step) return { ...from, wizard, before };
  const direction = index(wizard.step) > index(from.wizard.step) ? 'forward' : 'back';
  return { wizard, left: from.wizard.step, direction, before };
}

/**
 * The configurator's state, synchronised with the address: a step is a history entry, so the browser's arrows move
 * between steps, and a reload keeps every choice.
 */
export function useWizard(configurator: Configurator, opening: Wizard): readonly [Standing, WizardMoves] {
  const [standing, setStanding] = useState<Standing>({
    wizard: opening,
    left: undefined,
    direction: 'forward',
    before: undefined,
  });
  const language = useLanguage();
  const present = useRef(standing);
  present.current = standing;

  const stand = useCallback(
    (wizard: Wizard, entry: 'push' | 'replace') => {
      const from = present.current;
      if (wizard === from.wizard) return;
      const next = moved(configurator, from, wizard);
      present.current = next;
      setStanding(next);
      const historyState: Kept = { cameBack: wizard.cameBack };
      history[entry === 'push' ? 'pushState' : 'replaceState'](
        historyState,
        '',
        inLanguage(stepPath(configurator, wizard), language),
      );
    },
    [configurator, language],
  );

  useEffect(() => {
    // A cached page may have another spelling of its address.
    const historyState: Kept = history.state ?? {};
    const { wizard } = present.current;
    const restored = historyState.cameBack ? { ...wizard, cameBack: true } : wizard;
    const path = inLanguage(stepPath(configurator, restored), language);
    history.replaceState({ cameBack: restored.cameBack }, '', path);
    if (restored !== wizard) setStanding((current) => ({ ...current, wizard: restored }));

    const follow = () => {
      const opened = openingOf(configurator, new URLSearchParams(location.search)).wizard;
      const { wizard: now } = present.current;
      // The browser's arrows move between steps and undo no choice. A step that no longer applies shows its own build.
      const reached = goToStep(configurator, now, opened.step);
      stand(reached.step === opened.step ? reached : opened, 'replace');
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [configurator, language, stand]);

  useEffect(() => {
    if (standing.left === undefined) return;
    const timer = setTimeout(() => setStanding((current) => ({ ...current, left: undefined })), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [standing.left]);

  const [moves] = useState<WizardMoves>(() => {
    const now = () => present.current.wizard;
    const step = (wizard: Wizard) => stand(wizard, wizard.step === now().step ? 'replace' : 'push');
    return {
      pick: (field, id, stays) => step(pick(configurator, now(), field, id, { stays })),
      chooseExtra: (field, id) =>
        step({ ...now(), choices: chooseExtra(configurator, now().choices, field, id) }),
      goOn: () => step(goOn(configurator, now())),
      goBack: () => step(goBack(configurator, now())),
      goTo: (to) => step(goToStep(configurator, now(), to)),
    };
  });
  return [standing, moves];
}
