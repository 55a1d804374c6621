/**
 * `npm run lint`: checks the prose of the documents. A sentence has at most 25 words, a line at most 120 columns, and
 * every link has a target. Code and changelogs are not prose. Tables may be wider. A README has at most 150 lines. Of
 * code, it checks that no comment is wider than 120 columns, which the formatter leaves as it is.
 * No linter of Markdown counts words by paragraph, item and cell, and their rules for links miss anchors that share a
 * line.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const longestSentence = 25
const longestLine = 120
const longestReadme = 150

const skipped = new Set(['node_modules', 'dist', '.git', '.cache', '__snapshots__', 'surface', 'CHANGELOG.md'])

/** Every Markdown file below a folder, changelogs aside. */
export const documentsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return documentsIn(path)
      return entry.name.endsWith('.md') ? [path] : []
    })

const blank = (text: string): string => text.replace(/[^\n]/g, ' ')

/** Replaces code blocks and comments with blank lines, so that every other line keeps its number. */
const withoutCode = (text: string): string =>
  text.replace(/^( *)(```|~~~)[\s\S]*?^\1\2[^\n]*$/gm, blank).replace(/<!--[\s\S]*?-->/g, blank)

/** The text as read: a code span counts as one word, a link as its text. */
const plain = (text: string): string =>
  text
    .replace(/`[^`]*`/g, 'code')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]+>/g, '')
    .replace(/[*_|#>]/g, ' ')

interface Block {
  /** Starts at 1. */
  readonly line: number
  readonly text: string
}

const isTable = (line: string): boolean => /^\s*\|/.test(line)
const isHeading = (line: string): boolean => line.startsWith('#')
const startsBlock = (line: string): boolean => /^\s*(?:[-*+]|\d+\.)\s/.test(line) || isHeading(line)

/** The units of reading: a paragraph, an item of a list, a heading, or a fragment of a cell up to its semicolon. */
const blocksOf = (text: string): readonly Block[] => {
  const blocks: Block[] = []
  let open: Block | null = null
  const close = (): void => {
    if (open !== null) blocks.push(open)
    open = null
  }
  withoutCode(text)
    .split('\n')
    .forEach((line, index) => {
      const isCode = open === null && line.startsWith('    ')
      if (line.trim() === '' || isCode || isTable(line) || startsBlock(line)) close()
      if (line.trim() === '' || isCode) return
      if (isTable(line)) {
        blocks.push(...line.split(/(?<!\\)\||;/).map((cell) => ({ line: index + 1, text: cell })))
        return
      }
      open = open === null ? { line: index + 1, text: line } : { line: open.line, text: `${open.text} ${line}` }
      if (isHeading(line)) close()
    })
  close()
  return blocks
}

interface Sentence {
  /** The first line of its block, starting at 1. */
  readonly line: number
  readonly text: string
  readonly words: number
}

const sentencesOf = (text: string): readonly Sentence[] =>
  blocksOf(text).flatMap((block) =>
    plain(block.text)
      .split(/(?<=[.!?]["”]?)\s+(?=\S)/)
      .map((sentence) => ({
        line: block.line,
        text: sentence.trim(),
        words: sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
      }))
      .filter(({ words }) => words > 0),
  )

/** The anchor that GitHub and the site generate for a heading. */
const slug = (heading: string): string =>
  heading
    .replace(/<[^>]+>|[`*]/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')

/** The anchors of a document: its headings and its own anchors. */
export const anchorsOf = (text: string): ReadonlySet<string> => {
  const prose = withoutCode(text)
  const headings = [...prose.matchAll(/^#+ +(.*)$/gm)].map(([, heading = '']) => slug(heading))
  return new Set([...headings, ...[...prose.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)])
}

const linksOf = (text: string): readonly { readonly line: number; readonly link: string }[] =>
  withoutCode(text)
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(/\](?:\(|: )([^)\s]+)|\b(?:src|srcset|href)="([^"]+)"/g)].map(([, link, source = '']) => ({
        line: index + 1,
        link: link ?? source,
      })),
    )
    .filter(({ link }) => !/^[a-z]+:/.test(link))

/** The problems of one document, each as `line: problem`. */
const problemsOf = (path: string, text: string): readonly string[] => {
  const long = sentencesOf(text)
    .filter(({ words }) => words > longestSentence)
    .map((sentence) => `${sentence.line}: a sentence of ${sentence.words} words: ${sentence.text.slice(0, 60)}…`)
  const wide = withoutCode(text)
    .split('\n')
    .flatMap((line, index) =>
      [...line.trimEnd()].length > longestLine && !isTable(line) && !line.startsWith('<picture>')
        ? [`${index + 1}: a line of ${[...line].length} columns`]
        : [],
    )
  const dead = linksOf(text).flatMap(({ line, link }) => {
    const [file = '', anchor] = link.split('#')
    const target = file === '' ? path : resolve(dirname(path), file)
    if (target !== path && !existsSync(target)) return [`${line}: a dead link: ${link}`]
    if (anchor === undefined || !target.endsWith('.md')) return []
    const anchors = anchorsOf(target === path ? text : readFileSync(target, 'utf8'))
    return anchors.has(anchor) ? [] : [`${line}: a link to a missing part: ${link}`]
  })
  const lines = text.trimEnd().split('\n').length
  const isTooLong = path.endsWith('README.md') && lines > longestReadme
  return [...long, ...wide, ...dead, ...(isTooLong ? [`${lines}: a README of ${lines} lines`] : [])]
}

const isCode = (path: string): boolean => /\.([cm]js|css|tsx?)$/.test(path) && !/\b(node_modules|dist)\b/.test(path)

/** The comments of a file that are too wide. A command is one line, so that it can be copied. */
const wideComments = (text: string): readonly string[] =>
  text.split('\n').flatMap((line, index) => {
    const isProse = /^\s*(\*|\/\/|\/\*)/.test(line) && !/^\s*\*?\s*(npm|npx|node) /.test(line)
    return isProse && [...line].length > longestLine ? [`${index + 1}: a comment of ${[...line].length} columns`] : []
  })

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const sources = ['.config', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(isCode)
      .map((path) => join(root, folder, path)),
  )
  const found = [
    ...documentsIn(root).map((path) => [path, problemsOf(path, readFileSync(path, 'utf8'))] as const),
    ...sources.map((path) => [path, wideComments(readFileSync(path, 'utf8'))] as const),
  ].flatMap(([path, problems]) => problems.map((problem) => `${relative(root, path)}:${problem}`))
  if (found.length > 0) process.stderr.write(`${found.join('\n')}\n`)
  process.exitCode = found.length > 0 ? 1 : 0
}
