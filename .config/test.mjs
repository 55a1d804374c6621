/** `npm test`: every check one after the other, each to its end, and one line that counts them. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const reports = `${root}node_modules/.cache/test-reports`
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const readReport = (name) => {
  try {
    return JSON.parse(readFileSync(`${reports}/${name}.json`, 'utf8'))
  } catch {
    return null
  }
}
const vitestCount = () => {
  const report = readReport('vitest')
  return report && { passed: report.numPassedTests, failed: report.numFailedTests + report.numFailedTestSuites }
}
const playwrightCount = () => {
  const stats = readReport('playwright')?.stats
  return stats && { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}

const steps = [
  { name: 'types', command: ['npx', 'tsc', '-b'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'walls', command: ['npm', 'run', '--silent', 'walls'] },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  { name: 'packages', command: ['node', '.config/check-packages.mjs'] },
  { name: 'sizes', command: ['npm', 'run', '--silent', 'sizes'] },
  {
    name: 'unit, property and component tests',
    command: ['npx', 'vitest', 'run', '--config', '.config/vitest.config.ts', '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/vitest.json`],
    count: vitestCount,
  },
  {
    name: 'real browser',
    command: ['npm', 'run', '--silent', 'test:e2e', '--', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/playwright.json` },
    count: playwrightCount,
  },
]

let passed = 0
let failed = 0
for (const { name, command: [file, ...args], env, count } of steps) {
  console.log(`\n── ${name}`)
  const started = Date.now()
  const { status } = spawnSync(file, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } })
  const counted = count?.() ?? { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 }
  // A runner that broke down counts as failed, whatever it counted before.
  const broke = status !== 0 && counted.failed === 0 ? 1 : 0
  passed += counted.passed
  failed += counted.failed + broke
  console.log(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
