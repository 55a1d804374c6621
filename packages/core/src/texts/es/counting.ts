import { countingIn } from '../../language/Wording.js'

export const { pluralOf, figure, counted, listed } = countingIn('es')
