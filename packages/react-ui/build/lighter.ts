import type { Plugin } from 'vite'
import { type Change, changed } from './changed.ts'
import { isReactEntry, isReactFile, reactAsModule, reactEntryAsModule, refuseWhatReactLacks } from './lighterReact.ts'

/** Of rxjs: what reads streams and generators that give promises, and what hands over values by a scheduler. */
const leftOut: readonly (readonly [file: RegExp, names: readonly string[]])[] = [
  [/\/tslib\/tslib\.es6\.mjs$/, ['__awaiter', '__asyncValues', '__asyncGenerator', '__await', '__values']],
  [/\/rxjs\/dist\/esm\/internal\/scheduled\/scheduled\.js$/, ['scheduled']],
]

/** `io-ts` as it is published makes a class of each codec while it is loaded, needed or not. */
const codecs = /io-ts\/es6\/index\.js$/
const onlyCodecsInUse: readonly Change[] = [
  [/= (\/\*\* @class \*\/ \(function|new \w+\(\))/g, '= /* @__PURE__ */ $1'],
  [/^export var (Int|Integer) = /gm, 'export var $1 = /* @__PURE__ */ '],
]

/** The router keeps its data router, with forms, errors and the fetching of pages, for whoever only links. */
const router = /react-router\/dist\/\w+\/chunk-\w+\.mjs$/
const withoutDataRouter: readonly Change[] = [
  [/^var ENABLE_DEV_WARNINGS = true;$/m, 'const ENABLE_DEV_WARNINGS = false;'],
  [/React\d*\.createElement\(PrefetchPageLinks, \{ page: href \}\)/, 'null'],
  [/usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/, '[false, null, {}]'],
  [/return isDataRoute \? useNavigateStable\(\) : /, 'return '],
  [/let dataRouterState = dataRouterOpts\?\.state;/, 'const dataRouterState = undefined;'],
  [/dataRouterState && \(match\.route\.ErrorBoundary/, 'false && (match.route.ErrorBoundary'],
  [/^RenderErrorBoundary\.contextType = .*$/m, ''],
  [/^\w+\.displayName = .*$/gm, ''],
  [/^var (Form|NavLink|MemoizedDataRoutes|\w+Context) = /gm, 'var $1 = /* @__PURE__ */ '],
  [/^function warning\(cond, message\) \{[\s\S]*?^\}/m, 'function warning() {}'],
  [/^var (\w+) = (class extends React\d*\.Component \{[\s\S]*?^\});/gm, 'var $1 = /* @__PURE__ */ (() => $2)();'],
]

/**
 * What nobody here uses of a library is left out of the build, where the bundler cannot see that by itself. An asking for it
 * would say so.
 */
export const lighterLibraries = (): Plugin => ({
  name: 'lighter-libraries',
  apply: 'build',
  enforce: 'pre',
  load: (id) => {
    const names = leftOut.find(([file]) => file.test(id))?.[1]
    const throwing = names?.map(
      (name) => `export const ${name} = function () { throw new Error('${name} was left out of the build') }`,
    )
    return throwing?.join('\n') ?? null
  },
  transform: (code, id) => {
    if (router.test(id) && code.includes('RenderErrorBoundary = '))
      return { code: changed(code, withoutDataRouter), map: null }
    if (isReactFile(id)) return { code: reactAsModule(code, id), map: null }
    if (isReactEntry(id)) return { code: reactEntryAsModule(code, id), map: null }
    if (id.includes('/src/')) refuseWhatReactLacks(code, id)
    if (codecs.test(id)) return { code: changed(code, onlyCodecsInUse), map: null }
    return null
  },
})
