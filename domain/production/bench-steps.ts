import type { Language } from '../languages.ts';
import { STEP_WORDS, type StepWords } from './bench-steps.messages.ts';

export interface BenchStep extends StepWords {
  readonly id: 'coil 1' | 'coil 2' | 'join' | 'measure' | 'wax' | 'cover' | 'test play';
}

export function benchStepsOf(
  { coils }: { readonly coils: readonly unknown[] },
  { potted, cover }: { readonly potted: boolean; readonly cover: 'metal' | 'plastic' | 'none' },
  language: Language = 'en',
): readonly BenchStep[] {
  const messages = STEP_WORDS[language];
  const two = coils.length > 1;
  return [
    { id: 'coil 1', ...messages[two ? 'coil 1' : 'coil'] },
    ...(two
      ? ([
          { id: 'coil 2', ...messages['coil 2'] },
          { id: 'join', ...messages.join },
        ] as const)
      : []),
    { id: 'measure', ...messages.measure },
    ...(potted ? ([{ id: 'wax', ...messages.wax }] as const) : []),
    { id: 'cover', ...messages[cover] },
    { id: 'test play', ...messages['test play'] },
  ];
}
