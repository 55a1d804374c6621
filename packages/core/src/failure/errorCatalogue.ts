import type { MemberTexts } from '../messages/memberTexts.js'
import type { Texts } from '../messages/texts.js'
import type { VisitorTexts } from '../messages/visitorTexts.js'
import type { CatalogueEntry } from './CatalogueEntry.js'
import type { Operation } from './Operation.js'

/** The texts that are loaded: those behind the sign-in come with it, and with them what their errors do. */
export type SpokenTexts = VisitorTexts | MemberTexts | Texts

type Table = Readonly<Record<string, CatalogueEntry>>

const entryIn = (table: Table, name: string): CatalogueEntry | null =>
  Object.hasOwn(table, name) ? (table[name] ?? null) : null

/** The entry of a server code; one that the specification does not name is unknown (specification 1, §8). */
export const entryOfCode = (code: string, texts: SpokenTexts): CatalogueEntry =>
  entryIn(texts.codes, code) ??
  ('paymentCode' in texts ? entryIn(texts.paymentCode, code) : null) ?? {
    text: texts.failure.unknown,
    severity: 'fatal',
  }

/** What an operation says when it failed without an error of the back end. */
export const entryOfOperation = (operation: Operation, texts: SpokenTexts): CatalogueEntry =>
  entryIn(texts.operations, operation) ?? { text: texts.failure.unknown, severity: 'fatal' }
