/** A switch: its lugs by side, and the lugs joined in each position. */
export interface SwitchKind {
  readonly left: readonly string[];
  readonly right: readonly string[];
  readonly positions: readonly {
    readonly name: string;
    readonly joins: readonly (readonly string[])[];
  }[];
}

/** Joins lugs to the moving common, on the left and the right side of the blade. */
const both = (...lugs: readonly string[]) => [
  [...lugs.map((lug) => `${lug} left`), 'C left'],
  [...lugs.map((lug) => `${lug} right`), 'C right'],
];

const THREE_WAYS = (names: readonly [string, string, string]) =>
  [
    { name: names[0], joins: [['N', 'C']] },
    { name: names[1], joins: [['N', 'B', 'C']] },
    { name: names[2], joins: [['B', 'C']] },
  ] as const;

export const SWITCH_KINDS = {
  'toggle-3': { left: ['N', 'B'], right: ['C'], positions: THREE_WAYS(['Up', 'Middle', 'Down']) },
  /** A blade of which one side is used. Position 1 is nearest to the bridge. */
  'blade-3': {
    left: ['N', 'B'],
    right: ['C'],
    positions: [...THREE_WAYS(['3', '2', '1'])].reverse(),
  },
  'blade-5': {
    left: ['N left', 'M left', 'B left', 'C left'],
    right: ['N right', 'M right', 'B right', 'C right'],
    positions: [
      { name: '1', joins: both('B') },
      { name: '2', joins: both('M', 'B') },
      { name: '3', joins: both('M') },
      { name: '4', joins: both('N', 'M') },
      { name: '5', joins: both('N') },
    ],
  },
} as const satisfies Record<string, SwitchKind>;

export type SwitchKindId = keyof typeof SWITCH_KINDS;
