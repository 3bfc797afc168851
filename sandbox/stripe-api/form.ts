import { isPlainText } from '#domain/plain-text.ts';
import { ApiError } from '../wire/errors.ts';

export type FormValue = string | FormValue[] | { [key: string]: FormValue };
type Node = Map<string, Node | string>;

const DEPTH = 8;

/**
 * Decodes the nested form encoding of the provider's API, `line_items[0][price]=…&expand[]=…`.
 *
 * Uses maps, so that a key such as `__proto__` is plain data.
 */
export function parseForm(text: string): { [key: string]: FormValue } {
  const root: Node = new Map();
  for (const [name, value] of new URLSearchParams(text)) {
    if (!isPlainText(name) || !isPlainText(value)) {
      throw new ApiError(`Invalid characters in ${isPlainText(name) ? name : 'a parameter name'}.`, {
        ...(isPlainText(name) ? { param: name } : {}),
      });
    }
    const path = splitName(name);
    let node = root;
    for (const [index, part] of path.entries()) {
      const key = part === '' ? String(node.size) : part;
      if (index === path.length - 1) {
        node.set(key, value);
        break;
      }
      const next = node.get(key);
      if (next instanceof Map) {
        node = next;
      } else {
        const created: Node = new Map();
        node.set(key, created);
        node = created;
      }
    }
  }
  return toObject(root);
}

function splitName(name: string): string[] {
  const bracket = name.indexOf('[');
  if (bracket < 1) return [name];
  const parts = [name.slice(0, bracket)];
  for (const match of name.slice(bracket).matchAll(/\[([^[\]]*)\]/g)) parts.push(match[1] ?? '');
  return parts.slice(0, DEPTH);
}

function toObject(node: Node): { [key: string]: FormValue } {
  return Object.fromEntries([...node].map(([key, value]) => [key, toValue(value)]));
}

function toValue(value: Node | string): FormValue {
  if (typeof value === 'string') return value;
  const keys = [...value.keys()];
  const isList = keys.length > 0 && keys.every((key, index) => key === String(index));
  return isList ? [...value.values()].map(toValue) : toObject(value);
}
