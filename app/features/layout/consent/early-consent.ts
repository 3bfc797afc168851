import { CONSENT_PATTERN, IGNORE_FLAG } from '#domain/privacy/consent.ts';

/**
 * Runs in a page's head before the first paint. Cached pages are the same for all, so only here can an answered bar be
 * hidden without a flash. `data-asked` keeps its room until the next page. Sets the flag of the cookie (like
 * `ignoreFlag`; a test compares the two), also when a page is restored from the back/forward cache. Without JavaScript
 * there is no bar, and nothing is stored or sent.
 */
export const EARLY_CONSENT = `(()=>{const f=()=>{const c=/${CONSENT_PATTERN}/.exec(document.cookie)?.[1];const d=document.documentElement.dataset;d.consent=c||'asked';c||(d.asked='');try{localStorage.setItem('${IGNORE_FLAG}',c!='true')}catch{}};f();addEventListener('pageshow',e=>e.persisted&&f())})()`;

/** For a shop that counts no visits. The attribute stays: it shows the page that scripts run. */
export const EARLY_WITHOUT_CONSENT = `document.documentElement.dataset.consent='none'`;
