/**
 * `npm run on-node -- 24 test:unit`: runs a command of this project on another major version of Node, which npm fetches
 * at the call.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const [major = '', command, ...args] = process.argv.slice(2)
const npm = process.env.npm_execpath
const fail = (words) => {
  console.error(words)
  process.exit(1)
}
if (npm === undefined || !/^\d+$/.test(major) || command === undefined)
  fail('Say which major version and which command: npm run on-node -- 24 test:unit')

const home = `${root}node_modules/.cache/node-${major}`
const folder = `${home}/node_modules/node/bin`
const node = `${folder}/${process.platform === 'win32' ? 'node.exe' : 'node'}`
if (!existsSync(node)) {
  const flags = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', home]
  const { stderr } = spawnSync(process.execPath, [npm, 'install', ...flags, `node@${major}`], { encoding: 'utf8' })
  if (!existsSync(node)) {
    rmSync(home, { recursive: true, force: true })
    fail(`Node ${major} could not be fetched from the npm registry, so nothing ran on it.\n${stderr}`)
  }
}
console.log(`Node ${spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim()}`)
const { status } = spawnSync(node, [npm, 'run', '--silent', command, '--', ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` },
})
process.exit(status ?? 1)
