import type { InLanguages } from '../languages.ts';

const EN = {
  inTolerance: 'In tolerance',
  /** "R is 0.13 kΩ over the limit", "R liegt 0,13 kΩ über der Grenze". */
  beyond: (name: string, amount: string, isOver: boolean) =>
    `${name} is ${amount} ${isOver ? 'over' : 'under'} the limit`,
  coil: (number: number) => `R of coil ${number} is out of tolerance`,
  count: (number: number) => `Coil ${number} has a different number of turns`,
  open: 'The circuit is open. Look for broken wire at start and finish first.',
  touching: 'The leads touch. Look at the solder joints first.',
  parallel: 'R is a quarter: the coils are joined in parallel. Check the join first.',
  oneCoil: (number: number) =>
    `This is coil ${number} alone. Check the join, then whether the other coil is shorted.`,
  phase: 'R fits, but L is as low as with two coils out of phase. Check the phase first.',
  spool: (awg: number, ordered: number) =>
    `R matches ${awg}\u00a0AWG, not ${ordered}. Check the spool first.`,
  tooMany: (turns: string) => `R and L point to about ${turns} turns too many. Check the counter first.`,
  tooFew: (turns: string) => `R and L point to about ${turns} turns too few. Check the counter first.`,
  magnet: 'R fits, so the turns are right. Check the magnet first.',
  shorted: 'R fits, so turns are shorted. Wind it again.',
  magnetAndCover: 'R fits, so the turns are right. Check magnet and cover, then look for shorted turns.',
  joints: 'L fits, so the turns are right. Check the joints first, then whether the wire was stretched.',
  temperature: 'L fits, so the turns are right. Check the temperature of the coil first, then the spool.',
  shortedToo: 'L is further off than R, so turns are shorted. Wind it again.',
  unclear: 'R and L do not point to a single fault. Measure again, each coil alone.',
  coils: 'R and L of the pickup fit. Compare the coils: the order asks for a set difference.',
};

export const DIAGNOSIS_WORDS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    inTolerance: 'In der Toleranz',
    beyond: (name, amount, isOver) => `${name} liegt ${amount} ${isOver ? 'über' : 'unter'} der Grenze`,
    coil: (number) => `R von Spule ${number} liegt außerhalb der Toleranz`,
    count: (number) => `Spule ${number} hat eine andere Windungszahl`,
    open: 'Der Kreis ist offen. Such zuerst am Anfang und am Ende nach gerissenem Draht.',
    touching: 'Die Adern berühren sich. Sieh dir zuerst die Lötstellen an.',
    parallel: 'R ist ein Viertel: Die Spulen sind parallel verbunden. Prüf zuerst die Verbindung.',
    oneCoil: (number) =>
      `Das ist Spule ${number} allein. Prüf die Verbindung, dann, ob die andere Spule einen Kurzschluss hat.`,
    phase: 'R passt, aber L ist so klein wie bei gegenphasigen Spulen. Prüf zuerst die Phase.',
    spool: (awg, ordered) => `R passt zu ${awg}\u00a0AWG, nicht zu ${ordered}. Prüf zuerst die Rolle.`,
    tooMany: (turns) => `Nach R und L sind es etwa ${turns} Windungen zu viel. Prüf zuerst den Zähler.`,
    tooFew: (turns) => `Nach R und L sind es etwa ${turns} Windungen zu wenig. Prüf zuerst den Zähler.`,
    magnet: 'R passt, also stimmen die Windungen. Prüf zuerst den Magneten.',
    shorted: 'R passt, also sind Windungen kurzgeschlossen. Wickel neu.',
    magnetAndCover:
      'R passt, also stimmen die Windungen. Prüf Magnet und Kappe, dann auf kurzgeschlossene Windungen.',
    joints:
      'L passt, also stimmen die Windungen. Prüf zuerst die Lötstellen, dann, ob der Draht gedehnt ist.',
    temperature: 'L passt, also stimmen die Windungen. Prüf zuerst, wie warm die Spule ist, dann die Rolle.',
    shortedToo: 'L liegt weiter daneben als R, also sind Windungen kurzgeschlossen. Wickel neu.',
    unclear: 'R und L passen zu keinem einzelnen Fehler. Miss noch einmal, jede Spule allein.',
    coils: 'R und L des Tonabnehmers passen. Vergleich die Spulen: Bestellt ist ein bestimmter Unterschied.',
  },
};
