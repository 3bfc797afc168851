import { germanDay, shortDay } from '#domain/calendar/day.ts';
import { atStart } from '#domain/format-count.ts';
import type { InLanguages } from '#domain/languages.ts';
import type { Case, Swap } from '#domain/phase/answer.ts';
import type { OurPickup } from '#domain/phase/our-pickups.ts';
import type { PhaseJump, Sign } from '#domain/phase/signs.ts';

type Metal = NonNullable<OurPickup['metal']>;
type Hum = Case['hum'];

/** Names of leads are passed in the page's language, in lower case. */

const EN = {
  page: 'Phase card',
  description:
    'Will a new pickup be in phase with the one you keep? Two tests with a compass and a multimeter show which lead is hot and whether the pair is quiet in the middle position.',
  sheetFigure: 'SHEET P',
  testFigure: 'FIG. 1, 2',
  answerFigure: 'ANSWER',
  title: 'Will it be in phase?',
  sheet: ['Phase card', 'Prints on A5'],
  lead: 'You keep one pickup and fit one of ours. Tell us what you keep, or find out in two minutes with a compass and a multimeter.',
  fields: { keep: 'You keep', maker: 'Its maker', ours: 'You fit', noMaker: 'Not in the list' },
  figures: ['On the pickup you keep,', 'leads free, guitar unplugged'],
  test1: {
    name: 'Which pole is up?',
    says: 'Hold a compass over the poles. Needle twitching? One pole is enough.',
    drawn: 'A compass held over the poles of a pickup. The north end of its needle points at a south pole.',
    looks: ['The north end', 'of the needle', 'points at the pole:'],
    found: { 1: 'it turns away: north', '-1': 'south is up', unknown: 'then south is up' },
    answers: { north: 'North up', south: 'South up' },
  },
  test2: {
    name: 'Which way does it jump?',
    says: 'Meter on 200 mV DC, red on the hot lead. Put a screwdriver on the poles and pull it off.',
    drawn:
      'A multimeter on 200 millivolts, its red lead on the hot wire, the black one on the other. A screwdriver is pulled off the poles and the reading jumps.',
    pull: 'pull off',
    answers: { plus: 'Plus', minus: 'Minus', none: 'It hardly moves' },
  },
  hardly: {
    title: 'Lift, don’t slide.',
    says: 'Lay the screwdriver flat on all six poles and pull it straight off, fast. Digital meters only flicker once: just watch for the minus sign.',
  },
  quiet: {
    title: 'It is quiet on its own.',
    says: 'You only need test 2. A single coil beside it hums in the middle position, however we wind it.',
  },
  show: 'Show the answer',
  tableHead: ['What stays', 'Jumps to plus', 'Jumps to minus'],
  tableRows: { 1: 'North up', '-1': 'South up', any: 'Either pole up' },
  sums: { heading: 'In the middle position', string: 'String', hum: 'Hum' },
  reverse: {
    aside: 'For a quiet middle position',
    title: 'Reverse wound, reverse polarity',
    tick: 'Wind it this way',
    take: { usual: 'Choose it in the shop', build: 'Back to your build' },
  },
  sources: 'Sources',
  proposal:
    'Our own colours are provisional until the bench has confirmed them. Go by the sheet in your box.',
  signsOf:
    'The sign of the string depends on the pole, the winding direction and which lead is hot, the sign of the hum only on the last two. Each pickup is one of four, so there are sixteen combinations.',
  table: {
    label: 'All cases of this pair',
    inside: 'Poles and jumps, string and hum',
    yours: ' (yours)',
    mayBeYours: ' (may be yours)',
  },
  contradicted: 'Your tests disagree with our source: we go by your tests.',
  diagram: {
    label: 'Diagram of this pair',
    inside: 'Every joint, and the middle position',
    isOpen: 'Shows one of the open cases; the table has all of them.',
    pots: 'Pots',
    joints: (count: number) => `All ${count} joints in words`,
    to: 'to',
    signs: (signs: readonly string[]) => signs.join(' · ').toLowerCase(),
  },
  price: { included: 'incl.', none: 'not available' },
  dated: (read: string, written: string | undefined) => `${written ? ` of ${written},` : ','} read ${read}`,
  day: shortDay,
  leads: { inside: 'inside', braid: 'braid', hot: 'hot', ground: 'ground' },
  pole: (pole: Sign | undefined): string =>
    pole === undefined ? 'pole not known' : pole === 1 ? 'north up' : 'south up',
  jump: (toPlus: boolean | undefined): string =>
    toPlus === undefined ? 'jump not known' : toPlus ? 'plus' : 'minus',
  twoCoils: 'two coils',
  oursHas: (signs: string) => `Ours: ${signs.charAt(0).toLowerCase()}${signs.slice(1)}`,
  /** The three of five leads that are neither hot nor ground. */
  rest: (shield: string, finish1: string, finish2: string) =>
    ` ${atStart(shield)} goes to ground with it, ${finish1} and ${finish2} are joined and taped.`,
  metalOff: (metal: Metal, ground: string) => `${metal} off ${ground} first`,
  answer: {
    hot: (lead: string) => `${atStart(lead)} is hot.`,
    asTheyAre: (ground: string, metal: Metal | undefined, rest: string) =>
      `${atStart(ground)} goes to ground${metal ? `, with the ${metal} on it` : ''}.${rest} The two are in phase.`,
    swapped: (hot: string, ground: string, metal: Metal | undefined, rest: string) =>
      `${atStart(hot)} goes to ground.${rest} ${
        metal ? `Take the ${metal} off ${ground} first and give it a ground wire of its own. ` : ''
      }So the two are in phase.`,
    theirs: 'Swap the leads of yours.',
    theirsMore: (hot: string) =>
      `Ours has its hot wire inside a braid, and the braid stays at ground. You may swap the leads of yours, unless metal parts are on its ground lead. On ours, ${hot} is hot.`,
    impossible: 'Swapping leads does not help.',
    impossibleMore:
      'Both have a braid that stays at ground. As they are, they work against each other: flip the magnets of one, or write to us before you order.',
    open: 'One more test.',
    openMore: (hot: string, ground: string) =>
      `The way the meter jumps tells you whether ${hot} or ${ground} is hot. Do test 2.`,
  },
  facts: {
    phase: 'In phase, middle position',
    hum: 'Hum-cancelling together',
    cut: 'To do first',
    hotLead: 'Hot lead of yours',
    after: (test: 1 | 2) => `after test ${test}`,
    phases: { none: 'yes', ours: 'yes, swapped', theirs: 'yes, swapped', impossible: 'no' } satisfies Record<
      Swap,
      string
    >,
    hums: { yes: 'no', little: 'nearly', no: 'yes' } satisfies Record<Hum, string>,
    nothing: 'nothing',
    theirLeads: 'swap the leads of yours',
    magnet: 'flip a magnet',
    otherLead: 'the other one',
    asItIs: (lead: string | undefined) => (lead ? `${lead}, as it is` : 'as it is'),
  },
  cell: {
    hot: (lead: string) => `${atStart(lead)} hot`,
    theirs: 'Yours swapped',
    impossible: 'Out of phase',
    hums: {
      yes: 'hums in the middle',
      little: 'nearly quiet in the middle',
      no: 'quiet in the middle',
    } satisfies Record<Hum, string>,
  },
  sum: {
    neither: 'neither hums: two coils each',
    one: 'one hums, the other does not: the hum stays',
    hums: {
      yes: 'it adds too: both wound the same way',
      little: 'a little is left: the coils differ',
      no: 'it cancels: wound against each other',
    } satisfies Record<Hum, string>,
    mayCancel: 'it may cancel as well, along with the sound',
    adds: 'they add: full sound',
    cancels: 'they cancel: thin and quiet',
  },
  reverseWound: (pole: string, jump: PhaseJump, hot: string) =>
    `We wind ours the other way and turn its poles: ${pole}, still ${jump} on ${hot}.`,
  maker: {
    braid: 'The wire inside the braid is its hot lead.',
    leads: (hot: string, ground: string) => `${atStart(hot)} is its hot lead, ${ground} goes to ground.`,
    noColours: 'Our sources do not give its colours.',
    known: (pole: string, isClockwise: boolean) =>
      `${atStart(pole)} and wound ${isClockwise ? 'clockwise' : 'counter-clockwise'}, its end hot: no test needed.`,
    turn: 'It is wound clockwise. Its poles changed over the years: do test 1, or skip it and we show both.',
    noJump: 'No source says which way it jumps: do test 2.',
    nothing: 'No source gives poles and winding for this one: do both tests.',
    title: (name: string, hot: string, ground: string) => `${name}, ${hot} and ${ground}.`,
  },
};

