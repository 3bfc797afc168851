import type { Language } from '../languages.ts';

/** A block of text; `title` begins a document, `chapter` a numbered section of it. */
export interface ContractBlock {
  readonly kind: 'title' | 'chapter' | 'heading' | 'paragraph' | 'item';
  readonly text: string;
}

/** Terms and instruction on withdrawal with the model form, in the words in which a contract is concluded now. */
export interface ContractText {
  readonly language: Language;
  readonly blocks: readonly ContractBlock[];
}
