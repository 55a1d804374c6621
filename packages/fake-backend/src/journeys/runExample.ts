import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { ServedFake } from '../server/serveFake.js'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** What an example says, run against a fake back end of its own, from the sources: nothing needs to be built. Throws where it complains. */
export const runExample = async (name: string, served: ServedFake, ...more: readonly string[]): Promise<readonly string[]> => {
  const script = `packages/http-adapter/examples/${name}.ts`
  const run = promisify(execFile)(process.execPath, ['--conditions=source', '--import', 'tsx', script, served.url, ...more], { cwd: root })
  const { stdout, stderr } = await run
  if (stderr !== '') throw new Error(stderr)
  return stdout.trimEnd().split('\n')
}
