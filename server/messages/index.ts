export { answerLetter, writeBack } from './answer-letter.ts';
export { finishDueLetters, finishLetter, settleLetter } from './finish-letter.ts';
export { giveUp } from './give-up.ts';
export { countLetters, type LettersView, readLetters, type Thread } from './read-letters.ts';
export { type OwnQuestion, readOwnLetters } from './read-own.ts';
export { sendConfirmation } from './send-confirmation.ts';
export { closeLetter, discardLetter, keepLetter, previewAnswers, sendLetter } from './send-letter.ts';
export { tellMakersByMail, tellRefundByMail } from './send-notices.ts';
export { sendOrderMail } from './send-order-mail.ts';
