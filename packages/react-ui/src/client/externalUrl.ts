/** An address of the web, as data may carry it; null for everything else, such as `javascript:`. */
export const externalUrl = (text: string): string | null => {
  if (!URL.canParse(text)) return null
  const { protocol, href } = new URL(text)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}
