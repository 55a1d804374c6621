/** The value of a decimal digit in any script. The ten digits of a script are consecutive. */
const valueOf = (sign: string): string => {
  const latin = sign.normalize('NFKC')
  if (/^[0-9]+$/.test(latin)) return latin
  let value = 0
  while (/^\p{Nd}$/u.test(String.fromCodePoint((sign.codePointAt(0) ?? 0) - value - 1))) value += 1
  return /^\p{Nd}$/u.test(sign) ? String(value % 10) : sign
}

const inLatin = (text: string): string => (/^\p{ASCII}*$/u.test(text) ? text : [...text].map(valueOf).join(''))

const passesLuhn = (digits: string): boolean =>
  [...digits]
    .toReversed()
    .reduce(
      (sum, sign, index) => sum + [...String(Number(sign) * (1 + (index % 2)))].reduce((a, b) => a + Number(b), 0),
      0,
    ) %
    10 ===
  0

/** Whether 13 to 19 digits of the text pass the Luhn check. Spaces and dashes may separate groups of digits. */
export const holdsCardNumber = (text: string): boolean =>
  inLatin(text)
    .split(/[^0-9\s\p{Pd}\u2212]/u)
    .map((run) => run.split(/[^0-9]+/).filter((group) => group !== ''))
    .some((groups) =>
      groups.some((_, from) =>
        groups.slice(from).some((__, more) => {
          const digits = groups.slice(from, from + more + 1).join('')
          return digits.length >= 13 && digits.length <= 19 && passesLuhn(digits)
        }),
      ),
    )

/** No name contains so many digits. */
export const holdsTwelveDigits = (name: string): boolean => inLatin(name).replace(/[^0-9]/g, '').length >= 12
