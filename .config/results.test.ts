import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { resultsOf } from './results.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

it('a report of Vitest gives the first line of each failure, and the command that repeats the test alone', () => {
  const failed = {
    status: 'failed',
    fullName: "a fee isn't $1",
    failureMessages: ['\u001B[31mTypeError: no fee\u001B[39m\n at x'],
  }
  const testResults = [
    { name: `${root}a.test.ts`, status: 'failed', message: '', assertionResults: [{ status: 'passed' }, failed] },
    { name: `${root}b.long.test.ts`, status: 'failed', message: 'Cannot find ./c\n at y', assertionResults: [] },
    { name: `${root}d.test.ts`, status: 'passed', message: '', assertionResults: [{ status: 'passed' }] },
  ]
  expect(resultsOf({ numPassedTests: 2, testResults }, '')).toEqual({
    passed: 2,
    failures: [
      {
        test: "a.test.ts: a fee isn't $1",
        why: 'TypeError: no fee',
        repeat: String.raw`npm run test:unit -- a.test.ts -t 'a fee isn'\''t \$1'`,
      },
      { test: 'b.long.test.ts', why: 'Cannot find ./c', repeat: 'npm run test:unit -- --project long b.long.test.ts' },
    ],
  })
})

it('a report of Playwright gives them too', () => {
  const spec = {
    ok: false,
    title: 'pays',
    file: 'pay.e2e.ts',
    line: 7,
    tests: [{ results: [{ errors: [{ message: 'no button\n' }] }] }],
  }
  const report = {
    config: { rootDir: `${root}e2e` },
    stats: { expected: 3 },
    suites: [{ suites: [{ specs: [spec, { ok: true }] }] }],
  }
  expect(resultsOf(report, 'npm run test:e2e')).toEqual({
    passed: 3,
    failures: [{ test: 'e2e/pay.e2e.ts:7: pays', why: 'no button', repeat: 'npm run test:e2e -- e2e/pay.e2e.ts:7' }],
  })
})
