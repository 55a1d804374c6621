import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'
import type { ServedFake } from '../../src/server/serveFake.js'

const examples = fileURLToPath(new URL('../../../http-adapter/examples/', import.meta.url))
let runs = 0

/**
 * Runs an example from source in this process, against its own fake back end, and returns its output. Throws if the
 * example fails.
 */
export const runExample = async (
  name: string,
  served: ServedFake,
  ...more: readonly string[]
): Promise<readonly string[]> => {
  const output: string[] = []
  const writing = vi.spyOn(process.stdout, 'write').mockImplementation((text) => output.push(String(text)) > 0)
  const { argv } = process
  process.argv = [process.execPath, name, served.url, ...more]
  try {
    runs += 1
    // A module is evaluated once per URL, so each run has a different query.
    const script = `${examples}${name}.ts?run=${runs}`
    await import(script)
    if (process.exitCode === 1) throw new Error(`${name} failed`)
  } finally {
    process.argv = argv
    process.exitCode = undefined
    writing.mockRestore()
  }
  return output.join('').trimEnd().split('\n')
}
