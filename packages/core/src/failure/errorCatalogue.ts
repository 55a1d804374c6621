import type { CatalogueEntry } from './CatalogueEntry.js'
import type { Operation } from './Operation.js'

type Table = Readonly<Record<string, CatalogueEntry>>

/** The texts that are loaded: those of an area come with it, and with them what their errors do. */
export interface SpokenTexts {
  readonly failure: { readonly unknown: string }
  readonly codes: Table
  readonly operations: Table
  readonly paymentCode?: Table
}

const entryIn = (table: Table, name: string): CatalogueEntry | null =>
  Object.hasOwn(table, name) ? (table[name] ?? null) : null

/** The entry of a server code; one that the specification does not name is unknown (specification 1, §8). */
export const entryOfCode = (code: string, texts: SpokenTexts): CatalogueEntry =>
  entryIn(texts.codes, code) ??
  entryIn(texts.paymentCode ?? {}, code) ?? {
    text: texts.failure.unknown,
    severity: 'fatal',
  }

/** What an operation says when it failed without an error of the back end. */
export const entryOfOperation = (operation: Operation, texts: SpokenTexts): CatalogueEntry =>
  entryIn(texts.operations, operation) ?? { text: texts.failure.unknown, severity: 'fatal' }
