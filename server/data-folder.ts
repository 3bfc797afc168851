import { StartRefused } from './start-refused.ts';

const REMEDIES: Record<string, string> = {
  ENOSPC: 'its disk is full. Make room',
  EDQUOT: 'its quota is used up. Make room',
  EROFS: 'its disk is read-only. Make it writable',
  EACCES: 'this user has no rights there. Grant them',
  EPERM: 'this user has no rights there. Grant them',
  ENOTDIR: 'a part of its path is a file. Remove it',
  EEXIST: 'there is a file of that name. Remove it',
};

/** The sentence for a data folder that cannot be used; every other error as it is. */
export function explainFolder(folder: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = REMEDIES[code];
  return reason
    ? new StartRefused(`The data folder ${folder} cannot be written: ${reason}, or set DATA_DIR to another.`)
    : error;
}
