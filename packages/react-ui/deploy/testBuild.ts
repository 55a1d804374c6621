import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const example = readFileSync(new URL('settings.example.json', import.meta.url), 'utf8')
export const settings = (changes: object = {}): string => JSON.stringify({ ...JSON.parse(example), ...changes })

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64')

/** The content of a part, by its name. */
export const partOf = (name: string): string => `export const name = '${name}'\n`.repeat(1000)

/** A build with parts of its own, one part that all builds share, and an inline script that names it. */
export const build = (place: string, name: string, ownParts = 1): string => {
  mkdirSync(join(place, 'build'), { recursive: true })
  const own = Array.from({ length: ownParts }, (_, at) => (at === 0 ? `${name}.js` : `${name}-${at}.js`))
  for (const part of [...own, 'shared.js']) writeFileSync(join(place, 'build', part), partOf(part))
  const script = `start('${name}')`
  const tags = [...own, 'shared.js'].map((part) => `<script src="/build/${part}"></script>`)
  writeFileSync(join(place, 'index.html'), `<title>Dashboard</title><script>${script}</script>${tags.join('')}`)
  writeFileSync(join(place, 'sw.js'), "the product's own")
  writeFileSync(
    join(place, '.document.json'),
    JSON.stringify({
      policy: { 'script-src': ["'self'", `'sha256-${sha256(script)}'`], 'connect-src': ["'self'"] },
      stripePolicy: { 'script-src': ['https://js.stripe.com'], 'connect-src': ['https://api.stripe.com'] },
      preloads: [{ path: '/booking/:bookingRef', files: [`/build/${name}.js`, '/build/a.css'] }],
    }),
  )
  return place
}
