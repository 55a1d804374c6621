import type { Formats } from '../language/formats.js'
import type { Wording } from '../language/Wording.js'
import { supportTexts } from './supportTexts.js'

/** The language's own words for genders, by code. English shows the name that the back end sends. */
const genders: Readonly<Record<string, string>> = {}

export const clientTexts = { support: supportTexts, genders } as const

/** The texts that the client's set-up reads. */
export interface ClientTexts extends Wording<typeof clientTexts> {
  readonly formats: Pick<Formats, 'countryName'>
}
