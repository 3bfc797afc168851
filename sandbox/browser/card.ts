/** The page inside the card frame, the only place with a card number. */
import { createCardForm } from './card-form.ts';
import { type CardSetup, type FromCard, GREETING, type ToCard, type Tokenised } from './card-messages.ts';
import { testNote } from './dialog.ts';
import { callApi } from './http.ts';
import { speak } from './speech.ts';
import { adoptStyle, applyAppearance, loadFonts } from './style.ts';

adoptStyle(document);
document.body.className = 'sbx sbx-card';

window.addEventListener('message', function onSetup(event: MessageEvent) {
  const setup: unknown = event.data;
  const port = event.ports[0];
  if (event.origin !== location.origin || event.source !== window.parent || !port || !isSetup(setup)) return;
  window.removeEventListener('message', onSetup);
  start(setup, port);
});
window.parent.postMessage(GREETING, location.origin);

function start(setup: CardSetup, port: MessagePort): void {
  speak(setup.locale);
  document.documentElement.lang = setup.locale;
  const send = (message: FromCard) => port.postMessage(message);
  applyAppearance(document.body, setup.appearance);
  loadFonts(document, setup.fonts);
  const form = createCardForm(report);
  document.body.append(testNote('4242 4242 4242 4242 · 12/34 · 123'), form.root);

  let lastState = '';
  function report(): void {
    const state: FromCard = {
      kind: 'state',
      empty: form.empty,
      complete: form.complete,
      brand: form.brand,
    };
    const text = JSON.stringify(state);
    if (text !== lastState) send(state);
    lastState = text;
  }

  new ResizeObserver(() => {
    send({ kind: 'height', pixels: Math.ceil(document.body.getBoundingClientRect().height) });
  }).observe(document.body);
  window.addEventListener('focusin', () => send({ kind: 'focus' }));
  window.addEventListener('focusout', (event) => {
    if (event.relatedTarget === null) send({ kind: 'blur' });
  });
  window.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') send({ kind: 'escape' });
    if (event.key === 'Enter') send({ kind: 'submit' });
  });

  async function tokenise(): Promise<Tokenised> {
    const faults = form.validate(true);
    if (faults.length > 0) return { faults };
    const answer = await callApi<Exclude<Tokenised, { failure: string }>>('card', {
      clientSecret: setup.clientSecret,
      publishableKey: setup.publishableKey,
      ...form.read(),
    });
    if (!answer.ok) return { failure: answer.message };
    if ('faults' in answer.data) {
      for (const { field, message } of answer.data.faults) form.showFault(field, message);
      return answer.data;
    }
    return { paymentMethod: answer.data.paymentMethod };
  }

  port.onmessage = async (event: MessageEvent<ToCard>) => {
    const message = event.data;
    switch (message.kind) {
      case 'tokenise':
        send({ kind: 'answer', call: message.call, result: await tokenise() });
        break;
      case 'validate':
        send({ kind: 'answer', call: message.call, result: { faults: form.validate(message.focus) } });
        break;
      case 'declined':
        form.showFault(
          message.code === 'incorrect_cvc' ? 'cvc' : message.code === 'expired_card' ? 'expiry' : 'number',
          message.message,
        );
        break;
      case 'appearance':
        applyAppearance(document.body, message.appearance);
        break;
      case 'fonts':
        loadFonts(document, message.fonts);
        break;
      case 'readonly':
        form.setReadOnly(message.value);
        break;
      case 'clear':
        form.clear();
        break;
      case 'focus':
        form.focus();
        break;
      case 'blur':
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        break;
      default:
        message satisfies never;
    }
  };
  send({ kind: 'ready' });
}

function isSetup(value: unknown): value is CardSetup {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'setup';
}
