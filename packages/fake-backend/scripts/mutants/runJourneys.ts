import { fork } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { readFileSync } from 'node:fs'
import { build, type Plugin } from 'esbuild'
import type { FromJourneys, JourneyEnd, JourneysWanted } from './journeysWorker.js'

/** Without a change, a journey that takes longer hangs; ms. Only a net: a busy machine may be slow. */
const longest = 1_200_000

/** Bundles journeys and product from their sources, with these texts in place of files. Libraries stay external. */
export const bundleJourneys = async (root: string, texts: ReadonlyMap<string, string>, outfile: string) => {
  const plugin: Plugin = {
    name: 'mutants',
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
        kind === 'entry-point' || /^(#|@booking-dashboard\/)/.test(path) ? null : { path, external: true },
      )
      onLoad({ filter: /packages\/[\w-]+\/src\/.*\.ts$/ }, ({ path }) => ({
        contents: (texts.get(path.replace(root, '')) ?? readFileSync(path, 'utf8')).replaceAll(
          'import.meta.url',
          JSON.stringify(pathToFileURL(path).href),
        ),
        loader: 'ts',
      }))
    },
  }
  await build({
    entryPoints: [`${root}packages/fake-backend/scripts/mutants/journeysWorker.ts`],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['source'],
    logLevel: 'silent',
    plugins: [plugin],
  })
}

export interface JourneysMade {
  readonly ends: readonly JourneyEnd[]
  /** The time of the slowest journey; ms. */
  readonly slowest: number
  /** The changes whose place was reached while the modules loaded. */
  readonly loaded: readonly number[]
  /** The number of the journey that failed, hung or ended the process; -1 before the first. Null if none did. */
  readonly failed: number | null
}

/**
 * Runs journeys in a process of their own, with one change or none. A journey that takes longer than `limit` ms hangs,
 * and the change counts as found.
 */
export const runJourneys = (
  bundle: string,
  wanted: JourneysWanted,
  mutant: number | null,
  limit = longest,
): Promise<JourneysMade> =>
  new Promise((resolve) => {
    const env = mutant === null ? process.env : { ...process.env, MUTANT: String(mutant) }
    const worker = fork(bundle, { env, execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    const ends: JourneyEnd[] = []
    let loaded: readonly number[] = []
    let current = -1
    let slowest = 0
    let begun = performance.now()
    const finish = (failed: number | null): void => {
      clearTimeout(timer)
      worker.removeAllListeners()
      worker.kill('SIGKILL')
      resolve({ ends, slowest, loaded, failed })
    }
    const hang = (): void => finish(current)
    let timer = setTimeout(hang, limit)
    worker.on('exit', hang)
    worker.on('message', (message: FromJourneys) => {
      if (message.kind === 'loaded') loaded = message.reached
      if (message.kind === 'begins') {
        clearTimeout(timer)
        timer = setTimeout(hang, limit)
        begun = performance.now()
        current = message.number
      }
      if (message.kind === 'ended') {
        ends.push(message)
        slowest = Math.max(slowest, performance.now() - begun)
      }
      if (message.kind === 'done') finish(ends.find(({ hasFailed }) => hasFailed)?.number ?? null)
    })
    worker.send(wanted)
  })
