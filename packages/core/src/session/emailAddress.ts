// One @ with something before it and a dotted name after it: stricter rules refuse addresses that exist.
const address = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** Characters; no mail server takes a longer one (RFC 5321). */
const longestAddress = 254

/** The one rule for every e-mail address that a customer types; trimmed. */
export const isEmailAddress = (text: string): boolean =>
  text.trim().length <= longestAddress && address.test(text.trim())
