import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const pagesIn = (site: string): readonly string[] =>
  readdirSync(site, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name))

/** The links of a built site whose page, or part of a page, does not exist. */
export const deadLinksIn = (site: string): readonly string[] => {
  const texts = new Map(pagesIn(site).map((path) => [path, readFileSync(path, 'utf8')]))
  const ids = new Map(
    [...texts].map(([path, text]) => [path, new Set([...text.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id))]),
  )
  const pageAt = (address: string): string | undefined =>
    [address, `${address}.html`, join(address, 'index.html')].find((path) => existsSync(path) && texts.has(path))

  return [...texts].flatMap(([path, text]) =>
    [...text.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)].flatMap(([, href = '']) => {
      if (/^[a-z]+:/.test(href)) return []
      const { pathname, hash } = new URL(href, `http://site/${relative(site, path)}`)
      const target = pageAt(join(site, decodeURIComponent(pathname)))
      if (target === undefined) return [`${relative(site, path)}: ${href} leads to no page`]
      const id = decodeURIComponent(hash.slice(1))
      return id === '' || ids.get(target)?.has(id) === true ? [] : [`${relative(site, path)}: ${href} has no such part`]
    }),
  )
}
