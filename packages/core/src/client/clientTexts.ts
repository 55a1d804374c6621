import type { Formats } from '../language/formats.js'
import type { Wording } from '../language/Wording.js'
import { supportTexts } from './supportTexts.js'

/** Genders by code, where a language has its own word. English shows the name that the back end gives. */
const genders: Readonly<Record<string, string>> = {}

export const clientTexts = { support: supportTexts, genders } as const

/** What the client's set-up reads. */
export interface ClientTexts extends Wording<typeof clientTexts> {
  readonly formats: Pick<Formats, 'countryName'>
}
