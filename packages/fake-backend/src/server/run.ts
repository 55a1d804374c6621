import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createFakeBackend } from '../createFakeBackend.js'
import { Nonsense } from '../values/readAs.js'
import type { WorldDescription } from '../worlds/WorldDescription.js'
import { HostUnknown, listen, PortForbidden, PortTaken } from './listen.js'
import { serveFake } from './serveFake.js'
import { help, readSettings, type Settings, WrongSetting } from './settings.js'
import { storeInFile } from './stateFile.js'
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
