export { accountRefusal } from './answers.ts';
export { askNewAddress, askReset, register } from './ask-by-mail.ts';
export { type BrowserChange, changeBrowser, cookiesOf, senderOf } from './browser.ts';
export {
  changeName,
  changePassword,
  deleteAccount,
  endOtherSession,
  setWorkshopLanguage,
} from './change-account.ts';
export { weakness } from './common-passwords.ts';
export {
  becomeFirstMaker,
  type FirstMakerFault,
  firstMakerLink,
  firstMakerWords,
  freshFirstMakerLink,
  hasStaff,
  openFirstMaker,
} from './first-maker.ts';
export type { Sender } from './login-throttle.ts';
export { makersLanguage } from './makers-language.ts';
export { noteLook } from './note-look.ts';
export { ownPassword } from './own-password.ts';
export {
  readSavedBuild,
  removeBuild,
  saveBuild,
  savedBuildsOf,
} from './saved-builds.ts';
export {
  dropSecondFactor,
  offerSecondFactor,
  recoveryCodesLeft,
  renewRecoveryCodes,
  takeSecondFactor,
} from './second-factor.ts';
export { sendAccountMail } from './send-account-mail.ts';
export { sessionHeader, tokenHeader } from './session-cookie.ts';
export { endSession, endSessions, isStaff, otherSessions, readSession, type Session } from './sessions.ts';
export { type SignedIn, signIn, signInByCode } from './sign-in.ts';
export { enlist, listStaff, type Maker, othersCanEnter, removeStaff } from './staff.ts';
export {
  knowsRegistration,
  type OpenedAccountLink,
  openAccountLink,
  setPasswordByLink,
  verifyAddress,
} from './use-link.ts';
export { mayBeSignedIn, readVisitor, type Visitor } from './visitor.ts';
