/** Reads reports of Vitest and Playwright. Each failed test has its reason in one line, and what repeats it alone. */
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

const root = fileURLToPath(new URL('..', import.meta.url))
const quoted = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`
const asPattern = (text) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
const firstLine = (text = '') => stripVTControlCharacters(text).trim().split('\n')[0]

const failuresOfFile = ({ name, status, message, assertionResults }) => {
  const file = relative(root, name)
  const repeat = `npm run test:unit -- ${file.includes('.long.') ? '--project long ' : ''}${file}`
  const failed = assertionResults.filter((test) => test.status === 'failed')
  // A file that cannot be loaded has no test.
  if (failed.length === 0) return status === 'failed' ? [{ test: file, why: firstLine(message), repeat }] : []
  return failed.map(({ fullName, failureMessages }) => ({
    test: `${file}: ${firstLine(fullName)}`,
    why: firstLine(failureMessages[0]),
    repeat: `${repeat} -t ${quoted(asPattern(firstLine(fullName)))}`,
  }))
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

/** `again` is the command that runs all tests of a report of Playwright. */
export const resultsOf = (report, again) => {
  if (report.testResults !== undefined)
    return { passed: report.numPassedTests, failures: report.testResults.flatMap(failuresOfFile) }
  const failed = report.suites.flatMap(specsOf).filter(({ ok }) => !ok)
  return {
    passed: report.stats.expected,
    failures: failed.map(({ title, file, line, tests }) => {
      const place = `${relative(root, `${report.config.rootDir}/${file}`)}:${line}`
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
      return { test: `${place}: ${title}`, why: firstLine(errors[0]?.message), repeat: `${again} -- ${place}` }
    }),
  }
}
