const hex = (value: number): string => (value >>> 0).toString(16).padStart(8, '0')

/**
 * The entity tag of an answer: equal for equal texts of one customer, or of a visitor. Two FNV-1a hashes from different
 * starts; unlike the platform's digests, they need no promise.
 */
export const entityTag = (customer: string | null, body: string): string => {
  const text = `${customer ?? ''}\n${body}`
  let first = 0x811c9dc5
  let second = 0x2545f491
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    first = Math.imul(first ^ unit, 0x01000193)
    second = Math.imul(second ^ unit, 0x01000193)
  }
  return `"${hex(first)}${hex(second)}"`
}

/** Whether an `If-None-Match` header names the tag (RFC 9110, section 13.1.2): by weak comparison, or by `*`. */
export const namesTag = (ifNoneMatch: string | null, tag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((one) => {
    const named = one.trim().replace(/^W\//, '')
    return named === '*' || named === tag
  })
