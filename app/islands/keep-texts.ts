/**
 * Keeps the text nodes of a page in place while a browser's translation inserts `<font>` elements. It runs in the head
 * of every page, minified (`scripts/early-scripts.ts`).
 *
 * React writes into its own text nodes, inserts before them and removes them. A translation detaches them: React's
 * writes are then invisible, and inserting or removing throws. So each node goes back, empty, right before the element
 * with its translation. When React changes the node, the outdated translation is removed.
 */
import type {} from './held-input.ts';

interface Pair {
  readonly node: Text;
  readonly font: Element;
  readonly text: string;
}

/** Keyed by both the text node and the element. */
const pairs = new WeakMap<Node, Pair>();

/** Counts translations of each text in a drawing. The text stays untranslated, because SVG shows no `<font>`. */
const refused = new WeakMap<Node, number>();
/** Limit against a translation that answers each refusal with another attempt. */
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
        // React moved the text node: its translation follows.
        if (node === pair?.node && pair.font.parentNode === target) pair.node.after(pair.font);
      } else if (pair && font && node === pair.node) {
        // The translation took the empty node for text.
        font.remove();
        pair.font.before(node);
      } else if (pair && font) {
        // A new translation replaces the former one.
        dissolve(pair);
        pairUp(pair.node, font);
      } else if (pair) {
        // React removed the text, or the translation restored the original.
        dissolve(pair);
        for (const added of addedNodes)
          if (node === pair.font && added instanceof Text && added !== pair.node) added.remove();
      } else if (font && node instanceof Text && !isFont(target)) pairUp(node, font);
    }
  }
  for (const { target } of changed)
    if ((target as Text).data && pairs.has(target)) dissolveAll(target.parentNode ?? target);
  // Drop the records of our own changes.
  watcher.takeRecords();
}

const watcher = new MutationObserver(follow);
watcher.observe(document, { childList: true, subtree: true, characterData: true });

globalThis.showOriginals = (root) => {
  follow(watcher.takeRecords());
  dissolveAll(root);
  watcher.takeRecords();
};
