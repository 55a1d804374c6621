import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { anchorsOf, documentsIn, problemsOf, sentencesOf } from './prose.js'

const here = fileURLToPath(new URL('page.md', import.meta.url))
const words = (count: number): string => `${'is '.repeat(count).trim()}.`
const problems = (text: string): readonly string[] => problemsOf(here, text)

describe('the prose of the documents', () => {
  it('has sentences of at most 25 words', () => {
    expect(problems(words(25))).toEqual([])
    expect(problems(`One.\n\n${words(20)} ${words(26)}`)[0]).toMatch(/^3: a sentence of 26 words: is/)
  })

  it('is measured by paragraph, by list item and by table cell', () => {
    expect(problems(`${'is '.repeat(15)}\n${words(15)}`)).toHaveLength(1)
    expect(problems(`- ${'is '.repeat(15)}\n- ${words(15)}`)).toEqual([])
    expect(problems(`| ${'is '.repeat(15)} | ${'is '.repeat(15)}; ${words(15)} |`)).toEqual([])
    expect(problems(`| ${'is '.repeat(26)} |`)).toHaveLength(1)
  })

  it('counts a code span as one word, a link as its text, and no code block', () => {
    expect(sentencesOf('Call `a b c` and [two words](x.md).').map((sentence) => sentence.words)).toEqual([5])
    expect(problems(`\`\`\`sh\n${words(40)}\n${'-'.repeat(130)}\n\`\`\``)).toEqual([])
  })

  it('has lines of at most 120 columns, except tables', () => {
    expect(problems('a'.repeat(120))).toEqual([])
    expect(problems(`\n${'a'.repeat(121)}`)).toEqual(['2: a line of 121 columns'])
    expect(problems(`| ${'a'.repeat(121)} |`)).toEqual([])
  })

  it('has no dead links', () => {
    expect(problems('[this](prose.ts), [that](https://example.com/)')).toEqual([])
    expect(problems('[this](gone.md)')).toEqual(['1: a dead link: gone.md'])
    expect(problems('# A `b` c\n\n[up](#a-b-c), [down](#d)')).toEqual(['3: a link to a missing part: #d'])
    expect(problems('[word](../packages/core/docs/glossary.md#on-the-wire)')).toEqual([])
    expect(problems('[word](../packages/core/docs/glossary.md#in-the-air)')).toHaveLength(1)
  })

  it('recognises explicit anchors beside headings', () => {
    expect([...anchorsOf('## Sign in <a id="1.4"></a>\n\n<a id="d7.10f"></a>Text')]).toEqual([
      'sign-in',
      '1.4',
      'd7.10f',
    ])
  })
})

describe('each README', () => {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const readmes = documentsIn(root).filter((path) => path.endsWith('README.md'))
  const wordsOf = (path: string): number => readFileSync(path, 'utf8').split(/\s+/).length

  it('is short', () => {
    const lines = readmes.map((path) => readFileSync(path, 'utf8').split('\n').length)
    expect(readmes.length).toBeGreaterThan(4)
    expect(Math.max(...lines)).toBeLessThanOrEqual(151)
    expect(readmes.reduce((sum, path) => sum + wordsOf(path), 0)).toBeLessThanOrEqual(5000)
  })
})
