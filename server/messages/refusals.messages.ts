import { type Day, dayInWords, wholeDay } from '#domain/calendar/day.ts';
import type { InLanguages } from '#domain/languages.ts';
import type { OrderState } from '#domain/orders/states.ts';

const EN = {
  noOrder: (number: string) => `Order ${number} does not exist.`,
  noLetter: (number: string) => `Order ${number} has no such letter.`,
  ofAnother: (number: string) => `This letter does not belong to ${number}.`,
  sent: 'This letter has already been sent.',
  waits: 'This letter is waiting for the buyer’s answer.',
  empty: 'Write the letter first.',
  orderIs: (number: string, state: OrderState) => `Order ${number} is ${state}.`,
  unchangeable: (number: string, state: OrderState) =>
    `Order ${number} is ${state}. You can no longer change it.`,
  oneAnswer: 'One answer is no choice. Add a second one, or remove it.',
  noTitle: 'Enter your question in one line.',
  noName: 'Enter a text for each answer.',
  noTime: 'Choose a deadline for the answer.',
  tooSoon: (hours: number) => `Allow at least ${hours} hours for an answer.`,
  tooLong: (days: number) => `Set a deadline of at most ${days} days.`,
  noRest: 'Choose what happens without an answer.',
  changingRest: 'Without an answer the order stays as it is. Choose an answer that does not change it.',
  askedAlready:
    'This order already has an open question. Ask one at a time, so that answers cannot contradict each other.',
  decided: 'There is nothing left to decide.',
  woundAlready: 'It is already wound. Keep it as it is, or wind it again first.',
  fasterAgain: 'The bench was faster again. Check the order.',
  noLine: (line: number) => `The order has no item ${line}.`,
  noValue: 'Choose the new value.',
  made: 'The bench has already made this. You can no longer ask about it.',
  noPrices: 'The price list is not available. Try again in a moment.',
  notMade: 'This cannot be made, or the order already has it.',
  lacksPrice: 'A price for this is missing from the price list.',
  tooMany: (most: number) => `A question has at most ${most} answers.`,
  noDate: (number: string) => `Order ${number} has no promised day yet.`,
  dayOver: 'Choose today or a later day.',
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
      `Bestellung ${number} ist nicht mehr offen. Du kannst nichts mehr daran ändern.`,
    oneAnswer: 'Eine Antwort allein ist keine Wahl. Füg eine zweite hinzu oder entfern sie.',
    noTitle: 'Schreib deine Frage in einer Zeile.',
    noName: 'Gib jeder Antwort einen Text.',
    noTime: 'Wähl eine Frist für die Antwort.',
    tooSoon: (hours) => `Lass mindestens ${hours} Stunden Zeit für eine Antwort.`,
    tooLong: (days) => `Setz eine Frist von höchstens ${days} Tagen.`,
    noRest: 'Wähl, was ohne Antwort gilt.',
    changingRest:
      'Ohne Antwort bleibt die Bestellung, wie sie ist. Nimm eine Antwort, die nichts an ihr ändert.',
    askedAlready:
      'Zu dieser Bestellung ist schon eine Frage offen. Eine nach der anderen, damit sich zwei Antworten nie widersprechen.',
    decided: 'Es gibt nichts mehr zu entscheiden.',
    woundAlready: 'Es ist schon gewickelt. Lass es so oder wickel erst neu.',
    fasterAgain: 'Die Werkbank war wieder schneller. Sieh dir die Bestellung an.',
    noLine: (line) => `Die Bestellung hat keine Position ${line}.`,
    noValue: 'Wähl aus, was es wird.',
    made: 'Das ist schon gebaut. Danach kannst du nicht mehr fragen.',
    noPrices: 'Die Preisliste ist gerade nicht da. Versuch es gleich noch einmal.',
    notMade: 'Das lässt sich nicht bauen, oder es ist schon so.',
    lacksPrice: 'In der Preisliste fehlt ein Preis dafür.',
    tooMany: (most) => `Eine Frage hat höchstens ${most} Antworten.`,
    noDate: (number) => `Bestellung ${number} hat noch keinen Termin.`,
    dayOver: 'Wähl heute oder einen späteren Tag.',
    closed: (day) => `Am ${dayInWords(day, 'de', 'dated')} geht nichts raus.`,
  },
};
