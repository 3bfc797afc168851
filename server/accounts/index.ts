export { sendAccountMail } from './account-mail.tsx';
export { accountRefusal } from './answers.ts';
export { askNewAddress, askReset, ownPassword, register } from './ask-by-mail.ts';
export { type BrowserChange, changeBrowser, cookiesOf, noteLook, senderOf } from './browser.ts';
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
export { readSavedBuild, removeBuild, saveBuild, savedBuildsOf } from './saved-builds.ts';
export {
  dropSecondFactor,
  offerSecondFactor,
  recoveryCodesLeft,
  renewRecoveryCodes,
  takeSecondFactor,
} from './second-factor.ts';
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
export { makersLanguage, mayBeSignedIn, readVisitor, type Visitor } from './visitor.ts';
