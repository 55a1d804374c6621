import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileNameOf } from './readFile.js'

describe('the name of a file', () => {
  it.each([
    ['attachment; filename="SUN1001.pdf"', 'SUN1001.pdf'],
    ['attachment; filename=SUN1001.pdf', 'SUN1001.pdf'],
    ['attachment;FileName = "A \\"good\\" name.pdf"', 'A good name.pdf'],
    ['attachment; filename="ticket.pdf"; filename*=UTF-8\'\'N%C3%BAmero%201.pdf', 'Número 1.pdf'],
    ["attachment; filename*=utf-8'en'a.pdf; filename=b.pdf", 'a.pdf'],
    ["attachment; filename*=UTF-8''%E0%A4; filename=fallback.pdf", 'fallback.pdf'],
    ['inline; filename="a;b.pdf"', 'a;b.pdf'],
  ])('of %s is %s', (disposition, name) => {
    expect(fileNameOf(disposition)).toBe(name)
  })

  it.each([
    [null],
    [''],
    ['attachment'],
    ['attachment; filename=""'],
    ['attachment; filename=".."'],
    ['attachment; name="a.pdf"'],
  ])('is null for %s', (disposition) => {
    expect(fileNameOf(disposition)).toBeNull()
  })

  it('never contains a path', () => {
    expect(fileNameOf('attachment; filename="../../etc/passwd"')).toBe('passwd')
    expect(fileNameOf('attachment; filename="C:\\\\Windows\\\\win.ini"')).toBe('win.ini')
    expect(fileNameOf("attachment; filename*=UTF-8''..%2F..%2F.bashrc")).toBe('bashrc')
    expect(fileNameOf("attachment; filename*=UTF-8''fdp%E2%80%AE.exe")).toBe('fdp.exe')
  })

  it('is safe whatever the header says', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        for (const header of [`attachment; filename="${name}"`, `attachment; filename*=UTF-8''${name}`, name]) {
          expect(fileNameOf(header) ?? 'nothing').toMatch(/^[^/\\\p{Cc}.][^/\\\p{Cc}]*$/u)
        }
      }),
    )
  })
})
