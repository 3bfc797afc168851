import { sampleAddress, takeAddress } from '#domain/listening/audio.ts';

/** Path of a file with this address, below `public/generated`. */
const fileOf = (address: string): string => address.slice('/generated/'.length);

export const samplePath = (slug: string, key: string): string => fileOf(sampleAddress(slug, key));
export const takePath = (key: string): string => fileOf(takeAddress(key));
