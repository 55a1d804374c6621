import { cleanCode } from '../environment/typedText.js'

/** In characters as people see them; see behaviour/screens#1.9. */
export const truncationLimit = 80

/** Cuts a text to at most `limit` characters, never inside a flag or an emoji. The last one shows that it is cut. */
export const truncate = (text: string, limit: number = truncationLimit): string => {
  if (text.length <= limit) return text
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
  return characters.length <= limit
    ? text
    : `${characters
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`
}

/** Letters that normalisation does not reduce, with the letters that people type instead. */
const spelled: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}

/** For a search: cleaned, in lower case, without accents or signs. "Côte d’Ivoire" becomes "cote d ivoire". */
export const plainText = (text: string): string =>
  cleanCode(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øłđðþßæœı]/g, (letter) => spelled[letter] ?? letter)
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * Finds items by the words of a text: all of them if there is none, else those whose text has each word. The texts are
 * prepared when the customer first types.
 */
export const createSearch = <A, Text>(
  all: readonly A[],
  prepare: () => readonly (readonly [item: A, text: Text])[],
  has: (text: Text, word: string) => boolean,
): ((typed: string) => readonly A[]) => {
  let prepared: ReturnType<typeof prepare> | null = null
  return (typed) => {
    const words = searchWords(typed)
    if (words.length === 0) return all
    prepared ??= prepare()
    return prepared.filter(([, text]) => words.every((word) => has(text, word))).map(([item]) => item)
  }
}

/** The words of a search text. */
const searchWords = (text: string): readonly string[] =>
  plainText(text)
    .split(' ')
    .filter((word) => word !== '')
