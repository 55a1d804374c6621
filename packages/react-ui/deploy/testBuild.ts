import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const sha256 = (content: string): string => createHash('sha256').update(content).digest('base64')

/** The content of a part of a test's build, by its name. */
export const partOf = (name: string): string => `export const name = '${name}'\n`.repeat(1000)

/** A small build, with an inline script that names it, parts of its own and one part that all builds share. */
export const makeBuild = (folder: string, name: string, ownParts = 1): string => {
  const build = join(folder, name)
  mkdirSync(join(build, 'build'), { recursive: true })
  const parts = ['shared.js', ...Array.from({ length: ownParts }, (_, at) => `${name}-${at}.js`)]
  for (const part of parts) writeFileSync(join(build, 'build', part), partOf(part))
  const script = `start('${name}')`
  const tags = parts.map((part) => `<script src="/build/${part}"></script>`)
  writeFileSync(join(build, 'index.html'), `<title>Dashboard</title><script>${script}</script>${tags.join('')}`)
  writeFileSync(join(build, 'sw.js'), "the product's own")
  const facts = {
    policy: { 'script-src': ["'self'", `'sha256-${sha256(script)}'`], 'connect-src': ["'self'"] },
    stripePolicy: { 'script-src': ['https://js.stripe.com'], 'connect-src': ['https://api.stripe.com'] },
    preloads: [{ path: '/booking/:bookingRef', files: ['/build/a.css'] }],
  }
  writeFileSync(join(build, '.document.json'), JSON.stringify(facts))
  return build
}
