import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { InlineConfig, Plugin } from 'vite'
import { routeTable, type AreaName } from './src/navigation/routeTable'
import { buildBeside } from './vite.beside'

/** What a host is told of the page, in `.document.json` beside it (which is not served). */
export interface DocumentFacts {
  /** For the Content-Security-Policy: the sources of what stands in the page itself. */
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
  /** For a `Link` header: what the page at such a path preloads. */
  readonly preloads: readonly { readonly path: string; readonly files: readonly string[] }[]
}

type Manifest = Readonly<
  Record<string, { readonly file: string; readonly css?: readonly string[]; readonly imports?: readonly string[] }>
>

/** Always loaded before a page of the area is shown. */
const partsOf = (area: AreaName): readonly string[] => {
  const own = `src/areas/${area}.ts`
  if (area === 'session') return [own]
  const member = ['src/areas/member.ts', own]
  return area === 'bookings' ? member : ['src/composition/browser/dashboardParts.ts', ...member]
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Finishes the page: the styles of its frame and its start script stand in it, with their hashes for the policy; what is
 * served is compressed once.
 */
export const withDocument = (shared: InlineConfig): Plugin => {
  let root = ''
  let outDir = ''
  return {
    name: 'document',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
      outDir = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const manifest = JSON.parse(readFileSync(resolve(outDir, '.vite/manifest.json'), 'utf8')) as Manifest
        const filesOf = (keys: readonly string[]): ReadonlySet<string> => {
          const files = new Set<string>()
          const seen = new Set<string>()
          const visit = (key: string): void => {
            const part = manifest[key]
            if (part === undefined) throw new Error(`The build has no part ${key}`)
            if (seen.has(key)) return
            seen.add(key)
            for (const file of [part.file, ...(part.css ?? [])]) files.add(`/${file}`)
            part.imports?.forEach(visit)
          }
          keys.forEach(visit)
          return files
        }
        const html = readFileSync(resolve(outDir, 'index.html'), 'utf8')
        const areaFiles = Object.fromEntries(
          [...new Set(routeTable.map(({ area }) => area))].map((area) => [
            area,
            [...filesOf(partsOf(area))].filter((file) => !html.includes(`"${file}"`)),
          ]),
        )
        const [start] = await buildBeside({ ...shared, root }, outDir, resolve(root, 'src/start/start.ts'), {
          define: { areaFiles: JSON.stringify(areaFiles) },
          build: { write: false, modulePreload: false, rolldownOptions: { output: { format: 'iife' } } },
        })
        if (start?.type !== 'chunk') throw new Error('The start script was not built')
        const styles: string[] = []
        const withStyles = html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/g, (_, file: string) => {
          styles.push(readFileSync(resolve(outDir, file), 'utf8').trim())
          return `<style>${styles.at(-1) ?? ''}</style>`
        })
        const script = start.code.trim()
        const at = withStyles.indexOf('<script')
        writeFileSync(
          resolve(outDir, 'index.html'),
          `${withStyles.slice(0, at)}<script>${script}</script>\n    ${withStyles.slice(at)}`,
        )
        const facts: DocumentFacts = {
          scriptHashes: [hashOf(script)],
          styleHashes: styles.map(hashOf),
          preloads: routeTable.map(({ path, area }) => ({ path, files: areaFiles[area] ?? [] })),
        }
        writeFileSync(resolve(outDir, '.document.json'), JSON.stringify(facts))
        compressAll(resolve(outDir, 'build'))
      },
    },
  }
}

const compressAll = (folder: string): void => {
  for (const name of readdirSync(folder)) {
    if (!/\.(js|css|svg)$/.test(name)) continue
    const content = readFileSync(resolve(folder, name))
    writeFileSync(resolve(folder, `${name}.gz`), gzipSync(content, { level: 9 }))
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    writeFileSync(resolve(folder, `${name}.br`), brotliCompressSync(content, { params: quality }))
  }
}
