import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changesBetween, declarationsOf, readDeclarations, writeDeclarations } from './declarations.mjs'

const index = "export type { Shop, End } from './shop.js'\nexport { open } from './shop.js'\n"
const shop = `
import type { Task } from 'fp-ts/lib/Task.js'
/** A line of a shop. */
interface Line {
    readonly key: string;
    readonly note?: string;
    readonly seat: {
        readonly row: string;
        readonly place: number;
        readonly block: string;
    };
}
export interface Shop {
    readonly lines: readonly Line[];
    readonly add: (key: string) => Task<End>;
}
export type End = 'added' | 'refused' | 'cancelled';
interface Rows {
    lines: readonly Line[];
}
interface Hidden {
    readonly secret: string;
}
export declare const open: (name: string) => import("./shop.js").Shop;
export {};
`

describe('the check of the public types', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'declarations-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const read = (files: Readonly<Record<string, string>>): ReturnType<typeof declarationsOf> => {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
    return declarationsOf([join(folder, 'index.d.ts')], { lib: ['lib.es5.d.ts'] })
  }
  const changesBy = (from: string, to: string): readonly string[] => {
    expect(shop).toContain(from)
    const before = read({ 'index.d.ts': index, 'shop.d.ts': shop })
    const after = read({ 'shop.d.ts': shop.replace(from, to) })
    return changesBetween(before, after).flatMap(({ name, did, members, lines }) => [
      `${did} ${[name, ...members].join(', ')}`,
      ...lines,
    ])
  }

  it.each([
    ['a removed property', '    readonly key: string;\n', '', ['changes Line, key', '- key: string;']],
    [
      'a renamed property',
      'readonly lines:',
      'readonly rows:',
      ['changes Shop, lines, rows', '- lines: readonly Line[];', '+ rows: readonly Line[];'],
    ],
    [
      'an optional property that is required',
      'note?:',
      'note:',
      ['changes Line, note', '- note?: string | undefined;', '+ note: string;'],
    ],
    [
      'a new object',
      '    readonly note?: string;',
      '    readonly note?: string;\n    readonly fare: {\n        readonly net: number;\n        readonly fee: number;\n        readonly vat: number;\n    };',
      ['changes Line, fare', '+ fare: {'],
    ],
    [
      'a new parameter',
      '(name: string) =>',
      '(name: string, at: number) =>',
      ['changes open', '- const open: (name: string) => Shop', '+ const open: (name: string, at: number) => Shop'],
    ],
    [
      'a removed member of a union',
      " | 'cancelled'",
      '',
      ['changes End', '- type End = "added" | "cancelled" | "refused"', '+ type End = "added" | "refused"'],
    ],
    [
      'another type within an object',
      'place: number',
      'place: string',
      ['changes Line, place', '- seat › place: number;', '+ seat › place: string;'],
    ],
    [
      'a type that another uses',
      'Task<End>',
      'Task<void>',
      ['changes Shop, add', '- add: (key: string) => Task<End>;', '+ add: (key: string) => Task<void>;'],
    ],
  ])('sees %s, and names it', (_, from, to, expected) => {
    expect(changesBy(from, to)).toEqual(expected)
  })

  it.each([
    ['a comment', '/** A line of a shop. */', '/** Something else. */'],
    ['a type that no public one uses', 'secret: string', 'secret: number'],
    ['the order of a union', "'added' | 'refused'", "'refused' | 'added'"],
    [
      'a type that is written in another way',
      'interface Shop {\n    readonly lines: readonly Line[];',
      'interface Shop extends Readonly<Rows> {',
    ],
  ])('passes over %s', (_, from, to) => {
    expect(changesBy(from, to)).toEqual([])
  })

  it('names what is no longer exported, even if another type uses it', () => {
    const before = read({ 'index.d.ts': index, 'shop.d.ts': shop })
    const after = read({ 'index.d.ts': index.replace(', End', '') })
    expect(changesBetween(before, after)).toEqual([{ name: 'End', did: 'removes', members: [], lines: [] }])
    expect(changesBetween(after, before)).toEqual([{ name: 'End', did: 'adds', members: [], lines: [] }])
  })

  it('takes the words of a text for a string', () => {
    const texts = (word: string): string => `export declare const texts: {\n    readonly pay: '${word}';\n};\n`
    const before = read({ 'index.d.ts': "export { texts } from './payTexts.js'\n", 'payTexts.d.ts': texts('Pay') })
    const after = read({ 'payTexts.d.ts': texts('Pay now') })
    expect(before.get('texts')?.text).toContain('pay: string;')
    expect(changesBetween(before, after)).toEqual([])
  })

  it('fails where an entry is missing', () => {
    expect(() => read({ 'shop.d.ts': shop })).toThrow('index.d.ts is missing, or exports nothing.')
  })

  it('reads what it wrote', () => {
    const declarations = read({ 'index.d.ts': index, 'shop.d.ts': shop })
    expect([...declarations.keys()]).toEqual(['End', 'Line', 'Shop', 'open'])
    expect(readDeclarations(writeDeclarations(declarations))).toEqual(declarations)
  })
})
