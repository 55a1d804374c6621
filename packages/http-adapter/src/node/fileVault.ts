import type { PaymentVault } from '@booking-dashboard/core/ports'
import { createMemoryStore, createPaymentVault } from '../payment/paymentVault.js'
import type { TextStore } from '../payment/TextStore.js'

const ending = '.json'

const createFileStore = (folder: string): TextStore => {
  // No imports: browser bundles include this entry through the tests, and browsers have no `node:fs`.
  const { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } = process.getBuiltinModule('node:fs')
  const { join } = process.getBuiltinModule('node:path')
  const { createHash, randomUUID } = process.getBuiltinModule('node:crypto')
  /** Hashed, because a payment's name may be longer than a file name and hold any character. */
  const fileOf = (key: string): string => join(folder, createHash('sha256').update(key).digest('hex') + ending)
  /** Null for a file of another program, or one that was not written completely. */
  const entryIn = (file: string): readonly [key: string, text: string] | null => {
    try {
      const entry: unknown = JSON.parse(readFileSync(file, 'utf8'))
      if (!Array.isArray(entry)) return null
      const [key, text]: readonly unknown[] = entry
      return typeof key === 'string' && typeof text === 'string' ? [key, text] : null
    } catch {
      return null
    }
  }
  return {
    keys: () =>
      readdirSync(folder)
        .filter((name) => name.endsWith(ending))
        .toSorted()
        .map((name) => entryIn(join(folder, name))?.[0])
        .filter((key) => key !== undefined),
    get: (key) => entryIn(fileOf(key))?.[1] ?? null,
    // Written beside the old file and then renamed, so that a crash leaves the old record or the new one, never a part.
    set: (key, text) => {
      const beside = join(folder, `.${randomUUID()}`)
      writeFileSync(beside, JSON.stringify([key, text]), { mode: 0o600, flush: true })
      renameSync(beside, fileOf(key))
    },
    remove: (key) => rmSync(fileOf(key), { force: true }),
  }
}

/**
 * Stores payments in progress in a folder, so that a script that crashed while paying resumes under the same key.
 * The record is written before the request is sent, and is removed when the payment's end is known.
 * Use one folder for each customer of each back end.
 * The folder holds references, amounts and progress. It holds no card and no client secret of a challenge, which the
 * back end sends again.
 * Throws if the folder cannot be created or written.
 */
export const createFileVault = (folder: string): PaymentVault => {
  const { accessSync, constants, mkdirSync } = process.getBuiltinModule('node:fs')
  const path = process.getBuiltinModule('node:path').resolve(folder)
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    accessSync(path, constants.R_OK | constants.W_OK)
  } catch (cause) {
    throw new Error(`Payments cannot be stored in ${path}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
  }
  return createPaymentVault({ lasting: createFileStore(path), session: createMemoryStore() })
}
