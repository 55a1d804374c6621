const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = 'àƀçđéƒǧĥîĵķļɱñöþɋŕšţûṽŵẋýžÀƁÇÐÉƑǦĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'
const accents = new Map([...plain].map((letter, at) => [letter, [...accented][at] ?? letter]))

/** "[Ŵŕîţé öñé öñé]": with its letters recognisable, 40% longer, in brackets that show where it is cut off. */
const longer = (text: string): string => {
  const bare = text.replaceAll(/[[\]]/g, '')
  const more = Math.ceil(bare.length * 0.4) - 2
  const filling = 'one two three four five six seven eight nine ten '
    .repeat(Math.ceil(more / 48))
    .slice(0, Math.max(0, more))
  return `[${[...bare].map((letter) => accents.get(letter) ?? letter).join('')}${more > 1 ? ` ${filling.trim()}` : ''}]`
}

/** Each word runs from right to left, with its letters. */
const rightToLeft = (text: string): string =>
  text.replaceAll(/[\u202E\u202C]/g, '').replaceAll(/[\p{L}\p{M}']+/gu, '\u202E$&\u202C')

const isFunction = (value: unknown): value is (...values: readonly unknown[]) => unknown => typeof value === 'function'

/** English texts, each changed; those with parameters once they have them. */
const changed =
  (change: (text: string) => string) =>
  (words: unknown): unknown => {
    if (typeof words === 'string') return change(words)
    if (isFunction(words)) return (...values: readonly unknown[]) => change(String(words(...values)))
    if (typeof words !== 'object' || words === null) return words
    const isError = 'severity' in words
    return Object.fromEntries(
      Object.entries(words).map(([key, value]) => [key, isError && key !== 'text' ? value : changed(change)(value)]),
    )
  }

export const made40PercentLonger = changed(longer)
export const madeRightToLeft = changed(rightToLeft)
