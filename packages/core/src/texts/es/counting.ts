import { countingIn } from '../../language/Wording.js'

export const { pluralOf, figure, counted, listed, times } = countingIn('es')
