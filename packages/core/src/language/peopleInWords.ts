interface PeopleWords {
  readonly people: (names: readonly string[]) => string
  /** `more` is the number of people who are not named. */
  readonly peopleAndMore: (names: readonly string[], more: number) => string
}

/** `most` limits the number of names: a group booking can have hundreds. */
export const peopleInWords = (names: readonly string[], most: number, words: PeopleWords): string => {
  if (names.length === 0) return ''
  return names.length <= most ? words.people(names) : words.peopleAndMore(names.slice(0, most), names.length - most)
}
