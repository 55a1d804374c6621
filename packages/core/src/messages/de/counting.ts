import { countingIn } from '../plural.js'

export const { pluralOf, figure, counted, listed } = countingIn('de')
