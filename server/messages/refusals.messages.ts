import { type Day, wholeDay } from '#domain/calendar/day.ts';
import { dayInWords } from '#domain/calendar/format-day.ts';
import type { InLanguages } from '#domain/languages.ts';
import type { OrderState } from '#domain/orders/states.ts';

const EN = {
  noOrder: (number: string) => `There is no order ${number}.`,
  noLetter: (number: string) => `Order ${number} has no such letter.`,
  ofAnother: (number: string) => `This letter is none of ${number}.`,
  sent: 'This letter was sent already.',
  waits: 'This letter waits for its buyer.',
  empty: 'Write the letter first.',
  orderIs: (number: string, state: OrderState) => `Order ${number} is ${state}.`,
  unchangeable: (number: string, state: OrderState) =>
    `Order ${number} is ${state}: nothing can be changed of it.`,
  oneAnswer: 'One answer is no choice: give a second one, or none.',
  noTitle: 'Say in one line what is asked.',
  noName: 'Say what each answer is called.',
  noTime: 'Until when can it be answered?',
  tooSoon: (hours: number) => `Give at least ${hours} hours for an answer.`,
  tooLong: (days: number) => `Ask for an answer within ${days} days.`,
  noRest: 'Say what happens where no answer comes.',
  changingRest: 'Without an answer the order stays as it is: choose an answer that changes nothing of it.',
  askedAlready:
    'A question of this order is open already. One at a time, so that two answers never contradict.',
  decided: 'There is nothing to decide about it.',
  woundAlready: 'It is wound already: another coil would be another pickup. Keep it, or wind it again first.',
  fasterAgain: 'The bench was faster once more. Look at the order.',
  noLine: (line: number) => `There is no line ${line}.`,
  noValue: 'Choose what it becomes.',
  made: 'The bench has made that already: it cannot be asked any more.',
  noPrices: 'The price list is not at hand. Try again in a moment.',
  notMade: 'This cannot be made so, or is so already.',
  lacksPrice: 'The price list lacks a part of it.',
  tooMany: (most: number) => `A question has at most ${most} answers.`,
  noDate: (number: string) => `Order ${number} has no date yet.`,
  dayOver: 'Choose a day that is not over.',
  closed: (day: Day) => `Nothing leaves on ${wholeDay(day)}.`,
};

export const LETTER_REFUSALS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    noOrder: (number) => `Eine Bestellung ${number} gibt es nicht.`,
    noLetter: (number) => `Zu Bestellung ${number} gibt es keinen solchen Brief.`,
    ofAnother: (number) => `Dieser Brief gehört nicht zu ${number}.`,
    sent: 'Dieser Brief ist schon verschickt.',
    waits: 'Dieser Brief wartet auf eine Antwort.',
    empty: 'Schreib erst den Brief.',
    orderIs: (number) => `Bestellung ${number} ist nicht mehr offen.`,
    unchangeable: (number) =>
      `Bestellung ${number} ist nicht mehr offen: Daran lässt sich nichts mehr ändern.`,
    oneAnswer: 'Eine Antwort ist keine Wahl: Gib eine zweite dazu, oder gar keine.',
    noTitle: 'Sag in einer Zeile, was du fragst.',
    noName: 'Sag bei jeder Antwort, wie sie heißt.',
    noTime: 'Bis wann kann man antworten?',
    tooSoon: (hours) => `Lass mindestens ${hours} Stunden Zeit für eine Antwort.`,
    tooLong: (days) => `Frag so, dass die Antwort innerhalb von ${days} Tagen kommt.`,
    noRest: 'Sag, was gilt, wenn keine Antwort kommt.',
    changingRest:
      'Ohne Antwort bleibt die Bestellung, wie sie ist: Nimm eine Antwort, die nichts an ihr ändert.',
    askedAlready:
      'Zu dieser Bestellung ist schon eine Frage offen. Eine nach der anderen, damit sich zwei Antworten nie widersprechen.',
    decided: 'Daran gibt es nichts zu entscheiden.',
    woundAlready:
      'Es ist schon gewickelt: Eine andere Spule wäre ein anderer Pickup. Lass es so, oder wickle erst neu.',
    fasterAgain: 'Die Werkbank war noch einmal schneller. Schau dir die Bestellung an.',
    noLine: (line) => `Eine Zeile ${line} gibt es nicht.`,
    noValue: 'Wähl aus, was daraus wird.',
    made: 'Das hat die Werkbank schon gemacht: Danach kannst du nicht mehr fragen.',
    noPrices: 'Die Preisliste ist gerade nicht da. Versuch es gleich noch einmal.',
    notMade: 'So lässt es sich nicht bauen, oder es ist schon so.',
    lacksPrice: 'In der Preisliste fehlt ein Teil davon.',
    tooMany: (most) => `Eine Frage hat höchstens ${most} Antworten.`,
    noDate: (number) => `Bestellung ${number} hat noch keinen Termin.`,
    dayOver: 'Wähl einen Tag, der noch nicht vorbei ist.',
    closed: (day) => `Am ${dayInWords(day, 'de', 'dated')} geht nichts los.`,
  },
};
