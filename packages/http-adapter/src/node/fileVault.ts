import type { PaymentVault } from '@booking-dashboard/core/ports'
import { createMemoryStore, createPaymentVault } from '../payment/paymentVault.js'
import type { TextStore } from '../payment/TextStore.js'

const ending = '.json'

const createFileStore = (folder: string): TextStore => {
  // No imports: what tests make of this entry is bundled for browsers as well, which have no disk.
  const { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } = process.getBuiltinModule('node:fs')
  const { join } = process.getBuiltinModule('node:path')
  const { createHash, randomUUID } = process.getBuiltinModule('node:crypto')
  /** A name may be longer than a file's, and may hold any character. */
  const fileOf = (key: string): string => join(folder, createHash('sha256').update(key).digest('hex') + ending)
  /** Null for what is no file of ours, or was not written whole. */
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
    // Written beside and moved, so that a crash leaves the old record or the new one, never half of it.
    set: (key, text) => {
      const beside = join(folder, `.${randomUUID()}`)
      writeFileSync(beside, JSON.stringify([key, text]), { mode: 0o600, flush: true })
      renameSync(beside, fileOf(key))
    },
    remove: (key) => rmSync(fileOf(key), { force: true }),
  }
}

/**
 * Keeps payments under way in a folder of its own, so that a script which crashed while paying goes on under the same key: what is
 * kept of a payment is written before its request leaves, and goes when its end is known. One folder for each customer of each back
 * end. It holds references, amounts and how far a payment got; no card, and no client secret of the bank's check, which the back
 * end tells again. Throws where the folder cannot be made or written.
 */
export const createFileVault = (folder: string): PaymentVault => {
  const { accessSync, constants, mkdirSync } = process.getBuiltinModule('node:fs')
  const path = process.getBuiltinModule('node:path').resolve(folder)
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    accessSync(path, constants.R_OK | constants.W_OK)
  } catch (cause) {
    throw new Error(`Payments cannot be kept in ${path}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
  }
  return createPaymentVault({ lasting: createFileStore(path), session: createMemoryStore() })
}
