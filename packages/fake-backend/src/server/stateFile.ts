import { readFile, rename, writeFile } from 'node:fs/promises'
import { deserialize, serialize } from 'node:v8'
import type { FakeBackend } from '../FakeBackend.js'
import type { Snapshot } from '../world/Snapshot.js'
import { WrongSetting } from './settings.js'

/** The first line says what the file is, so that no other one is taken for it; what follows are Node's serialised values. */
const title = Buffer.from('booking-fake-backend state 2\n')

/** The world that was kept; null where there is no file yet. Throws WrongSetting for a file that is none of ours. */
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

/** Whole or not at all, and for its owner alone: sessions stand in it. */
const write = async (path: string, bytes: Buffer): Promise<void> => {
  await writeFile(`${path}.new`, bytes, { mode: 0o600 })
  await rename(`${path}.new`, path)
}

export interface KeptWorld {
  /** Whether it goes on from a file that was there. */
  readonly goesOn: boolean
  /** Resolves when all that has happened until now is in the file; says so, once, where it cannot be written. */
  readonly keep: () => Promise<void>
}

/** Lets a back end go on from a file, and keeps it there. Throws WrongSetting. */
export const keepInFile = async (
  backend: FakeBackend,
  path: string,
  complain: (sentence: string) => void,
): Promise<KeptWorld> => {
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
      if (!complained) complain(`The world cannot be kept in ${path}: ${error instanceof Error ? error.message : ''}`)
      complained = true
    }
  }
  let running: Promise<void> = Promise.resolve()
  let waiting: Promise<void> | null = null
  const keep = (): Promise<void> => {
    // Whoever asks while one is being written shares the next one.
    waiting ??= running.then(() => {
      waiting = null
      running = save()
      return running
    })
    return waiting
  }
  await keep()
  return { goesOn: found !== null, keep }
}
