import { type Change, changed } from './changed.ts'

const client = /\/react-dom\/cjs\/react-dom-client\.production\.js$/

/** What `react-dom` has for components that nobody here uses, and for a page that a server rendered. */
const unusedComponents =
  /\bimport\b[^;'"]*\b(?:ViewTransition|Activity|SuspenseList|hydrateRoot)\b[^;'"]*from ['"]react/

/** Called for a `<ViewTransition>` alone, or looking for one among the children. */
const ofViewTransitions = [
  'getViewTransitionName',
  'getViewTransitionClassName',
  'trackEnterViewTransitions',
  'pushViewTransitionCancelableScope',
  'applyViewTransitionToHostInstances',
  'applyViewTransitionToHostInstancesRecursive',
  'restoreViewTransitionOnHostInstances',
  'commitAppearingPairViewTransitions',
  'commitEnterViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'measureNestedViewTransitions',
  'scheduleViewTransitionEvent',
  'applyViewTransitionName',
  'restoreViewTransitionName',
  'createViewTransitionInstance',
]

const ofListsAndActivities = [
  'updateSuspenseListComponent',
  'initSuspenseListRenderState',
  'findFirstSuspended',
  'updateActivityComponent',
  'mountActivityChildren',
]

/** Called while a page is hydrated, or for a boundary that still waits for it. `popHydrationState` says that it is not. */
const ofHydration = [
  'updateDehydratedSuspenseComponent',
  'pushTreeFork',
  'pushMaterializedTreeId',
  'throwOnHydrationMismatch',
  'prepareToHydrateHostInstance',
  'popHydrationState',
  'mountHostRootWithoutHydrating',
  'retrySuspenseComponentWithoutHydrating',
  'retryActivityComponentWithoutHydrating',
  'canHydrateInstance',
  'canHydrateTextInstance',
  'canHydrateHydrationBoundary',
  'getNextHydratable',
  'getNextHydratableInstanceAfterHydrationBoundary',
  'attemptContinuousHydration',
  'attemptHydrationAtCurrentPriority',
  'attemptExplicitHydrationTarget',
  'clearHydrationBoundary',
  'hideOrUnhideDehydratedBoundary',
  'retryDehydratedSuspenseBoundary',
  'commitSuspenseHydrationCallbacks',
  'commitActivityHydrationCallbacks',
  'createFiberFromDehydratedFragment',
  'markRetryLaneIfNotHydrated',
]

/** A function of the file, without what it does. */
const emptied = (name: string): Change => [new RegExp(String.raw`^(function ${name}\([^{]*)\{[\s\S]*?^\}`, 'm'), '$1{}']

const withoutUnused: readonly Change[] = [
  ...[...ofViewTransitions, ...ofListsAndActivities, ...ofHydration].map(emptied),
  [/shouldStartViewTransition\s*\? \(pendingViewTransition/, 'false ? (pendingViewTransition'],
  // A parameter of the same name stays; what is never set is false wherever it is read.
  [/(^function initInput\([\s\S]*?^\})/m, (text) => text.replaceAll('isHydrating', 'keepsValue')],
  [/^  isHydrating = !1,$/m, ''],
  [/\bisHydrating = ![01]/g, '0'],
  [/\bisHydrating\b(?!\$)/g, 'false'],
  [/\b\w+(?:\.\w+)*\.isDehydrated\b/g, 'false'],
]

/**
 * React is published as one object for each of its parts, of which no bundler can leave anything out, and every call of a hook goes
 * through it. What it is made of in production is plain enough to be read as a module: `exports.use = …` is a name that is exported.
 */
const reactEntry = /\/node_modules\/(?:react|react-dom|scheduler)\/(index|client|jsx-runtime)\.js$/
const reactFile = /\/node_modules\/(?:react|react-dom|scheduler)\/cjs\/[\w-]+\.production\.js$/
const productionOf = /module\.exports = require\('(\.\/cjs\/[\w-]+\.production\.js)'\)/
const toModule = (code: string): string => {
  const names = new Set([...code.matchAll(/^exports\.(\w+) =/gm)].map(([, name = '']) => name))
  const imports: string[] = []
  const body = code
    .replace(/^var ((?:\w+ = require\("[\w-]+"\)[,;]\s*)+)/m, (_, required: string) => {
      for (const [, name, from] of required.matchAll(/(\w+) = require\("([\w-]+)"\)/g))
        imports.push(`import * as ${name} from '${from}'`)
      return ''
    })
    .replace(/^exports\.(\w+) =/gm, 'var exported_$1 =')
    .replace(/\bexports\.(\w+)/g, 'exported_$1')
    // What the scheduler has in tests alone.
    .replace(/\bScheduler\.(?:log|unstable_setDisableYieldValue)\b/g, 'undefined')
  if (names.size === 0 || /\b(?:require\(|exports\b)/.test(body))
    throw new Error('React is no longer published in a way that can be read as a module')
  return [...imports, body, `export { ${[...names].map((name) => `exported_${name} as ${name}`).join(', ')} }`].join(
    '\n',
  )
}

export const isReactFile = (id: string): boolean => reactFile.test(id)
export const isReactEntry = (id: string): boolean => reactEntry.test(id)

export const reactAsModule = (code: string, id: string): string =>
  toModule(client.test(id) ? changed(code, withoutUnused) : code)

export const reactEntryAsModule = (code: string, id: string): string => {
  const file = productionOf.exec(code)?.[1]
  if (file === undefined) throw new Error(`${id} no longer says which file is for production`)
  return `export * from '${file}'\nexport * as default from '${file}'`
}

/** Stops the build where the product begins to use what is left out of React. */
export const refuseWhatReactLacks = (code: string, id: string): void => {
  const found = unusedComponents.exec(code)
  if (found !== null) throw new Error(`${id} uses what build/lighterReact.ts leaves out of React: ${found[0]}`)
}
