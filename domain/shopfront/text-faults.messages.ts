import type { InLanguages } from '../languages.ts';
import type { TextFault } from './text-faults.ts';

function inEnglish(fault: TextFault): string {
  switch (fault.kind) {
    case 'claim':
      return `“${fault.word}” is not in the list of claims we can prove. State the fact instead, or leave the word out.`;
    case 'voice':
      return `“${fault.word}” quotes someone who has not said it. Leave it out.`;
    case 'price':
      return `“${fault.word}” is a price or a percentage. Leave it out: the shop shows these from the price list and the shipping rules.`;
    case 'arrival':
      return `Only the carrier can promise “${fault.word}”. Write when it leaves instead.`;
    case 'length':
      return `The text has ${fault.length} characters. Shorten it to ${fault.most}.`;
    case 'empty':
      return 'Write the text first.';
    case 'past':
      return 'The end is in the past. Choose a later one, or none.';
    default:
      return fault satisfies never;
  }
}

function inGerman(fault: TextFault): string {
  switch (fault.kind) {
    case 'claim':
      return `„${fault.word}“ steht nicht in der Liste der Aussagen, die wir belegen können. Schreib, was Sache ist, oder lass das Wort weg.`;
    case 'voice':
      return `„${fault.word}“ legt jemandem etwas in den Mund. Lass es weg.`;
    case 'price':
      return `„${fault.word}“ ist ein Betrag oder ein Prozentsatz. Lass ihn weg: Der Shop zeigt sie nach Preisliste und Versandregeln.`;
    case 'arrival':
      return `„${fault.word}“ kann nur der Zusteller versprechen. Schreib stattdessen, wann es rausgeht.`;
    case 'length':
      return `Der Text hat ${fault.length} Zeichen. Kürz ihn auf ${fault.most}.`;
    case 'empty':
      return 'Schreib erst den Text.';
    case 'past':
      return 'Das Ende liegt in der Vergangenheit. Wähl ein späteres oder keins.';
    default:
      return fault satisfies never;
  }
}

export const TEXT_FAULT_WORDS: InLanguages<(fault: TextFault) => string> = { en: inEnglish, de: inGerman };
