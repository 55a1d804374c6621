import type { ServedEndpoint } from '../routing/Route.js'
import { Fault, type FaultEffect } from './Fault.js'

export interface FaultList {
  readonly add: (fault: Fault) => void
  readonly clear: () => void
  /** The effect of the oldest fault that is meant for this call; it is used up when it was for once. */
  readonly take: (endpoint: ServedEndpoint, pathname: string) => FaultEffect | null
}

export const createFaultList = (): FaultList => {
  let faults: readonly Fault[] = []
  return {
    add: (fault) => {
      // What waits longer than the contract's window allows would break a promise of the back end.
      if (!Fault.is(fault)) throw new TypeError('This fault is none that the back end knows')
      faults = [...faults, fault]
    },
    clear: () => {
      faults = []
    },
    take: (endpoint, pathname) => {
      const fault = faults.find((one) => matches(one, endpoint, pathname))
      if (fault === undefined) return null
      if (fault.times === 'once') faults = faults.filter((one) => one !== fault)
      return fault.effect
    },
  }
}

const matches = ({ match }: Fault, endpoint: ServedEndpoint, pathname: string): boolean =>
  (match.method === undefined || match.method.toUpperCase() === endpoint.method) &&
  (match.path === undefined || [endpoint.operationId, endpoint.path, pathname].includes(match.path))
