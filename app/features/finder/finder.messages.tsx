import type { ReactNode } from 'react';
import type { Scale, Step } from '#domain/finder/question.ts';
import type { InLanguages } from '#domain/languages.ts';
import type { Position } from '#domain/products/pickup-types.ts';

const NBSP = '\u00a0';
const whole = (figure: string) => <span className="whitespace-nowrap">{figure}</span>;

const EN = {
  title: 'Finder',
  description:
    'Say what is in your guitar and what you miss: three of our pickups that would change it, with the difference in decibels, its doubt, and why. Nothing that you would not hear.',
  sheet: 'SHEET F',
  caption: ['Finder', 'Choose a copper word,', 'or set it in the table below'],
  /** The question as a sentence. What can be changed in it is handed in. */
  sentence: {
    name: (isOurs: boolean, name: ReactNode, place: ReactNode): ReactNode => (
      <>
        I have {isOurs ? 'your' : 'a'} {name}
        {place}.
      </>
    ),
    measured: (kind: ReactNode, place: ReactNode): ReactNode => (
      <>
        I have measured my {kind}
        {place}.
      </>
    ),
    ohms: (kind: ReactNode, ohms: ReactNode, place: ReactNode): ReactNode => (
      <>
        I have a {kind} of {ohms}
        {place}.
      </>
    ),
    place: (_position: Position, word: ReactNode): ReactNode => <> in the {word}</>,
    complaints: (bright: ReactNode, loud: ReactNode, hum: ReactNode | undefined): ReactNode => (
      <>
        {' '}
        It is {bright} and {loud}
        {hum === undefined ? null : <>, and it {hum}</>}.
      </>
    ),
    kind: 'What you have',
    itsName: 'Its name',
    where: 'Where',
    noName: 'pickup',
    noOhms: 'so many kΩ',
  },
  have: 'What you have',
  miss: 'What you miss',
  find: 'Find three',
  ways: { ohms: 'Type and ohms', name: 'By name', measured: 'Measured' },
  type: 'Type',
  ohms: 'Resistance in kΩ',
  ohmsExample: '16.4',
  name: 'Name',
  chooseName: 'Choose a name',
  whereItIs: 'Where it is',
  scales: {
    bright: { name: 'Treble', less: 'darker', more: 'brighter' },
    loud: { name: 'Output', less: 'quieter', more: 'louder' },
    hum: { name: 'Hum', less: 'hum is fine', more: 'less hum' },
  } satisfies Record<Scale, { name: string; less: string; more: string }>,
  /** What is wrong with it, in the sentence. */
  complaints: {
    bright: {
      '-2': 'too bright',
      '-1': 'a little too bright',
      0: 'bright enough',
      1: 'a little too dark',
      2: 'too dark',
    },
    loud: {
      '-2': 'too loud',
      '-1': 'a little too loud',
      0: 'loud enough',
      1: 'a little too quiet',
      2: 'too quiet',
    },
    hum: {
      '-2': 'may hum as it likes',
      '-1': 'may hum a little more',
      0: 'hums no more than it should',
      1: 'hums a little',
      2: 'hums',
    },
  } satisfies Record<Scale, Record<Step, string>> as Readonly<Record<Scale, Readonly<Record<Step, string>>>>,
  /** The same by itself, of a step on a scale. */
  step: (scale: Scale, complaint: string) => `${scale === 'hum' ? 'It' : 'It is'} ${complaint}`,
  meter: 'A multimeter on 20\u00a0k, across the lead with the guitar unplugged and volume at 10, will do.',
  measure: 'With more time, measure it properly',
  ourNames: 'Ours',
  allNames: 'Published types, as many makers wind them',
  measuredIn: 'The one that you measured in this browser. Its figures stay here.',
  nothingMeasured: 'Nothing is measured in this browser yet.',
  measureYours: 'Measure yours',
  yours: 'Your pickup, for your recording too:',
  savedHere: 'Saved in this browser, and nowhere else.',
  forget: 'Forget it',
  /** What is wished: the words of each scale, less and more. */
  wishes: {
    bright: ['darker', 'brighter'],
    loud: ['calmer', 'louder'],
    hum: ['', 'quieter in hum'],
  } satisfies Record<Scale, readonly [string, string]> as Readonly<Record<Scale, readonly [string, string]>>,
  aLittle: (words: string) => `a little ${words}`,
  wish: ([first = '', ...rest]: readonly string[]) =>
    rest.length > 0 ? `${[first, ...rest.slice(0, -1)].join(', ')}, and ${rest.at(-1)}` : first,
  answers: {
    figure: (count: number) => (count > 1 ? `FIG. 1–${count}` : 'FIG. 1'),
    toTry: ['One to try', 'Two to try', 'Three to try'],
    inYours: 'All in your guitar',
    inSheet: 'All into the sheet load',
    said: (count: number, names: readonly string[]) => `${count} to try. ${names.join('. ')}`,
  },
  keys: {
    ours: 'ours',
    yours: 'yours, likely',
    band: (words: string, from: string, to: string): ReactNode => (
      <>
        yours, {words}: {whole(`${from} to ${to}${NBSP}H`)}
      </>
    ),
  },
  bandOf: {
    ohms: (kOhm: string) => `what ${kOhm} can mean`,
    name: () => 'what a winding leaves open',
    measured: () => 'what the measurement leaves open',
  },
  overYours: (name: string) => `${name} over yours, 200${NBSP}Hz to 8${NBSP}kHz. Its figures are below.`,
  treble: 'Treble',
  output: 'Output',
  bass: 'Bass',
  hum: 'Hum',
  span: (from: string, to: string) => `${from} to ${to}`,
  listen: 'Listen blind',
  against: (name: string) => `: yours against ${name}`,
  yoursHeard: 'Yours',
  look: 'Look at it',
  open: 'Open this build',
  why: 'Why',
  method:
    'Treble is 2 to 5\u00a0kHz, bass 80 to 250\u00a0Hz, both against the mids, as means by ear; for basses half of that. Modelled, typical: four of five are within the span. Under 1\u00a0dB is hard to hear.',
  /** What one of ours does, as one hears it. */
  does: {
    trebles: (size: 'much' | 'clear' | 'little', isMore: boolean) =>
      `${{ much: 'Much', clear: 'Clearly', little: 'A little' }[size]} ${isMore ? 'brighter' : 'darker'}`,
    sameTreble: 'As bright as yours',
    outputs: (isClear: boolean, isMore: boolean) =>
      `${isClear ? 'clearly' : 'a little'} ${isMore ? 'louder' : 'quieter'}`,
    sameOutput: 'as loud',
    farQuieter: 'and you will turn the amp up',
    hums: { hardly: ' Hardly any hum.', less: ' Less hum.', more: ' It hums more.' },
  },
  /** Where the difference comes from. */
  reasons: {
    turns: (ours: string, awg: string, isCertain: boolean, theirs: string, awgs: readonly string[]) =>
      `${ours} turns of ${awg} instead of ${isCertain ? '' : 'about '}${theirs} of ${awgs.join(' or ')}`,
    half: 'about half the inductance',
    less: (percent: number) => `${percent}\u00a0% less inductance`,
    same: 'about the same inductance',
    more: (percent: number) => `${percent}\u00a0% more inductance`,
    against: (ours: string, yours: string) => ` (${ours} against ${yours})`,
    peakStays: (at: string) => `, and the peak stays at ${at}`,
    peakMoves: (from: string, to: string) => `, so the peak moves from ${from} to ${to}`,
    peakAgain: (at: string) => `, so there is a peak again, at ${at}`,
    cover: ' Its metal cover takes a little off the top.',
    ceramic: ' The ceramic magnet gives back in level what the turns take.',
    weaker: ' Fewer turns, or a weaker magnet: less output.',
  },
  /** In place of answers. */
  none: {
    noMeasurement: {
      title: 'Nothing is measured here yet.',
      says: 'A measurement stays in the browser that made it. Until there is one, type and ohms are enough for a wide answer.',
      way: 'Type and ohms',
    },
    nothingSaid: {
      title: 'What hangs in your guitar?',
      says: 'Type and ohms are enough. Not even that? Start with a hot humbucker of a Les Paul style and change what is not yours: we draw a wide band.',
      way: 'Les Paul style, bridge',
    },
    nothingMissed: {
      title: 'What do you miss?',
      says: 'It is fine as it is, so far. Move a scale, or say in the sentence what is wrong with it: then we look for something nearer.',
      way: 'It is a little too dark',
    },
    same: {
      title: 'We would sell you the same again.',
      says: (wish: string, isOfOhms: boolean, instead: string) =>
        `${wish}: nothing of ours that fits there changes that by a decibel, and by more than is uncertain${isOfOhms ? ' about your ohms' : ''}. ${instead}`,
      way: 'Change your guitar',
    },
    /** What would help, and is not sold. */
    instead: {
      brighter: 'Try a shorter cable first: it moves the peak further, and costs little.',
      darker: 'Try the tone control, or a longer cable, first: they cost nothing.',
      level: 'Try the screws first: a millimetre is worth some decibels, and costs nothing.',
      hum: 'One coil hums; only two against each other do not, and none of ours with two fits there.',
    },
    impossible: {
      title: (ohms: ReactNode, isOpen: boolean): ReactNode => (
        <>
          {ohms} is {isOpen ? 'an open coil' : 'too little'}.
        </>
      ),
      says: (isSlip: boolean, isOpen: boolean, kind: string, least: string, most: string): ReactNode => (
        <>
          {isSlip ? (isOpen ? 'Did the meter stand on M? ' : 'Was that in MΩ? ') : ''}A {kind} reads{' '}
          {whole(`${least} to ${most}${NBSP}kΩ`)}.{' '}
          {isOpen ? 'A real megohm means a broken wire.' : 'Less means a short, or coils joined in parallel.'}
        </>
      ),
      anew: 'Write it anew',
      write: (ohms: string) => `Write ${ohms}`,
    },
  },
  notKnown: {
    figure: 'NOTES',
    line: 'To the honest reader',
    heading: 'What the model does not know',
    notes: (): readonly (readonly [string, ReactNode])[] => [
      [
        'Your inductance',
        <>
          Ohms measure the wire, not the coil. Pickups sold under one name were measured at{' '}
          {whole(`7.75 to 9.74${NBSP}H`)}. The grey band is that doubt; a measurement closes it.
        </>,
      ],
      [
        'Its height, and your hands',
        'A millimetre closer is worth more decibels than a magnet. Try the screws first: it costs nothing.',
      ],
      [
        'Tight and loose',
        <>
          The only figure we have for it is bass against mids, and at one place ours differ in that by less
          than {whole(`1${NBSP}dB`)}. So there is no scale for it: feel, attack and squeal are not in the
          curve.
        </>,
      ],
    ],
  },
};

