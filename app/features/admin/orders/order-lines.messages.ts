import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Items',
  counted: (lines: number, pieces: number) =>
    `${lines} ${lines === 1 ? 'item' : 'items'}, ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`,
  piece: 'Piece',
  state: 'State',
  resistance: 'R measured',
  inductance: 'L measured',
  papers: 'Documents',
  serial: (serial: string) => `serial ${serial}`,
  noSerial: 'no serial yet',
  holds: (name: string, machine: number | null) => `${name}, machine ${machine}`,
  notYet: 'not yet',
  sheet: 'Build sheet',
  ofPiece: (piece: number) => ` of piece ${piece}`,
  bench: 'Bench',
  pieceAt: (piece: number) => `, piece ${piece}`,
  shelf: {
    apart: {
      'on shelf': 'on the shelf',
      gone: 'no longer on the shelf',
      'in repair': 'here for repair',
      repaired: 'repaired, not sent back yet',
    },
    put: 'Put on the shelf',
    putBack: 'Put back on the shelf',
    isThere: (serial: string) => `${serial} is on the shelf.`,
    there: 'Finished pickups on the shelf',
    take: 'Use it',
    taken: 'Taken from the shelf.',
  },
};

export const ORDER_LINES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Positionen',
    counted: (lines, pieces) => `${lines} ${lines === 1 ? 'Position' : 'Positionen'}, ${pieces} Stück`,
    piece: 'Stück',
    state: 'Stand',
    resistance: 'R gemessen',
    inductance: 'L gemessen',
    papers: 'Papiere',
    serial: (serial) => `Seriennummer ${serial}`,
    noSerial: 'noch ohne Seriennummer',
    holds: (name, machine) => `${name}, Maschine ${machine}`,
    notYet: 'noch nicht',
    sheet: 'Bauzettel',
    ofPiece: (piece) => ` von Stück ${piece}`,
    bench: 'Werkbank',
    pieceAt: (piece) => `, Stück ${piece}`,
    shelf: {
      apart: {
        'on shelf': 'im Regal',
        gone: 'nicht mehr im Regal',
        'in repair': 'zur Reparatur hier',
        repaired: 'repariert, noch nicht zurückgeschickt',
      },
      put: 'Ins Regal legen',
      putBack: 'Zurück ins Regal legen',
      isThere: (serial) => `${serial} liegt im Regal.`,
      there: 'Fertige Tonabnehmer im Regal',
      take: 'Verwenden',
      taken: 'Aus dem Regal genommen.',
    },
  },
};
