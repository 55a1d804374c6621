/** How a postcode is written where that is one pattern, by the country's code; spaces in front, behind and between aside. */
const patterns: Readonly<Record<string, RegExp>> = {
  // Loose: what the post office would take, with or without its space.
  GB: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/,
  US: /^\d{5}(-?\d{4})?$/,
  CA: /^[A-Z]\d[A-Z]\d[A-Z]\d$/,
  NL: /^\d{4}[A-Z]{2}$/,
  PL: /^\d{2}-?\d{3}$/,
  PT: /^\d{4}-?\d{3}$/,
}
const fourDigits = ['AT', 'AU', 'BE', 'CH', 'DK', 'HU', 'LU', 'NO', 'NZ', 'SI', 'ZA']
const fiveDigits = ['DE', 'EE', 'ES', 'FI', 'FR', 'HR', 'IT', 'SE', 'TR']

const patternOf = (country: string): RegExp | undefined => {
  if (fourDigits.includes(country)) return /^\d{4}$/
  return fiveDigits.includes(country) ? /^\d{5}$/ : patterns[country]
}

/** Nowhere are they longer, or made of anything but letters, digits, spaces and hyphens. */
const anywhere = /^[\p{L}\d][\p{L}\d -]{0,11}$/u

/** `country` is its ISO 3166 code. */
export const isPostcode = (typed: string, country: string | undefined): boolean => {
  const postcode = typed.trim().toUpperCase()
  const pattern = country === undefined ? undefined : patternOf(country)
  return anywhere.test(postcode) && (pattern === undefined || pattern.test(postcode.replaceAll(' ', '')))
}
