/** Remembers that somebody has chosen a language, or has put the offer of one away; which one, the address says. */
const KEY = 'gewitter.language';

/**
 * Runs in the head of a page that speaks both languages. Before anything is painted it marks an English page whose visitor reads
 * German rather than English and has not answered yet: kept pages are the same for all, so only here can the offer
 * (`language-offer.tsx`) stand there without moving anything. And whatever leads to the other language takes along what
 * the address holds at that moment, and answers the offer. Where nothing may be stored nothing is offered: it would come again
 * with each page.
 */
export const EARLY_LANGUAGE = `(()=>{const d=document,r=d.documentElement,f=()=>{let o=false;try{o=r.lang=='en'&&!localStorage.getItem('${KEY}')&&/^de/.test((navigator.languages||[]).find(l=>/^(de|en)\\b/.test(l)))}catch{}r.toggleAttribute('data-offers',o)},g=e=>{const a=e.target.closest?.('[data-language]');if(!a)return;if(a.href)a.search=location.search,a.hash=location.hash;if(e.type=='click'){try{localStorage.setItem('${KEY}',a.dataset.language)}catch{}if(!a.href)f(),d.getElementById('content')?.focus({preventScroll:true})}};f();addEventListener('pageshow',e=>e.persisted&&f());for(const t of ['pointerdown','click'])addEventListener(t,g,true)})()`;
