/**
 * Format characters and variation selectors. Pasted text and filled-in fields have them. What joins stays: the
 * joiners, and the tags in the flag of a region.
 */
const invisible = /(\u{1F3F4}[\u{E0020}-\u{E007F}]+)|(?!\u200C|\u200D|\uFE0F)[\p{Cf}\p{DI}]/gu

/** Join letters (Persian, Hindi) and emoji. */
const joiners = /\u200C|\u200D|\uFE0F/gu
const joinersThatJoinNothing = /(^|\s)(?:\u200C|\u200D|\uFE0F)+|(?:\u200C|\u200D)+(?=\s|$)/gu

const spaces = /[^\S\n]/gu
const dashes = /[\u2010-\u2015\u2212]/gu

/**
 * For names, lines of an address and answers: nothing invisible, plain spaces and dashes, trimmed. Joiners stay where
 * they join.
 */
export const cleanText = (typed: string): string =>
  typed.replace(invisible, '$1').replace(joinersThatJoinNothing, '$1').replace(spaces, ' ').replace(dashes, '-').trim()

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
    .replace(/(?!\d)\p{Nd}/gu, (sign) => String(valueOfDigit(sign)))
    .replace(/\p{Pd}/gu, '-')
    // A Japanese keyboard writes a long vowel for a dash between digits.
    .replace(/(\d)\u30FC/gu, '$1-')
    .replace(/\s+/gu, ' ')
    .trim()

/** An address of e-mail may be pasted as a link, with its scheme and its query. */
export const cleanEmail = (typed: string): string => cleanCode(typed).replace(/^mailto:\s*([^?]*).*/i, '$1')

/** A telephone number may be pasted with the scheme of its link. */
export const cleanPhone = (typed: string): string => cleanCode(typed).replace(/^tel:\s*/i, '')
