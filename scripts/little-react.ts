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
    'createViewTransitionInstance commitAfterMutationEffectsOnFiber',
  'style sheets and scripts that parts bring along; a page has one sheet':
    'preloadResourceAndSuspendIfNeeded estimateBandwidth preload preloadModule ' +
    'preinitStyle preinitScript preinitModuleScript getResource getStyleKey getStylesheetSelectorFromKey ' +
    'stylesheetPropsFromRawProps preloadStylesheet getScriptKey getScriptSelectorFromKey acquireResource ' +
    'insertStylesheet adoptPreloadPropsForStylesheet adoptPreloadPropsForScript getHydratableHoistableCache ' +
    'mountHoistable preloadResource suspendResource waitForCommitToBeReady insertSuspendedStylesheets ' +
    'insertStylesheetIntoRoot preconnectAs',
  'custom elements': 'setPropOnCustomElement',
  'actions of forms, and what is shown before they are done':
    'mountActionState updateActionStateImpl rerenderActionState dispatchActionState runActionStateAction ' +
    'startHostTransition ensureFormComponentIsStateful requestFormReset$1 TransitionAwareHostComponent ' +
    'recursivelyResetForms dispatchOptimisticSetState updateOptimisticImpl',
  'waiting within a tree; parts that come late are roots of their own':
    'updateSuspenseComponent updateSuspenseListComponent updateActivityComponent updateDehydratedSuspenseComponent ' +
    'mountActivityChildren retryActivityComponentWithoutHydrating retrySuspenseComponentWithoutHydrating ' +
    'attemptExplicitHydrationTarget ' +
    'updateOffscreenComponent hideOrUnhideAllChildrenOnFiber hideOrUnhideDehydratedBoundary ' +
    'recursivelyTraverseReappearLayoutEffects recursivelyTraverseDisappearLayoutEffects ' +
    'recursivelyTraverseReconnectPassiveEffects recursivelyTraverseAtomicPassiveEffects ' +
    'recursivelyTraverseDisconnectPassiveEffects findFirstSuspended cutOffTailIfNeeded clearHydrationBoundary ' +
    'registerSuspenseInstanceRetry getNextHydratableInstanceAfterHydrationBoundary commitOffscreenPassiveMountEffects ' +
    'commitActivityHydrationCallbacks commitSuspenseHydrationCallbacks getRetryCache resolveRetryWakeable ' +
    'retryDehydratedSuspenseBoundary attachSuspenseRetryListeners scheduleRetryEffect pushPrimaryTreeSuspenseHandler ' +
    'traverseVisibleInstancesAndTextInstances',
  'promises that a part reads while it is drawn':
    'trackUsedThenable useThenable replaySuspendedUnitOfWork attachPingListener pingSuspendedRoot ' +
    'shouldRemainOnPreviousScreen renderDidSuspendDelayIfPossible',
  // Without them nothing is drawn piece by piece: every other update is drawn at once.
  'transitions of a part’s own, and values that may lag behind':
    'startTransition defaultOnDefaultTransitionIndicator renderRootConcurrent isRenderConsistentWithExternalStores ' +
    'accumulateSuspenseyCommitOnFiber entangleAsyncAction pingEngtangledActionScope queueTransitionTypes ' +
    'claimQueuedTransitionTypes mountDeferredValueImpl updateDeferredValueImpl requestDeferredLane ' +
    'markSpawnedDeferredLane',
  'parts that are drawn again only if told to, and such as hand on a ref':
    'updateMemoComponent updateSimpleMemoComponent updateForwardRef imperativeHandleEffect updateImperativeHandle',
  'head and body that a part draws':
    'resolveSingletonInstance releaseSingletonInstance commitHostSingletonAcquisition clearContainerSparingly',
  'what asks for a part’s element from outside': 'findCurrentFiberUsingSlowPath',
  'parts of unknown kinds in the words of an error': 'getComponentNameFromType',
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

/** What React does at every error or press, and no part of this shop hears of. */
const ANSWERS_ALWAYS = {
  // The parts around an error, in its words.
  getStackByFiberInDevAndProd: "return ''",
  // Letters before they are written, where a browser does not tell of them.
  getFallbackBeforeInputChars: 'return null',
  isFallbackCompositionEnd: 'return false',
  // What is selected.
  constructSelectEvent: '',
} as const;

const NAMES = Object.values(LEFT_OUT).flatMap((feature) => feature.split(' '));

/** Puts a few words in the place of a function's body. */
function withBody(source: string, name: string, words: string): string {
  const start = source.search(
    new RegExp(`^(function ${name.replace('$', '\\$')}\\(|${name} = function \\()`, 'm'),
  );
  const body = source.indexOf(') {\n', start) + 3;
  const end = start + source.slice(start).search(/\n\};?\n/);
  if (start < 0 || body < start || body > end)
    throw new Error(`React has no ${name} any more: see little-react.ts`);
  return `${source.slice(0, body)} ${words};${source.slice(end)}`;
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
      // What calls one of them all the same ends with an error that says which, by its place.
      const without = NAMES.reduce((rest, name, place) => withBody(rest, name, `leftOut(${place})`), source);
      const code = Object.entries(ANSWERS_ALWAYS).reduce(
        (rest, [name, words]) => withBody(rest, name, words),
        without,
      );
      return { code: SAYS + code, map: null };
    },
  },
};
