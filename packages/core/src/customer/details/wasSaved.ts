import type { Failure } from '../../failure/Failure.js'

/** The change was made and only reading it again failed: nothing has to be sent twice. */
export const wasSaved = ({ operation }: Failure): boolean =>
  operation === 'getCustomer' || operation === 'getAdditionalCustomer'
