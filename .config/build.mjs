/**
 * `npm run build`: builds the declarations of the three libraries, their code, and the UI. It reports each result with
 * its time, and every error in full. The UI is built from the sources, so it waits for nothing.
 */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const begun = Date.now()
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

const make = (what, tool, args, folder = '') =>
  new Promise((resolve, reject) => {
    const started = Date.now()
    const words = []
    const child = spawn(process.execPath, [`${root}node_modules/${tool}`, ...args], { cwd: root + folder })
    child.stdout.on('data', (chunk) => words.push(chunk))
    child.stderr.on('data', (chunk) => words.push(chunk))
    child.on('error', reject)
    child.on('close', (status) => {
      console.log(`${status === 0 ? '✓' : '✗'} ${what}, ${seconds(started)}`)
      if (status === 0) resolve()
      else reject(new Error(`${what}: ${tool} ended with ${status}\n${Buffer.concat(words)}`))
    })
  })

const libraries = async () => {
  await make('types of core, http-adapter and fake-backend', 'typescript-7/bin/tsc', ['-b', 'packages/fake-backend'])
  for (const name of ['core', 'http-adapter', 'fake-backend']) {
    await make(`${name}: packages/${name}/dist`, 'tsup/dist/cli-default.js', ['--silent'], `packages/${name}`)
  }
}

console.log('Building the three libraries and the UI …')
const ends = await Promise.allSettled([
  libraries(),
  make('react-ui: packages/react-ui/dist', 'vite/bin/vite.js', ['build', '--logLevel', 'warn'], 'packages/react-ui'),
])
const failed = ends.filter(({ status }) => status === 'rejected')
for (const { reason } of failed) console.error(`\n${reason.message}`)
console.log(failed.length === 0 ? `Built in ${seconds(begun)}.` : `Not built, after ${seconds(begun)}.`)
process.exitCode = failed.length === 0 ? 0 : 1
