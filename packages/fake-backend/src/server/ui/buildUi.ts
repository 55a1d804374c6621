import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { uiStamp } from './uiStamp.js'

export class BuildFailed extends Error {
  override readonly name = 'BuildFailed'
}

/** Builds the UI unless the last build was made from the same sources. Returns the folder of the build. */
export const buildUi = async (root: string, signal: AbortSignal, print: (line: string) => void): Promise<string> => {
  const ui = join(root, 'packages/react-ui')
  const dist = join(ui, 'dist')
  const stampFile = join(dist, '.stamp')
  const stamp = await uiStamp(root)
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return dist
  print('Building the UI …')
  await run(viteBinary(ui), ['build', '--logLevel', 'warn'], ui, signal)
  await writeFile(stampFile, stamp)
  return dist
}

const viteBinary = (from: string): string =>
  join(dirname(createRequire(join(from, 'package.json')).resolve('vite/package.json')), 'bin/vite.js')

const run = (script: string, args: readonly string[], cwd: string, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], { cwd, signal, stdio: ['ignore', 'inherit', 'inherit'] })
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code === 0) resolve()
      else reject(new BuildFailed('The UI could not be built; what is wrong stands above.'))
    })
  })
