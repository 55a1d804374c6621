import { defaultClientId } from './Client.js'

/** The id that every request names in X-Client-Id: the default until the back end told another. */
export interface ClientIdentity {
  readonly current: () => string
  readonly adopt: (clientId: string) => void
}

export const createClientIdentity = (): ClientIdentity => {
  let clientId = defaultClientId
  return {
    current: () => clientId,
    adopt: (next) => {
      clientId = next
    },
  }
}
