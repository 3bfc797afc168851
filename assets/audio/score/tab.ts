/**
 * The score language: guitar tablature in text, one line a string, high string first, one cell a step.
 *
 * ```
 * e  -   -   5   -  |
 * B  8b2 -   -   .  |
 * ```
 *
 * A cell is `-` (goes on ringing), `.` (damped), or a note: an optional way of playing (`h` hammered on or
 * pulled off, `s` slid to from the note before), a fret or `x` (scratch on a damped string), and marks:
 * `b2` bent up by two semitones, `r` and let back, `~` vibrato, `m` palm-muted, `!` loud, `,` soft. Bar
 * lines count for nothing.
 */
export interface TabNote {
  /** Column, from the start of the piece. */
  readonly step: number;
  /** Index of the string, low to high. */
  readonly string: number;
  readonly fret: number;
  readonly how: 'struck' | 'hammered' | 'slid';
  readonly dead: boolean;
  readonly palm: boolean;
  /** Semitones. */
  readonly bend: number;
  readonly released: boolean;
  readonly vibrato: boolean;
  readonly weight: 'soft' | 'usual' | 'loud';
  /** Column at which the note is damped or the next one on its string begins. */
  readonly endStep: number;
}

const CELL = /^(?<how>[hs]?)(?<fret>\d+|x)(?:b(?<bend>\d+(?:\.\d+)?))?(?<marks>[r~m!,]*)$/;

interface Cell {
  readonly step: number;
  readonly text: string;
}

/** Cells of each string, low to high, of all bars in a row. */
function cellsOf(bars: readonly string[], strings: number): Cell[][] {
  const rows: Cell[][] = Array.from({ length: strings }, () => []);
  let first = 0;
  for (const bar of bars) {
    const lines = bar.trim().split('\n');
    if (lines.length !== strings) throw new Error(`A bar of ${lines.length} lines for ${strings} strings`);
    let steps: number | undefined;
    for (const [index, line] of lines.entries()) {
      const [name, ...cells] = line.replaceAll('|', ' ').trim().split(/\s+/);
      steps ??= cells.length;
      if (cells.length !== steps) throw new Error(`String ${name} has ${cells.length} of ${steps} cells`);
      rows[strings - 1 - index]?.push(...cells.map((text, cell) => ({ step: first + cell, text })));
    }
    first += steps ?? 0;
  }
  return rows;
}

function noteOf({ step, text }: Cell, string: number, endStep: number): TabNote {
  const groups = CELL.exec(text)?.groups;
  if (!groups) throw new Error(`Cell "${text}" at step ${step}`);
  const marks = groups.marks ?? '';
  return {
    step,
    string,
    fret: groups.fret === 'x' ? 5 : Number(groups.fret),
    how: groups.how === 'h' ? 'hammered' : groups.how === 's' ? 'slid' : 'struck',
    dead: groups.fret === 'x',
    palm: marks.includes('m'),
    bend: Number(groups.bend ?? 0),
    released: marks.includes('r'),
    vibrato: marks.includes('~'),
    weight: marks.includes('!') ? 'loud' : marks.includes(',') ? 'soft' : 'usual',
    endStep,
  };
}

/** Notes of a tablature in the order of their steps, low string first. */
export function readTab(bars: readonly string[], strings: number): TabNote[] {
  const rows = cellsOf(bars, strings);
  const notes = rows.flatMap((cells, string) => {
    const events = cells.filter(({ text }) => text !== '-');
    const length = cells.length;
    return events.flatMap((cell, index) =>
      cell.text === '.' ? [] : [noteOf(cell, string, events[index + 1]?.step ?? length)],
    );
  });
  return notes.sort((a, b) => a.step - b.step || a.string - b.string);
}
