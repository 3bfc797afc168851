import { CART_KEY } from '#app/state/cart-count.ts';
import { CHECKOUTS_KEY } from '#app/state/checkout-notes.ts';
import { PAID_COOKIE } from '#domain/checkout/checkout-cookies.ts';

/**
 * Runs in a page's head, before anything reads the cart: puts away what a checkout that is paid was opened for, as far as it
 * is still in the cart. The server says so by a cookie (`server/checkout/checkout-cookies.ts`), so it does not matter at which page,
 * nor whether the page of the order was ever read. A cart that is as it stood then goes as a whole; of one that has been
 * changed since go the pieces that were paid, and the rest stays.
 */
export const EARLY_CART = `(()=>{const f=()=>{for(const [,r] of document.cookie.matchAll(/(?:^|; ?)${PAID_COOKIE}(\\w+)=/g)){try{const s=localStorage,a=JSON.parse(s.getItem('${CHECKOUTS_KEY}')||'[]'),n=a.find(e=>e[0]==r),c=s.getItem('${CART_KEY}');if(n&&c){const i=l=>JSON.stringify({...l,quantity:0}),k=c==n[1]?[]:JSON.parse(c).cart.map(l=>({...l,quantity:l.quantity-(n[2].find(b=>i(b)==i(l))?.quantity??0)})).filter(l=>!(l.quantity<1));k.length?s.setItem('${CART_KEY}',JSON.stringify({cart:k})):s.removeItem('${CART_KEY}')}s.setItem('${CHECKOUTS_KEY}',JSON.stringify(a.filter(e=>e!=n)))}catch{}document.cookie='${PAID_COOKIE}'+r+'=;path=/;max-age=0'}};f();addEventListener('pageshow',e=>e.persisted&&f())})()`;
