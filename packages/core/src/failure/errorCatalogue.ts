import type { Failure, Operation } from './Failure.js'
import type { Path } from '../navigation/paths.js'
import type { ServerError } from './ApiFailure.js'

/** From the worst to the mildest (specification 1, §8). */
export type Severity = 'fatal' | 'error' | 'warning' | 'info'

/** What an error leads to: one line in the table of its feature. */
export interface CatalogueEntry {
  /** Null if the customer is not told. */
  readonly text: string | null
  readonly severity: Severity
  readonly redirectPath?: Path
  readonly revokeAuth?: true
}

type Table = Readonly<Record<string, CatalogueEntry>>

/** The texts that are loaded. Each area brings its own, together with what its errors lead to. */
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

const describeError = ({ code, message }: ServerError, texts: SpokenTexts): string =>
  (code === null ? message : entryOfCode(code, texts).text) ?? texts.failure.unknown

/** The words of a failure that stay on the screen beside what failed; the toast says the same and disappears. */
export const describeFailure = ({ operation, cause }: Failure, texts: SpokenTexts): readonly string[] => {
  const errors = 'errors' in cause ? cause.errors : []
  if (errors.length > 0) return [...new Set(errors.map((error) => describeError(error, texts)))]
  return [entryOfOperation(operation, texts).text ?? texts.failure.unknown]
}
