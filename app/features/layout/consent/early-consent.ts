import { CONSENT_PATTERN, IGNORE_FLAG } from '#domain/privacy/consent.ts';

/**
 * Runs in a page's head, before anything is painted: kept pages are the same for all, so only here can a bar that was
 * answered stay away without a flash. `data-asked` keeps its room until the next page. Sets the flag that goes with the cookie (as `ignoreFlag` does; a test holds the two
 * together), and again when a page comes back from the browser's history. Without JavaScript there is no bar: then
 * nothing is stored and nothing sent.
 */
export const EARLY_CONSENT = `(()=>{const f=()=>{const c=/${CONSENT_PATTERN}/.exec(document.cookie)?.[1];const d=document.documentElement.dataset;d.consent=c||'asked';c||(d.asked='');try{localStorage.setItem('${IGNORE_FLAG}',c!='true')}catch{}};f();addEventListener('pageshow',e=>e.persisted&&f())})()`;

/** In a shop that counts no visits nobody is asked. The mark stays: by it a page knows that scripts run. */
export const EARLY_WITHOUT_CONSENT = `document.documentElement.dataset.consent='none'`;
