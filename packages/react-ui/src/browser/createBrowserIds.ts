import type { Ids } from '@booking-dashboard/core/ports'
import { randomHex } from '@booking-dashboard/http-adapter'

export const createBrowserIds = (): Ids => ({
  uuid,
  traceId: () => randomHex(16),
})

// `crypto.randomUUID` exists only in a secure context: over https or on localhost.
const uuid = (): string => {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  const hex = randomHex(16)
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}
