/**
 * Runs on the page of examples, packed (`scripts/early-scripts.ts`): what is in `[data-hovered]` gets each style that a pointer
 * over it would give it.
 */
function copyHovers(group: CSSStyleSheet | CSSGroupingRule): void {
  for (let index = group.cssRules.length - 1; index >= 0; index--) {
    const rule = group.cssRules[index];
    if (rule instanceof CSSGroupingRule) copyHovers(rule);
    if (rule instanceof CSSStyleRule && rule.selectorText.includes(':hover'))
      group.insertRule(rule.cssText.replaceAll(':hover', ':is([data-hovered] *)'), index + 1);
  }
}

for (const sheet of document.styleSheets) copyHovers(sheet);
