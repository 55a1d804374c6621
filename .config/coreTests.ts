/** Runs the tests of the core from one bundle, without vitest. It supports the parts of vitest that they use. */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Script } from 'node:vm'
import * as chai from 'chai'
import { ASYMMETRIC_MATCHERS_OBJECT, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect'
import { build, type Plugin } from 'esbuild'

type Work = (...given: readonly unknown[]) => unknown

interface Suite {
  readonly parent: Suite | null
  readonly name: string
  readonly hooks: Record<'beforeAll' | 'beforeEach' | 'afterEach' | 'afterAll', Work[]>
  hasBegun: boolean
}

export interface Test {
  readonly id: string
  readonly suite: Suite
  readonly run: Work
}

/** Far longer than any test of the core takes; ms. */
const patience = 2_000

const area = process.env['MUTATION_AREA'] ?? ''

chai.use(JestExtend)
chai.use(JestChaiExpect)
chai.use(JestAsymmetricMatchers)
let runningFile = ''
/** Compares as vitest does, and never writes. The path is relative to the test. */
chai.use(({ Assertion }) => {
  Assertion.addMethod('toMatchFileSnapshot', function (this: Chai.AssertionStatic, path: string) {
    new Assertion(this._obj).to.equal(readFileSync(join(dirname(runningFile), path), 'utf8'))
  })
})
const expectations = Object.assign(
  (value: unknown, message?: string) => chai.expect(value, message),
  chai.expect,
  (globalThis as Record<symbol, unknown>)[ASYMMETRIC_MATCHERS_OBJECT],
)

const aSuite = (parent: Suite | null, name: string): Suite => ({
  parent,
  name,
  hooks: { beforeAll: [], beforeEach: [], afterEach: [], afterAll: [] },
  hasBegun: false,
})
/** The suites around this one, the outermost first. */
const around = (suite: Suite): readonly Suite[] => [...(suite.parent === null ? [] : around(suite.parent)), suite]

let open = aSuite(null, '')
let found: Test[] = []

const lastOf = (given: readonly unknown[]): Work =>
  given.findLast((one): one is Work => typeof one === 'function') ?? (() => undefined)

/** Calls `define` once, or with `each` for every row of a table. */
const withEach = (define: (name: string, run: Work) => void) =>
  Object.assign((name: string, ...given: readonly unknown[]) => define(name, lastOf(given)), {
    each:
      (rows: readonly unknown[]) =>
      (name: string, ...given: readonly unknown[]): void => {
        for (const row of rows) define(name, () => lastOf(given)(...(Array.isArray(row) ? row : [row])))
      },
  })

const hook = (name: keyof Suite['hooks']) => (run: Work) => void open.hooks[name].push(run)

const stubbed = new Map<string, PropertyDescriptor | undefined>()
const vi = {
  stubGlobal: (name: string, value: unknown): void => {
    if (!stubbed.has(name)) stubbed.set(name, Object.getOwnPropertyDescriptor(globalThis, name))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  },
  unstubAllGlobals: (): void => {
    for (const [name, was] of stubbed) {
      if (was === undefined) Reflect.deleteProperty(globalThis, name)
      else Object.defineProperty(globalThis, name, was)
    }
    stubbed.clear()
  },
}

const vitest = {
  vi,
  describe: withEach((name, run) => {
    const before = open
    open = aSuite(before, name)
    run()
    open = before
  }),
  it: withEach((name, run) => {
    const names = [...around(open).map((suite) => suite.name), name].filter((one) => one !== '')
    found.push({ id: `${names.join(' › ')} #${found.length}`, suite: open, run })
  }),
  expect: expectations,
  beforeAll: hook('beforeAll'),
  beforeEach: hook('beforeEach'),
  afterEach: hook('afterEach'),
  afterAll: hook('afterAll'),
}

const testsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    // These search every state, or take long.
    .filter((file) => !/(^|\/)((search|promises)|.*\.long)\.test\.ts$/.test(file))
    .map((file) => join(folder, file))
    .toSorted()

/** The workflows against the fake back end, in process: slower than the tests beside the code. */
const workflows = ['flows', 'payments'].map((folder) => `packages/fake-backend/test/${folder}`)

export const isWorkflow = (id: string): boolean => workflows.some((folder) => id.startsWith(folder))

/** Tests of the area run first, as they notice most changes; then those of its feature, and the workflows. */
const testFiles = (): readonly string[] => {
  const [feature = ''] = area.split('/')
  const folders = [area, feature].map((name) => join('packages/core/src', name))
  return [...new Set([...folders, ...workflows].flatMap(testsIn))]
}

const asBundled: Plugin = {
  name: 'as-bundled',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^vitest$/ }, () => ({ path: 'vitest', namespace: 'given' }))
    // Uses the changed copies, not the linked packages.
    onResolve({ filter: /^@booking-dashboard\// }, ({ path }) => {
      const [, name = '', entry = 'index'] = path.split('/')
      return { path: join(process.cwd(), 'packages', name, 'src', `${entry}.ts`) }
    })
    onLoad({ filter: /.*/, namespace: 'given' }, () => ({ contents: 'module.exports = vitestGiven' }))
    onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
      loader: 'ts',
    }))
  },
}

