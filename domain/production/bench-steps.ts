import type { Language } from '../languages.ts';
import { STEP_WORDS, type StepWords } from './bench-steps.messages.ts';

export interface BenchStep extends StepWords {
  readonly id: 'coil 1' | 'coil 2' | 'join' | 'measure' | 'wax' | 'cover' | 'test play';
}

export function benchSteps(
  { coils }: { readonly coils: readonly unknown[] },
  { potted, cover }: { readonly potted: boolean; readonly cover: 'metal' | 'plastic' | 'none' },
  language: Language = 'en',
): readonly BenchStep[] {
  const words = STEP_WORDS[language];
  const two = coils.length > 1;
  return [
    { id: 'coil 1', ...words[two ? 'coil 1' : 'coil'] },
    ...(two
      ? ([
          { id: 'coil 2', ...words['coil 2'] },
          { id: 'join', ...words.join },
        ] as const)
      : []),
    { id: 'measure', ...words.measure },
    ...(potted ? ([{ id: 'wax', ...words.wax }] as const) : []),
    { id: 'cover', ...words[cover] },
    { id: 'test play', ...words['test play'] },
  ];
}
