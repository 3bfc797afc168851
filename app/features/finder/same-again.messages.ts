import type { InLanguages } from '#domain/languages.ts';

interface Way {
  readonly title: string;
  readonly says: string;
  readonly way: string;
}

const EN = {
  figure: 'ANSWER',
  line: 'No difference',
  title: 'Keep yours. Ours would sound the same.',
  says: 'Everything we wind is within 1\u00a0dB of yours, and few people hear that. These three do more, and two cost next to nothing.',
  /** Shown if ours differ, but no helpful difference is sure to be audible. */
  other: {
    title: 'Keep yours. Ours would not change that.',
    says: 'Ours would change other things, or this one by less than we can be sure of. These three do more, and two cost next to nothing.',
  },
  free: 'free',
  aFewEuro: 'about 10\u00a0€',
  raise: {
    title: 'Raise it',
    says: 'A millimetre closer to the strings does more than a new magnet. It takes a screwdriver and two minutes.',
    way: 'How high is right?',
  },
  lower: {
    title: 'Lower it',
    says: 'A millimetre further from the strings does more than a new magnet. It takes a screwdriver and two minutes.',
    way: 'How high is right?',
  },
  brighterPots: {
    title: 'Change the pots',
    says: '500\u00a0kΩ instead of 250 lets more treble through.',
    way: 'Try it in Your guitar',
  },
  darkerPots: {
    title: 'Change the pots',
    says: '250\u00a0kΩ instead of 500 takes some treble away.',
    way: 'Try it in Your guitar',
  },
  pair: {
    title: 'Change the pair',
    says: 'Maybe the other pickup is the odd one out. A set is wound to match.',
    way: 'Look at the sets',
  },
  /** Advice for an instrument with a single pickup. */
  cable: {
    title: 'Change the cable',
    says: 'A shorter cable lets more treble through, a longer one less.',
    way: 'Try it in Your guitar',
  },
} satisfies Record<string, string | Way | { readonly title: string; readonly says: string }>;

const DE: typeof EN = {
  figure: 'ANTWORT',
  line: 'Kein Unterschied',
  title: 'Behalt deinen. Unsere klängen genauso.',
  says: 'Alle unsere liegen weniger als 1\u00a0dB daneben, und das hört kaum jemand. Diese drei bringen mehr, und zwei kosten fast nichts.',
  other: {
    title: 'Behalt deinen. Unsere ändern das nicht.',
    says: 'Unsere ändern etwas anderes, oder das hier so wenig, dass wir nicht sicher sind. Diese drei bringen mehr, und zwei kosten fast nichts.',
  },
  free: 'kostenlos',
  aFewEuro: 'etwa 10\u00a0€',
  raise: {
    title: 'Höher schrauben',
    says: 'Ein Millimeter näher an den Saiten bringt mehr als ein neuer Magnet. Du brauchst einen Schraubendreher und zwei Minuten.',
    way: 'Wie hoch ist richtig?',
  },
  lower: {
    title: 'Tiefer schrauben',
    says: 'Ein Millimeter weiter weg von den Saiten bringt mehr als ein neuer Magnet. Du brauchst einen Schraubendreher und zwei Minuten.',
    way: 'Wie hoch ist richtig?',
  },
  brighterPots: {
    title: 'Potis tauschen',
    says: '500\u00a0kΩ statt 250 lassen mehr Höhen durch.',
    way: 'Unter „Deine Gitarre“ ausprobieren',
  },
  darkerPots: {
    title: 'Potis tauschen',
    says: '250\u00a0kΩ statt 500 nehmen etwas Höhen weg.',
    way: 'Unter „Deine Gitarre“ ausprobieren',
  },
  pair: {
    title: 'Das Paar tauschen',
    says: 'Vielleicht fällt der andere Tonabnehmer aus der Reihe. Ein Set ist aufeinander abgestimmt gewickelt.',
    way: 'Sets ansehen',
  },
  cable: {
    title: 'Kabel tauschen',
    says: 'Ein kürzeres Kabel lässt mehr Höhen durch, ein längeres weniger.',
    way: 'Unter „Deine Gitarre“ ausprobieren',
  },
};

/** Advice if none of our pickups would help. */
export const SAME_AGAIN: InLanguages<typeof EN> = { en: EN, de: DE };