const DE: typeof EN = {
  title: 'Finder',
  description:
    'Sag, was in deiner Gitarre sitzt und was dir fehlt: drei unserer Tonabnehmer, die das ändern, mit Unterschied in Dezibel, Unsicherheit und Grund. Nichts, was man nicht hört.',
  sheet: 'BLATT F',
  caption: ['Finder', 'Wähl ein kupfernes Wort', 'oder stell es unten ein'],
  sentence: {
    name: (isOurs, name, place) => (
      <>
        Ich habe {isOurs ? 'euren' : 'einen'} {name}
        {place}.
      </>
    ),
    measured: (kind, place) => (
      <>
        Ich habe meinen {kind}
        {place} gemessen.
      </>
    ),
    ohms: (kind, ohms, place) => (
      <>
        Ich habe einen {kind} mit {ohms}
        {place}.
      </>
    ),
    place: (position, word) => (
      <>
        {' '}
        {position === 'middle' ? 'in der' : 'am'} {word}
      </>
    ),
    complaints: (bright, loud, hum) => (
      <>
        {' '}
        Er ist {bright} und {loud}
        {hum === undefined ? null : <>, und er {hum}</>}.
      </>
    ),
    kind: 'Was du hast',
    itsName: 'Wie er heißt',
    where: 'Wo',
    noName: 'Tonabnehmer',
    noOhms: 'so viel kΩ',
  },
  have: 'Was du hast',
  miss: 'Was dir fehlt',
  find: 'Drei finden',
  ways: { ohms: 'Typ und Ohm', name: 'Nach Namen', measured: 'Gemessen' },
  type: 'Typ',
  ohms: 'Widerstand in kΩ',
  ohmsExample: '16,4',
  name: 'Name',
  chooseName: 'Namen wählen',
  whereItIs: 'Wo er sitzt',
  scales: {
    bright: { name: 'Höhen', less: 'dunkler', more: 'heller' },
    loud: { name: 'Lautstärke', less: 'leiser', more: 'lauter' },
    hum: { name: 'Brummen', less: 'darf brummen', more: 'weniger Brummen' },
  },
  complaints: {
    bright: {
      '-2': 'zu hell',
      '-1': 'etwas zu hell',
      0: 'hell genug',
      1: 'etwas zu dunkel',
      2: 'zu dunkel',
    },
    loud: {
      '-2': 'zu laut',
      '-1': 'etwas zu laut',
      0: 'laut genug',
      1: 'etwas zu leise',
      2: 'zu leise',
    },
    hum: {
      '-2': 'darf brummen, wie er will',
      '-1': 'darf etwas mehr brummen',
      0: 'brummt nicht mehr als nötig',
      1: 'brummt ein bisschen',
      2: 'brummt',
    },
  },
  step: (scale, complaint) => `${scale === 'hum' ? 'Er' : 'Er ist'} ${complaint}`,
  meter: 'Ein Multimeter auf 20\u00a0k reicht: an beide Adern halten, Kabel aus der Gitarre, Volume auf 10.',
  measure: 'Wer mehr Zeit hat, misst richtig',
  ourNames: 'Unsere',
  allNames: 'Veröffentlichte Typen, wie viele sie wickeln',
  measuredIn: 'Der, den du in diesem Browser gemessen hast. Seine Werte bleiben hier.',
  nothingMeasured: 'In diesem Browser ist noch nichts gemessen.',
  measureYours: 'Miss deinen',
  yours: 'Dein Tonabnehmer, auch für deine Aufnahme:',
  savedHere: 'In diesem Browser gespeichert, und sonst nirgends.',
  forget: 'Vergessen',
  wishes: {
    bright: ['dunkler', 'heller'],
    loud: ['zahmer', 'lauter'],
    hum: ['', 'weniger Brummen'],
  },
  aLittle: (words) => `etwas ${words}`,
  wish: (words) => new Intl.ListFormat('de').format(words),
  answers: {
    figure: (count) => (count > 1 ? `ABB. 1–${count}` : 'ABB. 1'),
    toTry: ['Einer zum Probieren', 'Zwei zum Probieren', 'Drei zum Probieren'],
    inYours: 'Alle in deiner Gitarre',
    inSheet: 'Alle an der Datenblatt-Last',
    said: (count, names) => `${count} zum Probieren. ${names.join('. ')}`,
  },
  keys: {
    ours: 'unserer',
    yours: 'deiner, vermutlich',
    band: (words, from, to) => (
      <>
        deiner, {words}: {whole(`${from} bis ${to}${NBSP}H`)}
      </>
    ),
  },
  bandOf: {
    ohms: (kOhm) => `was ${kOhm} heißen können`,
    name: () => 'was die Wicklung offen lässt',
    measured: () => 'was die Messung offen lässt',
  },
  overYours: (name) => `${name} über deinem, 200${NBSP}Hz bis 8${NBSP}kHz. Die Zahlen stehen darunter.`,
  treble: 'Höhen',
  output: 'Pegel',
  bass: 'Bässe',
  hum: 'Brummen',
  span: (from, to) => `${from} bis ${to}`,
  listen: 'Blind anhören',
  against: (name) => `: deiner gegen ${name}`,
  yoursHeard: 'Deiner',
  look: 'Ansehen',
  open: 'Im Konfigurator',
  why: 'Warum',
  method:
    'Höhen: 2 bis 5\u00a0kHz, Bässe: 80 bis 250\u00a0Hz, beide gegen die Mitten und nach dem Gehör gemittelt; am Bass die halben Frequenzen. Berechnet, typisch: Vier von fünf liegen in der Spanne. Unter 1\u00a0dB hört man kaum.',
  does: {
    trebles: (size, isMore) =>
      `${{ much: 'Viel', clear: 'Deutlich', little: 'Etwas' }[size]} ${isMore ? 'heller' : 'dunkler'}`,
    sameTreble: 'So hell wie deiner',
    outputs: (isClear, isMore) => `${isClear ? 'deutlich' : 'etwas'} ${isMore ? 'lauter' : 'leiser'}`,
    sameOutput: 'gleich laut',
    farQuieter: 'und du drehst den Amp auf',
    hums: { hardly: ' Kaum noch Brummen.', less: ' Weniger Brummen.', more: ' Er brummt mehr.' },
  },
  reasons: {
    turns: (ours, awg, isCertain, theirs, awgs) =>
      `${ours} Windungen mit ${awg}er statt ${isCertain ? '' : 'etwa '}${theirs} mit ${awgs.map((each) => `${each}er`).join(' oder ')}`,
    half: 'etwa die halbe Induktivität',
    less: (percent) => `${percent}\u00a0% weniger Induktivität`,
    same: 'etwa die gleiche Induktivität',
    more: (percent) => `${percent}\u00a0% mehr Induktivität`,
    against: (ours, yours) => ` (${ours} gegen ${yours})`,
    peakStays: (at) => `, und die Spitze bleibt bei ${at}`,
    peakMoves: (from, to) => `, also wandert die Spitze von ${from} auf ${to}`,
    peakAgain: (at) => `, also gibt es wieder eine Spitze, bei ${at}`,
    cover: ' Die Metallkappe nimmt obenrum etwas weg.',
    ceramic: ' Was die Windungen an Pegel nehmen, gibt der Keramikmagnet zurück.',
    weaker: ' Weniger Windungen oder ein schwächerer Magnet: weniger Pegel.',
  },
  none: {
    noMeasurement: {
      title: 'Hier ist noch nichts gemessen.',
      says: 'Eine Messung bleibt in dem Browser, der sie gemacht hat. Bis es eine gibt, reichen Typ und Ohm für eine grobe Antwort.',
      way: 'Typ und Ohm',
    },
    nothingSaid: {
      title: 'Was sitzt in deiner Gitarre?',
      says: 'Typ und Ohm reichen. Nicht mal das? Fang mit einem heißen Humbucker vom Les-Paul-Typ an und ändere, was bei dir anders ist: Wir zeichnen ein breites Band.',
      way: 'Les-Paul-Typ, Steg',
    },
    nothingMissed: {
      title: 'Was fehlt dir?',
      says: 'Bisher passt alles, wie es ist. Verschieb eine Skala oder sag im Satz, was nicht stimmt: Dann suchen wir etwas Passenderes.',
      way: 'Er ist etwas zu dunkel',
    },
    same: {
      title: 'Wir würden dir dasselbe noch einmal verkaufen.',
      says: (wish, isOfOhms, instead) =>
        `${wish}: Nichts von uns, das dort passt, ändert das um ein Dezibel und um mehr, als ${isOfOhms ? 'an deinen Ohm ' : ''}unsicher ist. ${instead}`,
      way: 'Deine Gitarre ändern',
    },
    instead: {
      brighter:
        'Probier zuerst ein kürzeres Kabel: Das schiebt die Spitze weiter nach oben und kostet wenig.',
      darker: 'Probier zuerst das Tone-Poti oder ein längeres Kabel: Das kostet nichts.',
      level: 'Probier zuerst die Schrauben: Ein Millimeter macht einige Dezibel aus und kostet nichts.',
      hum: 'Eine Spule brummt, nur zwei gegeneinander tun es nicht. Von unseren mit zweien passt dort keiner.',
    },
    impossible: {
      title: (ohms, isOpen) => (
        <>
          {ohms}, das ist {isOpen ? 'eine offene Spule' : 'zu wenig'}.
        </>
      ),
      says: (isSlip, isOpen, kind, least, most) => (
        <>
          {isSlip ? (isOpen ? 'Stand das Messgerät auf M? ' : 'Waren das MΩ? ') : ''}Ein {kind} hat{' '}
          {whole(`${least} bis ${most}${NBSP}kΩ`)}.{' '}
          {isOpen
            ? 'Ein echtes Megohm heißt: Der Draht ist gerissen.'
            : 'Weniger heißt: ein Kurzschluss, oder die Spulen liegen parallel.'}
        </>
      ),
      anew: 'Neu eingeben',
      write: (ohms) => `${ohms} eintragen`,
    },
  },
  notKnown: {
    figure: 'NOTIZEN',
    line: 'Ehrlich gesagt',
    heading: 'Was das Modell nicht weiß',
    notes: () => [
      [
        'Deine Induktivität',
        <>
          Ohm messen den Draht, nicht die Spule. An Tonabnehmern mit demselben Namen wurden{' '}
          {whole(`7,75 bis 9,74${NBSP}H`)} gemessen. Das graue Band ist dieser Zweifel. Eine Messung räumt ihn
          aus.
        </>,
      ],
      [
        'Die Höhe und deine Hände',
        'Ein Millimeter näher an die Saiten bringt mehr Dezibel als ein anderer Magnet. Probier zuerst die Schrauben: Das kostet nichts.',
      ],
      [
        'Straff und schwammig',
        <>
          Dafür haben wir nur eine Zahl, Bässe gegen Mitten, und am selben Platz liegen unsere darin weniger
          als {whole(`1${NBSP}dB`)} auseinander. Also gibt es dafür keine Skala: Spielgefühl, Anschlag und
          Pfeifen stehen nicht in der Kurve.
        </>,
      ],
    ],
  },
};

/** What the finder says. */
export const FINDER_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
