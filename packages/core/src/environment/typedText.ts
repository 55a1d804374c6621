/** What no keyboard shows: soft hyphens, zero-width and direction marks. Pasted text and filled-in fields have it. */
const invisible = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]|[\uFE00-\uFE0E]/gu

/** Join letters (Persian, Hindi) and emoji. */
const joiners = /\u200C|\u200D|\uFE0F/gu
const joinersThatJoinNothing = /(^|\s)(?:\u200C|\u200D|\uFE0F)+|(?:\u200C|\u200D)+(?=\s|$)/gu

/** For names, lines of an address and answers: without what is invisible, and trimmed. Joiners stay where they join. */
export const cleanText = (typed: string): string =>
  typed.replace(invisible, '').replace(joinersThatJoinNothing, '$1').trim()

const digit = /\p{Nd}/u

/** Every script has its ten digits in sequence, starting at zero. */
export const valueOfDigit = (sign: string): number => {
  const own = sign.codePointAt(0) ?? 0
  let zero = own
  while (digit.test(String.fromCodePoint(zero - 1))) zero -= 1
  return (own - zero) % 10
}

/**
 * For addresses of e-mail, telephone numbers, postcodes, codes and dates: nothing invisible, and one form of each
 * letter, digit, space and dash.
 */
export const cleanCode = (typed: string): string =>
  cleanText(typed)
    .replace(joiners, '')
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (sign) => String(valueOfDigit(sign)))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim()

/** An address of e-mail may be pasted with the scheme of its link. */
export const cleanEmail = (typed: string): string => cleanCode(typed).replace(/^mailto:\s*/i, '')

/** A telephone number may be pasted with the scheme of its link. */
export const cleanPhone = (typed: string): string => cleanCode(typed).replace(/^tel:\s*/i, '')
