/** `npm test`: every check to its end, two at a time where they are independent, and one line that counts them. */
import { spawn } from 'node:child_process'
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
  return report && { passed: report.numPassedTests, failed: report.numFailedTests }
}
const playwrightCount = () => {
  const stats = readReport('playwright')?.stats
  return stats && { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}

const types = { name: 'types', command: ['npx', 'tsc', '-b'] }
const lint = { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] }
const walls = { name: 'walls', command: ['npm', 'run', '--silent', 'walls'] }
const build = { name: 'build', command: ['npm', 'run', '--silent', 'build'] }
const packages = { name: 'packages', command: ['node', '.config/check-packages.mjs'] }
const sizes = { name: 'sizes', command: ['npm', 'run', '--silent', 'sizes'] }
const units = {
  name: 'unit, property and component tests',
  command: ['npx', 'vitest', 'run', '--config', '.config/vitest.config.ts', '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/vitest.json`],
  count: vitestCount,
}
const browser = {
  name: 'real browser',
  command: ['npm', 'run', '--silent', 'test:e2e', '--', '--reporter=list,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/playwright.json` },
  count: playwrightCount,
}

let passed = 0
let failed = 0

/** Alone it may speak as it goes; beside another its words are kept together until its end. */
const run = ({ name, command: [file, ...args], env, count }, alone) =>
  new Promise((resolve) => {
    if (alone) console.log(`\n── ${name}`)
    const started = Date.now()
    const words = []
    const child = spawn(file, args, {
      cwd: root,
      stdio: ['ignore', alone ? 'inherit' : 'pipe', alone ? 'inherit' : 'pipe'],
      env: { ...process.env, ...env },
    })
    child.stdout?.on('data', (chunk) => words.push(chunk))
    child.stderr?.on('data', (chunk) => words.push(chunk))
    child.on('close', (status) => {
      if (!alone) process.stdout.write(`\n── ${name}\n${Buffer.concat(words)}`)
      const counted = count?.() ?? { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 }
      passed += counted.passed
      // A runner that broke down counts as failed, whatever it counted before.
      failed += counted.failed + (status !== 0 && counted.failed === 0 ? 1 : 0)
      console.log(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
      resolve()
    })
  })

const lane = async (steps) => {
  for (const step of steps) await run(step, false)
}

await Promise.all([lane([types, lint, walls]), lane([build, packages, sizes])])
await run(units, true)
await run(browser, true)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
