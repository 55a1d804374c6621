import type { Plugin } from 'vite'

/** Of rxjs: what reads streams and generators that give promises, and what hands over values by a scheduler. */
const leftOut: readonly (readonly [file: RegExp, names: readonly string[]])[] = [
  [/\/tslib\/tslib\.es6\.mjs$/, ['__awaiter', '__asyncValues', '__asyncGenerator', '__await', '__values']],
  [/\/rxjs\/dist\/esm\/internal\/scheduled\/scheduled\.js$/, ['scheduled']],
]

/** A change of a library's text: what it is found by, and what stands there instead. */
type Change = readonly [wanted: RegExp, instead: string]

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

const changed = (code: string, changes: readonly Change[]): string =>
  changes.reduce((text, [wanted, instead]) => {
    if (text.search(wanted) < 0) throw new Error(`A library no longer has what is left out of it: ${wanted}`)
    return text.replace(wanted, instead)
  }, code)

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
    if (reactFile.test(id)) return { code: toModule(code), map: null }
    if (reactEntry.test(id)) {
      const file = productionOf.exec(code)?.[1]
      if (file === undefined) throw new Error(`${id} no longer says which file is for production`)
      return { code: `export * from '${file}'\nexport * as default from '${file}'`, map: null }
    }
    if (codecs.test(id)) return { code: changed(code, onlyCodecsInUse), map: null }
    return null
  },
})
