/** See behaviour/screens#1.9, in characters. */
export const truncationLimit = 80

/** At most `limit` characters, the last of which says that there was more. */
export const truncate = (text: string, limit: number = truncationLimit): string => {
  const characters = [...text]
  return characters.length <= limit
    ? text
    : `${characters
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`
}

/** Letters that are no other letter with an accent, as they are typed without them. */
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

/** Lower case, without accents or signs, to be searched: "Côte d’Ivoire" reads "cote d ivoire", "Tromsø" "tromso". */
export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øłđðþßæœı]/g, (letter) => spelled[letter] ?? letter)
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Nothing where the name beside them says it already: `By post` beside `Tracked post`. */
export const unlessNamed = (words: string, name: string): string =>
  plainText(name).includes(plainText(words).split(' ').at(-1) ?? words) ? '' : words
