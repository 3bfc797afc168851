import { areOff, isTyping } from './single-keys.ts';

/** "/" leads to the search at once, also before the page's scripts run: the letters that follow are written into it. */
addEventListener(
  'keydown',
  (event) => {
    const field = document.querySelector<HTMLElement>('input[data-key="/"]');
    const isOther = event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey;
    if (isOther || !field || isTyping(event.target) || areOff()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    field.focus();
  },
  true,
);
