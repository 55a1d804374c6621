/** The origin of a request, as its headers identify it. */
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

/** Random bytes are requested in bulk: each call to the platform costs more than the bytes. */
const pool = new Uint8Array(1024)
let used = pool.length

const randomBytes = (count: number): Uint8Array => {
  if (used + count > pool.length) {
    crypto.getRandomValues(pool)
    used = 0
  }
  used += count
  return pool.subarray(used - count, used)
}

/** `bytes` random bytes as lower-case hexadecimal digits: 8 for a span, 16 for a trace (W3C Trace Context). */
export const randomHex = (bytes: number): string => {
  let digits = ''
  for (const byte of randomBytes(bytes)) digits += byte.toString(16).padStart(2, '0')
  return digits
}
