/** Octets of a code point in UTF-8. */
const octets = (character: string): number => {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}

const longestLine = 75

/** No line is longer than 75 octets, and no character is torn apart; the blank in front of a continuation counts (RFC 5545, 3.1). */
export const fold = (line: string): string => {
  let folded = ''
  let length = 0
  for (const character of line) {
    const size = octets(character)
    if (length + size > longestLine) {
      folded += '\r\n '
      length = 1
    }
    folded += character
    length += size
  }
  return folded
}

/** A TEXT value (RFC 5545, 3.3.11), without the control characters and halves of characters that no line may have. */
export const toContentText = (value: string): string =>
  value
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cs}]/gu, '\uFFFD')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')

export const toContent = (lines: readonly string[]): string => lines.map((line) => `${fold(line)}\r\n`).join('')
