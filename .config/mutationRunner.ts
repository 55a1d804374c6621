/**
 * Runs the tests of the core for Stryker, in one process and from one bundle. Each change gets a fresh copy of the
 * bundle, in a fraction of the time that vitest takes to start.
 */
import { type Bundle, bundleTests, endSuitesOf, failureOf, inWords, isWorkflow, testsOf } from './coreTests.js'

/** The counters in the changed code, by Stryker's names. */
interface Instruments {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number
  hitLimit?: number | undefined
  mutantCoverage?: Coverage
}
interface Coverage {
  readonly static: Readonly<Record<string, number>>
  readonly perTest: Readonly<Record<string, Readonly<Record<string, number>>>>
}

type TestResult = { readonly id: string; readonly name: string; readonly timeSpentMs: number } & (
  | { readonly status: 0 }
  | { readonly status: 1; readonly failureMessage: string }
)
type DryRun =
  | {
      readonly status: 'complete'
      readonly tests: readonly TestResult[]
      readonly mutantCoverage?: Coverage | undefined
    }
  | { readonly status: 'error'; readonly errorMessage: string }
type MutantRun =
  | {
      readonly status: 'killed'
      readonly killedBy: readonly string[]
      readonly failureMessage: string
      readonly nrOfTests: number
    }
  | { readonly status: 'survived'; readonly nrOfTests: number }
  | { readonly status: 'timeout'; readonly reason: string }
  | { readonly status: 'error'; readonly errorMessage: string }
interface MutantRunOptions {
  readonly testFilter?: readonly string[]
  readonly hitLimit?: number
  readonly activeMutant: { readonly id: string }
}

const instruments = ((globalThis as { __stryker__?: Instruments }).__stryker__ ??= {})

const rejections: unknown[] = []
process.on('unhandledRejection', (reason) => rejections.push(reason))

interface RunOptions {
  /** Runs only these tests; all if it is absent. */
  readonly only?: readonly string[] | undefined
  /** Stops at the first failure. */
  readonly bail: boolean
}

const runTests = async ({ files }: Bundle, { only, bail }: RunOptions): Promise<readonly TestResult[]> => {
  const results: TestResult[] = []
  const wanted = only === undefined || only.length === 0 ? null : new Set(only)
  const isMeant = (id: string): boolean => wanted === null || wanted.has(id)
  for (const [file, load] of files) {
    // Only the tests beside a file cover the code that runs when it loads.
    if (wanted === null ? bail && isWorkflow(file) : !only?.some((id) => id.startsWith(`${file} `))) continue
    const tests = (await testsOf([file, load])).filter(({ id }) => isMeant(id))
    for (const test of tests) {
      instruments.currentTestId = test.id
      const begun = performance.now()
      const failureMessage = await failureOf(test)
      instruments.currentTestId = undefined
      const result = { id: test.id, name: test.id, timeSpentMs: performance.now() - begun }
      results.push(failureMessage === null ? { ...result, status: 0 } : { ...result, status: 1, failureMessage })
      if (failureMessage !== null && bail) return results
    }
    await endSuitesOf(tests)
  }
  // Node reports an unhandled rejection only after its turn.
  await new Promise((resolve) => setImmediate(resolve))
  return results
}

/** The workflows cover only what no test beside the code runs. */
const nearest = ({ static: atLoading, perTest }: Coverage): Coverage => {
  const tests = Object.entries(perTest)
  const near = new Set(tests.flatMap(([id, changes]) => (isWorkflow(id) ? [] : Object.keys(changes))))
  const alone = (changes: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(changes).filter(([change]) => !near.has(change)))
  return {
    static: atLoading,
    perTest: Object.fromEntries(tests.map(([id, changes]) => [id, isWorkflow(id) ? alone(changes) : changes])),
  }
}

const createRunner = () => {
  let make: (() => Bundle) | null = null
  const anew = (activeMutant: string | undefined, hitLimit?: number): Bundle => {
    if (make === null) throw new Error('Nothing is bundled yet')
    rejections.splice(0)
    Object.assign(instruments, { activeMutant, hitCount: 0, hitLimit, currentTestId: undefined })
    return make()
  }
  return {
    capabilities: () => ({ reloadEnvironment: true }),
    init: async (): Promise<void> => {
      make = await bundleTests()
    },
    dryRun: async (): Promise<DryRun> => {
      try {
        const tests = await runTests(anew(undefined), { bail: false })
        const { mutantCoverage } = instruments
        return { status: 'complete', tests, mutantCoverage: mutantCoverage && nearest(mutantCoverage) }
      } catch (error) {
        return { status: 'error', errorMessage: inWords(error) }
      }
    },
    mutantRun: async ({ testFilter, hitLimit, activeMutant }: MutantRunOptions): Promise<MutantRun> => {
      try {
        const results = await runTests(anew(activeMutant.id, hitLimit), { only: testFilter, bail: true })
        const nrOfTests = results.length
        if (hitLimit !== undefined && (instruments.hitCount ?? 0) > hitLimit)
          return { status: 'timeout', reason: `More than ${hitLimit} times` }
        const failed = results.find((one) => one.status === 1)
        if (failed?.status === 1)
          return { status: 'killed', killedBy: [failed.id], failureMessage: failed.failureMessage, nrOfTests }
        if (rejections.length > 0) return { status: 'error', errorMessage: inWords(rejections[0]) }
        return { status: 'survived', nrOfTests }
      } catch (error) {
        return { status: 'error', errorMessage: inWords(error) }
      }
    },
  }
}

export const strykerPlugins = [
  { kind: 'TestRunner', name: 'area', factory: Object.assign(createRunner, { inject: [] }) },
]
