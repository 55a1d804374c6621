/** A file that is served as it is: what it holds is no JSON, so no codec reads it. */
export interface FileEndpoint<P extends string> {
  /** Its name in the OpenAPI document. */
  readonly operationId: string
  readonly method: 'GET'
  readonly path: P
}

const file = <P extends string>(operationId: string, path: P): FileEndpoint<P> => ({ operationId, method: 'GET', path })

/** Downloads of specification 1, §2. */
export const downloadFiles = {
  confirmation: file('downloadConfirmation', '/api/booking/:bookingRef/downloads/confirmation'),
  byKey: file('downloadByKey', '/api/booking/download/:key'),
} as const
