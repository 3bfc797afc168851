/** A labelled control with its error, used inside the card frame and in the shop's page. */
import { say } from './speech.ts';

export interface FieldOptions {
  id: string;
  label: string;
  autocomplete: AutoFill;
  half?: boolean;
  mono?: boolean;
  inputMode?: 'text' | 'numeric' | 'email';
  type?: 'text' | 'email';
  placeholder?: string;
  /** Makes it a select. */
  choices?: ReadonlyArray<{ value: string; label: string }>;
}

let counter = 0;

/** Builds a field. Ids are unique even if a form is mounted twice. */
export function createField(options: FieldOptions) {
  counter += 1;
  const id = `sbx-${options.id}-${counter}`;
  const root = makeElement('div', 'sbx-field');
  if (options.half) root.dataset.half = '';
  const label = makeElement('label', 'sbx-label', say(options.label));
  label.htmlFor = id;
  const control = options.choices ? select(options.choices) : input(options);
  const box = makeElement('div', 'sbx-control', control);
  control.id = id;
  control.name = options.id;
  control.autocomplete = options.autocomplete;
  control.className = 'sbx-input';
  control.required = true;
  if (options.mono) control.dataset.mono = '';
  if (options.choices) {
    const chevron = makeElement('span', 'sbx-chevron');
    chevron.setAttribute('aria-hidden', 'true');
    box.append(chevron);
  }
  const sentence = makeElement('span');
  const error = makeElement('p', 'sbx-error', warningSign(), sentence);
  error.id = `${id}-error`;
  error.hidden = true;
  root.append(label, box, error);

  let current: string | undefined;
  return {
    root,
    control,
    get error() {
      return current;
    },
    /** Shows or removes a sentence. */
    setError(message: string | undefined) {
      current = message;
      error.hidden = message === undefined;
      sentence.textContent = say(message ?? '');
      control.setAttribute('aria-invalid', String(message !== undefined));
      if (message === undefined) control.removeAttribute('aria-describedby');
      else control.setAttribute('aria-describedby', error.id);
    },
  };
}

export function makeElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className?: string,
  ...content: Array<Node | string>
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  if (className) created.className = className;
  created.append(...content);
  return created;
}

function input(options: FieldOptions): HTMLInputElement {
  const control = document.createElement('input');
  control.type = options.type ?? 'text';
  control.inputMode = options.inputMode ?? 'text';
  control.spellcheck = false;
  if (options.placeholder) control.placeholder = options.placeholder;
  return control;
}

function select(choices: ReadonlyArray<{ value: string; label: string }>): HTMLSelectElement {
  const control = document.createElement('select');
  control.append(...choices.map((choice) => new Option(choice.label, choice.value)));
  return control;
}

function warningSign(): SVGSVGElement {
  const space = 'http://www.w3.org/2000/svg';
  const sign = document.createElementNS(space, 'svg');
  sign.setAttribute('viewBox', '0 0 16 16');
  sign.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(space, 'path');
  path.setAttribute('d', 'M8 1.6 15 14H1zM8 6v4M8 11.2v1.4');
  path.setAttribute('fill', 'none');
  path.setAttribute('stroke', 'currentColor');
  path.setAttribute('stroke-width', '1.4');
  sign.append(path);
  return sign;
}
