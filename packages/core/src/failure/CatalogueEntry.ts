import type { Path } from '../navigation/Navigation.js'
import type { Severity } from './Severity.js'

/** What an error does: one line in the table of its feature. */
export interface CatalogueEntry {
  /** Null where the error is not spoken of. */
  readonly text: string | null
  readonly severity: Severity
  readonly redirectPath?: Path
  readonly revokeAuth?: true
}
