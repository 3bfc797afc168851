import type { InLanguages } from '../languages.ts';
import type { TextFault } from './text-faults.ts';

function inEnglish(fault: TextFault): string {
  switch (fault.kind) {
    case 'claim':
      return `“${fault.word}” has no proof here. The list of claims does not carry it: name the fact, or leave the word.`;
    case 'voice':
      return `“${fault.word}” lends the shop somebody else’s voice, and nobody has given it one.`;
    case 'price':
      return `“${fault.word}” is a sum or a percentage. They follow from the price list and the rules of shipping, and stay in their own places.`;
    case 'arrival':
      return `“${fault.word}” is the carrier’s to promise. “Leaves” holds.`;
    case 'length':
      return `${fault.length} characters, and ${fault.most} fit.`;
    case 'empty':
      return 'Write the sentence first.';
    case 'past':
      return 'Its end is over already: choose a later one, or none.';
    default:
      return fault satisfies never;
  }
}

function inGerman(fault: TextFault): string {
  switch (fault.kind) {
    case 'claim':
      return `„${fault.word}“ ist hier durch nichts belegt und steht nicht in der Liste der Aussagen: Nenn, was Sache ist, oder lass das Wort weg.`;
    case 'voice':
      return `„${fault.word}“ leiht dem Shop eine fremde Stimme, und niemand hat ihm eine gegeben.`;
    case 'price':
      return `„${fault.word}“ ist ein Betrag oder ein Prozentsatz. Die kommen aus der Preisliste und den Versandregeln und bleiben an ihrem Ort.`;
    case 'arrival':
      return `„${fault.word}“ kann nur der Zusteller versprechen. „Geht raus“ stimmt.`;
    case 'length':
      return `${fault.length} Zeichen, und ${fault.most} passen hin.`;
    case 'empty':
      return 'Schreib erst den Satz.';
    case 'past':
      return 'Das Ende ist schon vorbei: Wähl ein späteres oder keins.';
    default:
      return fault satisfies never;
  }
}

/** A fault in the words of the makers. */
export const TEXT_FAULT_WORDS: InLanguages<(fault: TextFault) => string> = { en: inEnglish, de: inGerman };
