/** A web address from data; null for anything else, such as `javascript:`. */
export const externalUrl = (text: string): string | null => {
  if (!URL.canParse(text)) return null
  const { protocol, username, password, href } = new URL(text)
  // https://known.example@elsewhere.example looks like one host and leads to another.
  if (username !== '' || password !== '') return null
  return protocol === 'https:' || protocol === 'http:' ? href : null
}
