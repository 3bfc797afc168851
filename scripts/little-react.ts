import type { Plugin } from 'vite';

/**
 * What no part of this shop asks of React in a browser, by the names of its functions there: a sixth of the code that
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
    'attemptExplicitHydrationTarget ' +
    'updateOffscreenComponent hideOrUnhideAllChildrenOnFiber hideOrUnhideDehydratedBoundary ' +
    'recursivelyTraverseReappearLayoutEffects recursivelyTraverseDisappearLayoutEffects ' +
    'recursivelyTraverseReconnectPassiveEffects recursivelyTraverseAtomicPassiveEffects ' +
    'recursivelyTraverseDisconnectPassiveEffects findFirstSuspended cutOffTailIfNeeded',
  'promises that a part reads while it is drawn':
    'trackUsedThenable replaySuspendedUnitOfWork pingSuspendedRoot',
  'transitions of a part’s own': 'startTransition',
  'what its compiler remembers': 'useMemoCache',
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

const NAMES = Object.values(LEFT_OUT).flatMap((feature) => feature.split(' '));

/** Leaves the body of a function out of a source. What calls it all the same ends with an error that says which, by its place. */
function withoutBody(source: string, name: string, place: number): string {
  const start = source.search(new RegExp(`^(function ${name}\\(|${name} = function \\()`, 'm'));
  const body = source.indexOf(') {\n', start) + 3;
  const end = start + source.slice(start).search(/\n\};?\n/);
  if (start < 0 || body < start || body > end)
    throw new Error(`React has no ${name} any more: see little-react.ts`);
  return `${source.slice(0, body)} leftOut(${place});${source.slice(end)}`;
}

// Names would be 0.6 kB in every page with a part that answers.
const SAYS = `function leftOut(place) { throw Error('Left out of React, scripts/little-react.ts: ' + place); }\n`;

export const littleReact: Plugin = {
  name: 'little-react',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /react-dom-client\.production\.js/ },
    handler(source) {
      return { code: SAYS + NAMES.reduce(withoutBody, source), map: null };
    },
  },
};
