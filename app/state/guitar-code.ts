import { readGuitar, writeGuitar } from '#domain/guitar/guitar.ts';
import { loadIn, takes } from '#domain/guitar/guitar-load.ts';
import { guitarInShort } from '#domain/guitar/guitar-words.ts';
import { voiceInGuitar } from '#domain/guitar/voice-in-guitar.ts';

/** What is needed of guitars once there is one: loaded for those who have set theirs. */
export const GUITAR_CODE = { readGuitar, writeGuitar, loadIn, takes, voiceInGuitar, guitarInShort } as const;

export type GuitarCode = typeof GUITAR_CODE;
