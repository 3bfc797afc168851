/**
 * Keeps the text nodes of a page in their places while a browser's translation puts `<font>` elements there. Runs in every page's
 * head, packed (`scripts/early-scripts.ts`).
 *
 * React writes into the text nodes that it has made, inserts before them and removes them. A translation takes them out: what
 * React writes is not seen then, and inserting or removing throws. So each goes back, empty, right before the element that shows its
 * translation. When React changes it, the translation beside it goes: it was one of the former text.
 */
import type {} from './held-input.ts';

interface Pair {
  readonly node: Text;
  readonly font: Element;
  readonly text: string;
}

/** By its text node and by its element. */
const pairs = new WeakMap<Node, Pair>();

/** How often each text of a drawing was translated: it stays as it is, for a drawing shows no such element. */
const refused = new WeakMap<Node, number>();
/** A translation that answers each refusal must not go on for ever. */
const MOST_REFUSALS = 50;

const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT';

function pairUp(node: Text, font: Element): void {
  const pair = { node, font, text: node.data };
  if (font.contains(node)) node.replaceWith(node.cloneNode());
  const times = (refused.get(node) ?? 0) + 1;
  if (font.parentNode instanceof SVGElement && times <= MOST_REFUSALS) {
    refused.set(node, times);
    font.replaceWith(node);
    return;
  }
  node.data = '';
  font.before(node);
  pairs.set(node, pair);
  pairs.set(font, pair);
}

function dissolve({ node, font, text }: Pair): void {
  pairs.delete(node);
  pairs.delete(font);
  font.remove();
  node.data ||= text;
}

function dissolveAll(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Pair[] = [];
  while (walker.nextNode()) {
    const pair = pairs.get(walker.currentNode);
    if (pair) found.push(pair);
  }
  found.forEach(dissolve);
}

function follow(records: readonly MutationRecord[]): void {
  const changed = records.filter(({ type, target }) => type === 'characterData' && pairs.has(target));
  for (const record of records) {
    // Most records are of a page that is still coming: reading their nodes would make an object of each element.
    if (record.removedNodes.length === 0) continue;
    const { target, addedNodes, removedNodes, previousSibling, nextSibling } = record;
    for (const node of removedNodes) {
      const pair = pairs.get(node);
      const isHere = node.parentNode === target;
      const font = [...addedNodes, previousSibling, nextSibling].find(
        (other) => isFont(other) && other.parentNode === target && !pairs.has(other),
      ) as Element | undefined;
      if (isHere) {
        // Moved by React: its translation goes along.
        if (node === pair?.node && pair.font.parentNode === target) pair.node.after(pair.font);
      } else if (pair && font && node === pair.node) {
        // The translation has taken the empty node for a text.
        font.remove();
        pair.font.before(node);
      } else if (pair && font) {
        // A new translation in the place of the former.
        dissolve(pair);
        pairUp(pair.node, font);
      } else if (pair) {
        // React has removed the text, or the translation has put the original back.
        dissolve(pair);
        for (const added of addedNodes)
          if (node === pair.font && added instanceof Text && added !== pair.node) added.remove();
      } else if (font && node instanceof Text && !isFont(target)) pairUp(node, font);
    }
  }
  for (const { target } of changed)
    if ((target as Text).data && pairs.has(target)) dissolveAll(target.parentNode ?? target);
  // What this has done itself.
  watcher.takeRecords();
}

const watcher = new MutationObserver(follow);
watcher.observe(document, { childList: true, subtree: true, characterData: true });

globalThis.showOriginals = (root) => {
  follow(watcher.takeRecords());
  dissolveAll(root);
  watcher.takeRecords();
};
