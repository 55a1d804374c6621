const perPage = 48
/** Characters of WinAnsi above ASCII whose code differs from Unicode. */
const winAnsi: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
}

const byteOf = (character: string): number => {
  const code = winAnsi[character] ?? character.charCodeAt(0)
  return code > 0xff ? 0x3f : code
}

/** A string of a PDF, with one byte for each character. */
const text = (line: string): string =>
  `(${Array.from(line, (character) => String.fromCharCode(byteOf(character)).replace(/[()\\]/, '\\$&')).join('')})`

const pageContent = (lines: readonly string[]): string =>
  ['BT /F1 11 Tf 15 TL 56 786 Td', ...lines.map((line) => `${text(line)} Tj T*`), 'ET'].join('\n')

const inPages = (lines: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.max(1, Math.ceil(lines.length / perPage)) }, (_, page) =>
    lines.slice(page * perPage, (page + 1) * perPage),
  )

/** The catalogue, page tree, font and information, then two objects for each page. */
const objectsOf = (title: string, lines: readonly string[]): readonly string[] => {
  const pages = inPages([title, '', ...lines])
  const kids = pages.map((_, index) => `${5 + 2 * index} 0 R`)
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids.join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Title ${text(title)} >>`,
    ...pages.flatMap((page, index) => {
      const content = pageContent(page)
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${6 + 2 * index} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
}

/** A PDF of A4 pages with a heading and plain lines. Characters outside WinAnsi become a question mark. */
export const pdf = (title: string, lines: readonly string[]): Uint8Array => {
  let file = '%PDF-1.4\n'
  const offsets: number[] = []
  const objects = objectsOf(title, lines)
  objects.forEach((object, index) => {
    offsets.push(file.length)
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const start = file.length
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info 4 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Uint8Array.from(file, (character) => character.charCodeAt(0))
}
