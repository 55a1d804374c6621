import type { ServiceIdentifier } from 'inversify'
import type { Transport } from '../transport/Transport.js'

/** The one way to the back end, which every API port is made of. */
export const transport: ServiceIdentifier<Transport> = Symbol.for('booking-dashboard/Transport')
