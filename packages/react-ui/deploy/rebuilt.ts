import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export interface Rebuilt {
  readonly place: string
  /** The expected content of each part, by path. */
  readonly parts: ReadonlyMap<string, string>
}

export const sha256 = (content: Buffer | string): string => createHash('sha256').update(content).digest('base64')

/** Replaces each of these names in a text. */
const renamer = (names: ReadonlyMap<string, string>): ((text: string) => string) => {
  const escaped = [...names.keys()].map((name) => name.replaceAll('.', String.raw`\.`))
  const pattern = new RegExp(escaped.join('|'), 'g')
  return (text) => text.replaceAll(pattern, (name) => names.get(name) ?? name)
}

/** The contents of the inline elements of a page. */
export const inlineOf = (html: string, element: 'script' | 'style'): readonly string[] =>
  [...html.matchAll(new RegExp(`<${element}(?![^>]* src=)[^>]*>([^]*?)</${element}>`, 'g'))].map(
    ([, text = '']) => text,
  )

/** The script of the page, and all parts that name it, directly or indirectly. */
const changedWith = (html: string, texts: ReadonlyMap<string, string>): ReadonlySet<string> => {
  const changed = new Set([...texts.keys()].filter((name) => html.includes(` src="/build/${name}"`)))
  for (const name of changed) {
    for (const [other, text] of texts) if (text.includes(name)) changed.add(other)
  }
  return changed
}

/**
 * Another release of the same product, in which the script of the page has changed. The script, all parts that name it,
 * the start script and the policy differ. All other parts are equal in every release.
 */
export const rebuild = (dist: string, place: string, version: number): Rebuilt => {
  const built = readdirSync(join(dist, 'build')).filter((name) => !/\.(gz|br)$/.test(name))
  const texts = new Map(built.map((name) => [name, readFileSync(join(dist, 'build', name), 'utf8')]))
  const changed = changedWith(readFileSync(join(dist, 'index.html'), 'utf8'), texts)
  const renamed = (name: string): string => {
    const hash = createHash('sha256').update(`${version} ${name}`).digest('base64url').slice(0, 8)
    return changed.has(name) ? name.replace(/-[\w-]{8}(?=\.\w+$)/, () => `-${hash}`) : name
  }
  const rename = renamer(new Map([...changed].map((name) => [name, renamed(name)])))
  mkdirSync(join(place, 'build'), { recursive: true })
  const parts = new Map<string, string>()
  for (const [name, text] of texts) {
    const content = Buffer.from(rename(text))
    const file = join(place, 'build', renamed(name))
    parts.set(`/build/${renamed(name)}`, sha256(content))
    writeFileSync(file, content)
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 1 }))
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }))
  }
  let facts = rename(readFileSync(join(dist, '.document.json'), 'utf8'))
  for (const name of readdirSync(dist).filter((each) => !/^\.|^build$/.test(each))) {
    const read = readFileSync(join(dist, name), 'utf8')
    let content = rename(read)
    if (name === 'index.html') {
      content = content.replace('<style>', `<style>/* release ${version} */`)
      for (const element of ['script', 'style'] as const) {
        const now = inlineOf(content, element)
        inlineOf(read, element).forEach((text, at) => {
          facts = facts.replace(sha256(text), sha256(now[at] ?? ''))
        })
      }
    }
    writeFileSync(join(place, name), content)
  }
  writeFileSync(join(place, '.document.json'), facts)
  return { place, parts }
}

/** The release that a page belongs to. */
export const versionOf = (html: string): number => Number(/<style>\/\* release (\d+) \*\//.exec(html)?.[1])
