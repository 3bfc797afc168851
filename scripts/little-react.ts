import type { Plugin } from 'vite';

/**
 * What no part of this shop asks of React in a browser, by the names of its functions there: an eighth of all code that
 * a page may start with. Whoever begins to use one of these takes its line out.
 */
const LEFT_OUT = {
  'view transitions of its own; ours are the browser’s':
    'getViewTransitionName getViewTransitionClassName trackEnterViewTransitions applyViewTransitionToHostInstances ' +
    'applyViewTransitionToHostInstancesRecursive restoreViewTransitionOnHostInstances commitAppearingPairViewTransitions ' +
    'commitEnterViewTransitions commitDeletedPairViewTransitions commitExitViewTransitions commitNestedViewTransitions ' +
    'restorePairedViewTransitions restoreEnterOrExitViewTransitions restoreNestedViewTransitions ' +
    'measureViewTransitionHostInstancesRecursive measureNestedViewTransitions scheduleViewTransitionEvent ' +
    'reportViewTransitionError applyViewTransitionName restoreViewTransitionName startViewTransition ' +
    'createViewTransitionInstance',
  'style sheets and scripts that parts bring along; a page has one sheet':
    'preloadResourceAndSuspendIfNeeded estimateBandwidth preload preloadModule ' +
    'preinitStyle preinitScript preinitModuleScript getResource getStyleKey getStylesheetSelectorFromKey ' +
    'stylesheetPropsFromRawProps preloadStylesheet getScriptKey getScriptSelectorFromKey acquireResource ' +
    'insertStylesheet adoptPreloadPropsForStylesheet adoptPreloadPropsForScript getHydratableHoistableCache ' +
    'mountHoistable preloadResource suspendResource waitForCommitToBeReady insertSuspendedStylesheets ' +
    'insertStylesheetIntoRoot',
  'custom elements': 'setPropOnCustomElement',
  'actions of forms': 'mountActionState updateActionStateImpl dispatchActionState runActionStateAction',
  'waiting within a tree; parts that come late are roots of their own':
    'updateSuspenseComponent updateSuspenseListComponent updateActivityComponent updateDehydratedSuspenseComponent ' +
    'mountActivityChildren retryActivityComponentWithoutHydrating retrySuspenseComponentWithoutHydrating ' +
    'attemptExplicitHydrationTarget',
  'handles on fragments':
    'validateDocumentPositionWithFiberTree commitNewChildToFragmentInstance deleteChildFromFragmentInstance ' +
    ['addEventListener', 'removeEventListener', 'dispatchEvent', 'focus', 'focusLast', 'blur', 'observeUsing']
      .concat([
        'unobserveUsing',
        'getClientRects',
        'getRootNode',
        'compareDocumentPosition',
        'scrollIntoView',
      ])
      .map((method) => `FragmentInstance.prototype.${method}`)
      .join(' '),
} as const;

/** Leaves the body of a function out of a source. What calls it all the same ends with an error that says which. */
function withoutBody(source: string, name: string): string {
  const start = source.search(new RegExp(`^(function ${name}\\(|${name} = function \\()`, 'm'));
  const body = source.indexOf(') {\n', start) + 3;
  const end = start + source.slice(start).search(/\n\};?\n/);
  if (start < 0 || body < start || body > end)
    throw new Error(`React has no ${name} any more: see little-react.ts`);
  return `${source.slice(0, body)} leftOut('${name}');${source.slice(end)}`;
}

const SAYS = `function leftOut(name) { throw Error('Left out of React, see scripts/little-react.ts: ' + name); }\n`;

export const littleReact: Plugin = {
  name: 'little-react',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /react-dom-client\.production\.js/ },
    handler(source) {
      const names = Object.values(LEFT_OUT).flatMap((feature) => feature.split(' '));
      return { code: SAYS + names.reduce(withoutBody, source), map: null };
    },
  },
};
