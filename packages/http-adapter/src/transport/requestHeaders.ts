/** What every request says of where it comes from. */
export interface Caller {
  readonly clientId: string
  readonly hostname: string
  /** 32 lower-case hexadecimal digits (W3C Trace Context). */
  readonly traceId: string
  /** 16 lower-case hexadecimal digits, new for each attempt. */
  readonly spanId: string
}

export const requestHeaders = (
  { clientId, hostname, traceId, spanId }: Caller,
  accept = 'application/json',
): Record<string, string> => ({
  Accept: accept,
  'X-Client-Id': clientId,
  'X-Hostname': hostname,
  traceparent: `00-${traceId}-${spanId}-01`,
})

/** As many random bytes as asked for, as lower-case hexadecimal digits: 8 for a span, 16 for a trace (W3C Trace Context). */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')
