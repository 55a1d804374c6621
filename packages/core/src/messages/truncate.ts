/** Specification 1, §9, in characters. */
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
