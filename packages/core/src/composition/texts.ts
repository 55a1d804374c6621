import type { CatalogueEntry } from '../failure/errorCatalogue.js'
import type { Operation } from '../failure/Failure.js'
import { englishFormats } from '../language/formats.js'
import { onTop } from '../language/Wording.js'
import { englishWords } from '../texts/englishWords.js'
import type { Dashboard } from './Dashboard.js'

/** Every text of the product in one language, with its formats. */
export type Texts = Dashboard['texts'] & { readonly operations: Readonly<Record<Operation, CatalogueEntry>> }

/** Every text that a customer reads, in English. It needs no area, so that it brings no use case along. */
export const texts = /* @__PURE__ */ Object.values(englishWords).reduce<object>(onTop, {
  formats: englishFormats,
}) as Texts
