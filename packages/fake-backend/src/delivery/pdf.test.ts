import { describe, expect, it } from 'vitest'
import { pdf } from './pdf.js'

const read = (file: Uint8Array): string => Array.from(file, (byte) => String.fromCharCode(byte)).join('')

/** Reads as a PDF reader does: from the end to the table, and from the table to each object. */
const objectsOf = (file: string): readonly string[] => {
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1])
  const table = /^xref\n0 (\d+)\n0000000000 65535 f \n((?:\d{10} 00000 n \n)+)trailer\n/.exec(file.slice(start))
  const offsets = [...(table?.[2] ?? '').matchAll(/(\d{10}) /g)].map(([, offset]) => Number(offset))
  expect(Number(table?.[1])).toBe(offsets.length + 1)
  return offsets.map((offset, index) => {
    const object = file.slice(offset, file.indexOf('\nendobj\n', offset))
    expect(object.startsWith(`${index + 1} 0 obj\n`)).toBe(true)
    return object
  })
}

describe('a PDF', () => {
  it('has each object at the offset in its table, and streams of the stated length', () => {
    const objects = objectsOf(read(pdf('Grüße', ['£1.00 and €2.00'])))
    expect(objects).toHaveLength(6)
    for (const object of objects) {
      const stream = /\/Length (\d+) >>\nstream\n([^]*)\nendstream$/.exec(object)
      if (stream !== null) expect(stream[2]?.length).toBe(Number(stream[1]))
    }
    expect(objects.join('\n')).toContain('(\xa31.00 and \x802.00) Tj')
  })

  it('escapes the end of a text, and shows ? for unsupported characters', () => {
    const file = read(pdf('One', ['a (b) \\ c', 'Łódź’s']))
    expect(file).toContain('(a \\(b\\) \\\\ c) Tj')
    expect(file).toContain('(?\xf3d?\x92s) Tj')
  })

  it('has as many pages as it needs', () => {
    const lines = Array.from({ length: 200 }, (_, index) => `line ${index}`)
    const file = read(pdf('Long', lines))
    const objects = objectsOf(file)
    expect(objects[1]).toContain('/Count 5 ')
    for (const line of lines) expect(file).toContain(`(${line}) Tj`)
  })
})
