import { readFile, rename, writeFile } from 'node:fs/promises'
import { deserialize, serialize } from 'node:v8'
import type { FakeBackend } from '../FakeBackend.js'
import type { Snapshot } from '../worlds/Snapshot.js'
import { WrongSetting } from './settings.js'

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

export interface StoredWorld {
  /** Whether the world was restored from an existing file. */
  readonly goesOn: boolean
  /** Resolves when the current world is in the file. Reports the first failure to write, and goes on. */
  readonly store: () => Promise<void>
}

/** Restores a back end from a file and stores its world there. Throws WrongSetting if it can do neither. */
export const storeInFile = async (
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
