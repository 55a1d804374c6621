import { readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { deserialize, serialize } from 'node:v8'
import { createFakeBackend } from '../createFakeBackend.js'
import type { FakeBackend } from '../FakeBackend.js'
import { Nonsense } from '../values/readAs.js'
import type { Snapshot } from '../worlds/keepSnapshot.js'
import type { WorldDescription } from '../worlds/WorldDescription.js'
import { HostUnknown, listen, PortForbidden, PortTaken } from './listen.js'
import { serveFake } from './serveFake.js'
import { help, readSettings, type Settings, WrongSetting } from './settings.js'
import { welcome } from './welcome.js'

export interface Command {
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  readonly print: (text: string) => void
  readonly complain: (sentence: string) => void
  /** Stops it. */
  readonly signal: AbortSignal
  /**
   * Prepares the UI and returns its folder. Without it there is no UI. Its errors of the kinds below are printed as one
   * sentence.
   */
  readonly prepareUi?: () => Promise<string>
  readonly isExpected?: (error: unknown) => boolean
}

/** Serves until it is stopped. Returns the exit code. */
export const run = async (command: Command): Promise<number> => {
  const { args, env, print, complain, signal } = command
  try {
    const settings = readSettings(args, env)
    if (settings === 'help') print(help())
    else if (settings === 'version') print(version())
    else await serveUntilStopped(command, settings)
    return 0
  } catch (error) {
    if (signal.aborted) return 0
    const isExpected =
      [WrongSetting, Nonsense, PortTaken, PortForbidden, HostUnknown].some((kind) => error instanceof kind) ||
      command.isExpected?.(error) === true
    if (!isExpected) throw error
    complain(error instanceof PortTaken ? portTakenHelp(error) : (error as Error).message)
    return 1
  }
}

/** The error does not name the options of the command, because `serveFake` rejects with it too. */
const portTakenHelp = ({ port }: PortTaken): string =>
  `Port ${port} is taken. Take another one, such as --port ${port + 1} or PORT=${port + 1}.`

const serveUntilStopped = async (command: Command, settings: Settings): Promise<void> => {
  const { print, complain, signal, prepareUi } = command
  const { port, host, publishableKey, worldFile, stateFile } = settings
  // Reports a taken port before building anything.
  await (await listen(async () => new Response(), port, host)).close()
  const staticRoot = await prepareUi?.()
  const backend = createFakeBackend({
    seed: settings.seed,
    world: worldFile === null ? settings.scenario : await readWorld(worldFile),
    latency: settings.latency,
    strict: settings.strict,
    corsOrigins: settings.corsOrigins,
    hosts: [host],
    hasUi: staticRoot !== undefined,
    ...(publishableKey !== null && { publishableKey }),
  })
  const stored = stateFile === null ? null : await storeInFile(backend, stateFile, complain)
  const served = await serveFake({
    port,
    host,
    backend,
    isReporting: true,
    ...(staticRoot !== undefined && { staticRoot }),
    ...(publishableKey !== null && { publishableKey }),
    ...(stored !== null && { store: stored.store }),
  })
  print(
    welcome(served.port, {
      host,
      world: backend.world.report(),
      hasUi: staticRoot !== undefined,
      goesOn: stored?.goesOn === true ? stateFile : null,
    }),
  )
  await stopped(signal)
  await served.close()
  await stored?.store()
  print('Stopped.')
}

const readWorld = async (path: string): Promise<WorldDescription> => {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as WorldDescription
  } catch (error) {
    throw new WrongSetting(
      error instanceof SyntaxError ? `${path} is not JSON: ${error.message}.` : `${path} cannot be read.`,
    )
  }
}

const version = (): string =>
  (createRequire(import.meta.url)('@booking-dashboard/fake-backend/package.json') as { version: string }).version

const stopped = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

/**
 * The first line identifies the file, so that another file is not mistaken for it. Values in Node's serialisation
 * follow.
 */
const title = Buffer.from('booking-fake-backend state 3\n')

/** The stored world, or null if there is no file yet. Throws WrongSetting for any other file. */
const read = async (path: string): Promise<Snapshot | null> => {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw new WrongSetting(`The state file ${path} cannot be read (${error.code ?? error.message}).`)
  })
  if (bytes === null) return null
  try {
    if (!bytes.subarray(0, title.length).equals(title)) throw new Error('Another file')
    return deserialize(bytes.subarray(title.length)) as Snapshot
  } catch {
    throw new WrongSetting(`${path} is no state file of this version: name another one, or delete it to begin anew.`)
  }
}

/** Writes the file atomically and for its owner alone, because it contains sessions. */
const write = async (path: string, bytes: Buffer): Promise<void> => {
  await writeFile(`${path}.new`, bytes, { mode: 0o600 })
  await rename(`${path}.new`, path)
}

interface StoredWorld {
  /** Whether the world was restored from an existing file. */
  readonly goesOn: boolean
  /** Resolves when the current world is in the file. Reports the first failure to write, and goes on. */
  readonly store: () => Promise<void>
}

/** Restores a back end from a file and stores its world there. Throws WrongSetting if it can do neither. */
const storeInFile = async (
  backend: FakeBackend,
  path: string,
  complain: (sentence: string) => void,
): Promise<StoredWorld> => {
  const found = await read(path)
  if (found !== null) backend.world.restore(found)
  let last: Buffer | null = null
  let complained = false
  const save = async (): Promise<void> => {
    const bytes = Buffer.concat([title, serialize(backend.world.snapshot())])
    if (last !== null && bytes.equals(last)) return
    try {
      await write(path, bytes)
      last = bytes
    } catch (error) {
      const sentence = `The world cannot be stored in ${path}: ${error instanceof Error ? error.message : ''}.`
      // The first write is part of the start.
      if (last === null) throw new WrongSetting(sentence)
      if (!complained) complain(sentence)
      complained = true
    }
  }
  let running: Promise<void> = Promise.resolve()
  let waiting: Promise<void> | null = null
  const store = (): Promise<void> => {
    // Calls during a write share the next write.
    waiting ??= running.then(() => {
      waiting = null
      running = save()
      return running
    })
    return waiting
  }
  await store()
  return { goesOn: found !== null, store }
}