export interface Bundle {
  readonly files: readonly (readonly [name: string, load: () => Promise<unknown>])[]
}

/** Loads the modules of all tests afresh at each call. */
export const bundleTests = async (): Promise<() => Bundle> => {
  const entries = testFiles().map((file) => `[${JSON.stringify(file)}, () => import('./${file}')]`)
  const { outputFiles } = await build({
    stdin: {
      contents: `import './.config/testSetup.ts'\nexport const files = [${entries.join(',')}]`,
      resolveDir: process.cwd(),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    conditions: ['source'],
    packages: 'external',
    logLevel: 'silent',
    plugins: [asBundled],
  })
  const script = new Script(`(function (require, module, exports, vitestGiven) {${outputFiles[0]?.text ?? ''}\n})`)
  const require = createRequire(join(process.cwd(), 'package.json'))
  return () => {
    const module = { exports: {} }
    const make = script.runInThisContext() as (...given: readonly unknown[]) => void
    make(require, module, module.exports, vitest)
    return module.exports as Bundle
  }
}

const inTime = async (work: unknown): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No end within ${patience} ms`)), patience)
  })
  try {
    await Promise.race([work, over])
  } finally {
    clearTimeout(timer)
  }
}

export const inWords = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The failure of a test, or null. */
export const failureOf = async ({ suite, run }: Test): Promise<string | null> => {
  const suites = around(suite)
  runningFile = suites[0]?.name ?? ''
  try {
    for (const one of suites.filter(({ hasBegun }) => !hasBegun)) {
      one.hasBegun = true
      for (const begin of one.hooks.beforeAll) await inTime(begin())
    }
    for (const begin of suites.flatMap(({ hooks }) => hooks.beforeEach)) await inTime(begin())
    await inTime(run())
    for (const end of suites.toReversed().flatMap(({ hooks }) => hooks.afterEach)) await inTime(end())
    return null
  } catch (error) {
    return inWords(error)
  }
}

/** The tests of one file, loaded from its bundle at the first call. */
export const testsOf = async ([file, load]: Bundle['files'][number]): Promise<readonly Test[]> => {
  found = []
  open = aSuite(null, file)
  await load()
  return found
}

/** Runs the hooks that follow all tests of their suites. */
export const endSuitesOf = async (tests: readonly Test[]): Promise<void> => {
  const begun = new Set(tests.flatMap(({ suite }) => around(suite)).filter(({ hasBegun }) => hasBegun))
  for (const suite of begun) for (const end of suite.hooks.afterAll) await end()
}
