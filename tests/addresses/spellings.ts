const hex = (letter: string) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`;

/**
 * Non-canonical spellings of an address, without queries: one of each kind, with `LONG=1` all of them. Their handling
 * is tested without a server in `server/http/address.test.ts`.
 */
export function spellings(path: string): readonly string[] {
  const [, first = '', rest = ''] = /^\/(.?)(.*)$/.exec(path) ?? [];
  const letter = first || 'x';
  const ofEachKind = [
    `/${hex(letter)}${rest}`,
    `/%25${hex(letter).slice(1)}${rest}`,
    `${path.toUpperCase()}/`,
    `/%2f${first}${rest}`,
    `//${first}${rest}`,
    `${path}//`,
    `/x/..${path}`,
    `/%2e%2e${path}`,
    `${path}.`,
    `${path}.data`,
    `${path};session=1`,
    `${path}%3Fa`,
    `${path}%00`,
    `${path}%0d%0aset-cookie:a=b`,
    `${path}%`,
    `\\${first}${rest}`,
    `//evil.example${path}`,
    `/%5C%5Cevil.example${path}`,
    `http://evil.example${path}`,
    `*${path}`,
  ];
  const more = [
    `/${hex(letter.toUpperCase())}${rest}`,
    `/${[...(first + rest)].map(hex).join('') || '%2f'}`,
    `/${letter.toUpperCase()}${rest}`,
    `${path}/%2F`,
    `/.${path}`,
    `${path}/.`,
    `${path}.DATA`,
    `${path}/_.data`,
    `${path}%23a`,
    `${path}%20`,
    `${path}%09`,
    `${path}%ff`,
    `${path}%E2%84%AA`,
    `/\\${first}${rest}`,
    `${path}%5c`,
    `///evil.example${path}`,
    `/%09/evil.example${path}`,
    `/%2f%2fevil.example${path}`,
    `/\\evil.example${path}`,
    `/%0d%0ax${path}`,
    `https://evil.example${path}`,
  ];
  return [...ofEachKind, ...(process.env.LONG ? more : [])].filter((spelled) => spelled !== path);
}
