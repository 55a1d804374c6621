/** As many random bytes as asked for, as lower-case hexadecimal digits: 8 for a span, 16 for a trace (W3C Trace Context). */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')
