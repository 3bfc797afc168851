import type { Language } from '../languages.ts';

export interface ContractBlock {
  readonly kind: 'title' | 'chapter' | 'heading' | 'paragraph' | 'item';
  readonly text: string;
}

/** The current terms and instruction on withdrawal with the model form, as part of a contract. */
export interface ContractText {
  readonly language: Language;
  readonly blocks: readonly ContractBlock[];
}
