// @ts-check
/**
 * Preloaded into a process (`node --import`): kills it at the step whose number KILL_AT gives, half-way through if the
 * step has a half. A step changes a file or has nginx reload. Without KILL_AT it prints how many steps there were.
 */
import fs, { readdirSync, statSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'

const killAt = Number(process.env['KILL_AT'])
const { writeFileSync, rmSync } = fs
const kill = process.kill.bind(process)
let steps = 0

/** @type {Record<string, (file: string, content: string | Buffer) => void>} */
const halves = {
  writeFileSync: (file, content) => writeFileSync(file, content.slice(0, content.length / 2)),
  rmSync: (path) => {
    if (!fs.existsSync(path) || !statSync(path).isDirectory()) return
    const [first] = readdirSync(path)
    if (first !== undefined) rmSync(join(path, first), { recursive: true })
  },
}

/** @param {string} name @param {string} file @param {string | Buffer} content */
const countStep = (name, file = '', content = '') => {
  steps += 1
  if (steps !== killAt) return
  halves[name]?.(file, content)
  kill(process.pid, 'SIGKILL')
}

/** @type {Record<string, (file: string, content: string | Buffer, ...rest: unknown[]) => unknown>} */
const patched = Object(fs)
for (const name of ['linkSync', 'mkdirSync', 'renameSync', 'rmSync', 'utimesSync', 'writeFileSync']) {
  const change = patched[name]
  patched[name] = (file, content, ...rest) => {
    countStep(name, file, content)
    return change?.(file, content, ...rest)
  }
}
process.kill = (pid, signal) => {
  if (signal === 'SIGHUP') countStep('kill')
  return kill(pid, signal)
}
syncBuiltinESMExports()
if (!(killAt > 0)) process.on('exit', () => process.stderr.write(`${steps}\n`))
