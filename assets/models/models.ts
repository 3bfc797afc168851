import { hp90Models } from './hp90/registry.ts';
import { humbuckerModels } from './humbucker/registry.ts';
import type { ModelEntry } from './model-entry.ts';
import { singleModels } from './single/registry.ts';

/** Every model, by id. */
export const models: readonly ModelEntry[] = [...humbuckerModels, ...hp90Models, ...singleModels];