const GERMAN_METAL: Readonly<Record<Metal, string>> = { plate: 'Grundplatte', cover: 'Kappe' };

const DE: typeof EN = {
  page: 'Phasenkarte',
  description:
    'Ist ein neuer Tonabnehmer gleichphasig mit dem, der bleibt? Zwei Tests mit Kompass und Multimeter zeigen, welche Ader heiß ist und ob das Paar in Mittelstellung still ist.',
  sheetFigure: 'BLATT P',
  testFigure: 'ABB. 1, 2',
  answerFigure: 'ANTWORT',
  title: 'Passt die Phase?',
  sheet: ['Phasenkarte', 'Druckt auf A5'],
  lead: 'Ein Tonabnehmer bleibt, einer von uns kommt dazu. Sag uns, was bleibt, oder finde es in zwei Minuten mit Kompass und Multimeter heraus.',
  fields: { keep: 'Das bleibt', maker: 'Von wem', ours: 'Das kommt dazu', noMaker: 'Nicht in der Liste' },
  figures: ['Am Tonabnehmer, der bleibt,', 'Adern frei, Kabel raus'],
  test1: {
    name: 'Welcher Pol ist oben?',
    says: 'Halt einen Kompass über die Pole. Die Nadel zappelt? Ein Pol reicht.',
    drawn: 'Ein Kompass über den Polen eines Tonabnehmers. Das Nordende der Nadel zeigt auf einen Südpol.',
    looks: ['Das Nordende', 'der Nadel', 'zeigt auf den Pol:'],
    found: { 1: 'es dreht weg: Nord', '-1': 'Süd ist oben', unknown: 'dann ist Süd oben' },
    answers: { north: 'Nord oben', south: 'Süd oben' },
  },
  test2: {
    name: 'Wohin schlägt es aus?',
    says: 'Messgerät auf 200 mV DC, Rot an die heiße Ader. Schraubendreher auf die Pole setzen, abziehen.',
    drawn:
      'Ein Multimeter auf 200 Millivolt, das rote Kabel an der heißen Ader, das schwarze an der anderen. Ein Schraubendreher wird von den Polen abgezogen, und die Anzeige schlägt aus.',
    pull: 'abziehen',
    answers: { plus: 'Plus', minus: 'Minus', none: 'Kaum' },
  },
  hardly: {
    title: 'Abheben, nicht schieben.',
    says: 'Leg den Schraubendreher flach auf alle sechs Pole und zieh ihn schnell und gerade ab. Digitale Messgeräte zucken nur einmal: Achte allein auf das Minus.',
  },
  quiet: {
    title: 'Er ist von selbst still.',
    says: 'Du brauchst nur Test 2. Ein Singlecoil daneben brummt in Mittelstellung, egal wie wir wickeln.',
  },
  show: 'Antwort zeigen',
  tableHead: ['Was bleibt', 'Schlägt nach Plus aus', 'Schlägt nach Minus aus'],
  tableRows: { 1: 'Nord oben', '-1': 'Süd oben', any: 'Egal welcher Pol' },
  sums: { heading: 'In Mittelstellung', string: 'Saite', hum: 'Brummen' },
  reverse: {
    aside: 'Für eine stille Mittelstellung',
    title: 'Gegenläufig gewickelt, umgekehrt gepolt',
    tick: 'So wickeln',
    take: { usual: 'Im Shop wählen', build: 'Zurück zum Konfigurator' },
  },
  sources: 'Quellen',
  proposal:
    'Unsere eigenen Farben sind vorläufig, bis die Werkbank sie bestätigt hat. Es gilt das Blatt in deiner Schachtel.',
  signsOf:
    'Das Vorzeichen der Saite hängt am Pol, an der Wickelrichtung und daran, welche Ader heiß ist, das des Brummens nur an den letzten beiden. Jeder Tonabnehmer ist einer von vieren: zusammen sechzehn Kombinationen.',
  table: {
    label: 'Alle Fälle dieses Paars',
    inside: 'Pole und Ausschläge, Saite und Brummen',
    yours: ' (deiner)',
    mayBeYours: ' (vielleicht deiner)',
  },
  contradicted: 'Deine Tests widersprechen unserer Quelle: Wir halten uns an deine Tests.',
  diagram: {
    label: 'Schaltplan dieses Paars',
    inside: 'Jede Lötstelle, und die Mittelstellung',
    isOpen: 'Zeigt einen der offenen Fälle. In der Tabelle stehen alle.',
    pots: 'Potis',
    joints: (count) => `Alle ${count} Lötstellen in Worten`,
    to: 'an',
    signs: (signs) => signs.join(' · '),
  },
  price: { included: 'inkl.', none: 'nicht zu haben' },
  dated: (read, written) => `${written ? ` vom ${written},` : ','} gelesen am ${read}`,
  day: germanDay,
  leads: { inside: 'innen', braid: 'Geflecht', hot: 'heiß', ground: 'Masse' },
  pole: (pole) => (pole === undefined ? 'Pol unbekannt' : pole === 1 ? 'Nord oben' : 'Süd oben'),
  jump: (toPlus) => (toPlus === undefined ? 'Ausschlag unbekannt' : toPlus ? 'Plus' : 'Minus'),
  twoCoils: 'zwei Spulen',
  oursHas: (signs) => `Unserer: ${signs}`,
  rest: (shield, finish1, finish2) =>
    ` ${atStart(shield)} geht mit an Masse, ${atStart(finish1)} und ${atStart(finish2)} werden verbunden und isoliert.`,
  metalOff: (metal, ground) => `${GERMAN_METAL[metal]} von ${atStart(ground)} trennen`,
  answer: {
    hot: (lead) => `${atStart(lead)} ist heiß.`,
    asTheyAre: (ground, metal, rest) =>
      `${atStart(ground)} geht an Masse${metal ? `, mit der ${GERMAN_METAL[metal]} daran` : ''}.${rest} Die beiden sind gleichphasig.`,
    swapped: (hot, ground, metal, rest) =>
      `${atStart(hot)} geht an Masse.${rest} ${
        metal
          ? `Trenn vorher die ${GERMAN_METAL[metal]} von ${atStart(ground)} und gib ihr eine eigene Masseleitung. `
          : ''
      }So sind die beiden gleichphasig.`,
    theirs: 'Tausch die Adern bei deinem.',
    theirsMore: (hot) =>
      `Bei unserem liegt die heiße Ader in einem Geflecht, und das Geflecht bleibt an Masse. Bei deinem darfst du tauschen, außer wenn an seiner Masse-Ader Metall hängt. Bei unserem ist ${atStart(hot)} heiß.`,
    impossible: 'Adern tauschen hilft nicht.',
    impossibleMore:
      'Beide haben ein Geflecht, das an Masse bleibt. So, wie sie sind, arbeiten sie gegeneinander: Dreh bei einem die Magnete um, oder schreib uns, bevor du bestellst.',
    open: 'Noch ein Test.',
    openMore: (hot, ground) =>
      `Wohin das Messgerät ausschlägt, sagt dir, ob ${atStart(hot)} oder ${atStart(ground)} heiß ist. Mach Test 2.`,
  },
  facts: {
    phase: 'Gleichphasig in Mittelstellung',
    hum: 'Zusammen brummfrei',
    cut: 'Vorher zu tun',
    hotLead: 'Heiße Ader bei deinem',
    after: (test) => `nach Test ${test}`,
    phases: { none: 'ja', ours: 'ja, getauscht', theirs: 'ja, getauscht', impossible: 'nein' },
    hums: { yes: 'nein', little: 'fast', no: 'ja' },
    nothing: 'nichts',
    theirLeads: 'Adern bei deinem tauschen',
    magnet: 'Magnete umdrehen',
    otherLead: 'die andere',
    asItIs: (lead) => (lead ? `${lead}, wie sie ist` : 'wie sie ist'),
  },
  cell: {
    hot: (lead) => `${atStart(lead)} heiß`,
    theirs: 'Deiner getauscht',
    impossible: 'Gegenphasig',
    hums: { yes: 'brummt in der Mitte', little: 'fast still in der Mitte', no: 'still in der Mitte' },
  },
  sum: {
    neither: 'keiner brummt: je zwei Spulen',
    one: 'einer brummt, der andere nicht: es bleibt',
    hums: {
      yes: 'auch das addiert sich: gleich gewickelt',
      little: 'wenig bleibt: die Spulen sind ungleich',
      no: 'hebt sich auf: gegenläufig gewickelt',
    },
    mayCancel: 'hebt sich vielleicht mit auf',
    adds: 'addiert sich: voller Klang',
    cancels: 'hebt sich auf: dünn und leise',
  },
  reverseWound: (pole, jump, hot) =>
    `Wir wickeln unseren andersherum und drehen die Pole um: ${pole}, auf ${atStart(hot)} weiterhin ${atStart(jump)}.`,
  maker: {
    braid: 'Seine heiße Ader liegt im Geflecht.',
    leads: (hot, ground) => `${atStart(hot)} ist seine heiße Ader, ${atStart(ground)} geht an Masse.`,
    noColours: 'Seine Farben stehen in keiner unserer Quellen.',
    known: (pole, isClockwise) =>
      `${pole} und ${isClockwise ? 'im' : 'gegen den'} Uhrzeigersinn gewickelt, das Ende heiß: Kein Test nötig.`,
    turn: 'Er ist im Uhrzeigersinn gewickelt. Die Pole haben über die Jahre gewechselt: Mach Test 1, oder lass ihn weg, dann zeigen wir beides.',
    noJump: 'Wohin er ausschlägt, steht in keiner Quelle: Mach Test 2.',
    nothing: 'Zu Polen und Wicklung steht bei diesem nichts in den Quellen: Mach beide Tests.',
    title: (name, hot, ground) => `${name}, ${hot} und ${ground}.`,
  },
};

export const PHASE_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
