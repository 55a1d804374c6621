import { countingIn } from '../Wording.js'

export const { pluralOf, figure, counted, listed } = countingIn('de')
