import { readGuitar, writeGuitar } from '#domain/guitar/guitar.ts';
import { loadIn, takes } from '#domain/guitar/guitar-load.ts';
import { guitarInShort } from '#domain/guitar/guitar-words.ts';
import { voiceInGuitar } from '#domain/guitar/voice-in-guitar.ts';

/** Code that is needed only if the visitor has set a guitar. */
export const GUITAR_CODE = { readGuitar, writeGuitar, loadIn, takes, voiceInGuitar, guitarInShort } as const;

export type GuitarCode = typeof GUITAR_CODE;
