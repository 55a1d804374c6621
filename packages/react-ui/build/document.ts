import type { Language } from '@booking-dashboard/core/ports'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { defaultServerConditions, type InlineConfig, type Plugin } from 'vite'
import type { PageArea } from '../src/pages/areas.ts'
import { routeTable } from '../src/pages/routeTable.ts'
import { buildBeside } from './beside.ts'

/** What the build tells a host about the page, in `.document.json` beside it (which is not served). */
export interface DocumentFacts {
  /**
   * The Content-Security-Policy by directive, without the sources for Stripe's own script: those are in `stripePolicy`.
   */
  readonly policy: Policy
  readonly stripePolicy: Policy
  /**
   * For a `Link` header: the styles of the page at each path. It omits scripts, which would load before the files that
   * the HTML names and the calls to the back end.
   */
  readonly preloads: readonly { readonly path: string; readonly files: readonly string[] }[]
}

type Policy = Readonly<Record<string, readonly string[]>>

/** Firefox checks prefetches against `default-src`, because it knows no other directive for them. */
const policyWith = (scriptHashes: readonly string[], styleHashes: readonly string[]): Policy => ({
  'default-src': ["'self'"],
  'media-src': ["'none'"],
  'script-src': ["'self'", ...scriptHashes],
  // The worker of src/document/warmIntl.ts.
  'worker-src': ["'self'", 'data:'],
  'style-src': ["'self'", ...styleHashes],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
})

/** The origins that Stripe's documentation asks for, and no more. */
const stripePolicy: Policy = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
}

type Manifest = Readonly<
  Record<
    string,
    {
      readonly name?: string
      readonly file: string
      readonly css?: readonly string[]
      readonly imports?: readonly string[]
    }
  >
>

/** The files that load before a page of the area is shown: its own part and the shared parts (build/areas.ts). */
const partsOf = (area: PageArea, manifest: Manifest): readonly string[] => {
  const shared = (name: string): readonly string[] => {
    const found = Object.keys(manifest).filter((key) => manifest[key]?.name === name && key.endsWith('.js'))
    if (found.length !== 1) throw new Error(`The build has ${found.length} parts named ${name}`)
    return found
  }
  // The static imports of an area come with its own part. The member part contains the frame of every page.
  const own = [`src/areas/${area}.ts`]
  return area === 'session' ? own : [...own, ...shared('member')]
}

const styleLink = /<link rel="stylesheet"[^>]*href="\/([^"]+)">/g

/** The files that a language adds before a page of the area is shown. */
const textsOf = (language: string, areas: readonly string[], manifest: Manifest): readonly string[] =>
  ['otherLanguage', ...areas.map((area) => `${language}/\\w+/${area}`)].map((name) => {
    const found = Object.keys(manifest).find((key) => new RegExp(`/texts/${name}\\.ts$`).test(key))
    if (found === undefined) throw new Error(`The build has no part ${name}`)
    return found
  })

const isStyle = (file: string): boolean => file.endsWith('.css')

/**
 * Joins the styles that a first page of the area needs into one file. A later page loads its missing styles separately.
 */
const joinStyles = (area: string, files: readonly string[], outDir: string): string => {
  const all = files.map((file) => readFileSync(resolve(outDir, file.slice(1)), 'utf8').trim()).join('\n')
  const hash = createHash('sha256').update(all).digest('base64url').slice(0, 8)
  const name = `/build/${area}.first-${hash}.css`
  writeFileSync(resolve(outDir, name.slice(1)), all)
  return name
}

const classesIn = (html: string): readonly string[] =>
  [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '))

/** Makes Chrome compile every function of a script with it, instead of each one at its first call. */
const compileHint = '//# allFunctionsCalledOnLoad\n'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  readonly version: string
}

/** Such as `booking-dashboard@0.1.0+5f2c81d09a3e`. The manifest names every part by a hash of its content. */
const buildIdOf = (page: string, manifest: Manifest): string => {
  const hash = createHash('sha256').update(page).update(JSON.stringify(manifest)).digest('hex')
  return `booking-dashboard@${version}+${hash.slice(0, 12)}`
}

/**
 * Finishes the page: inlines the frame's styles, the icon and the start script, adds their hashes to the policy, hints
 * at what to compile, and compresses all served files once. The bundler cannot: it renders no screen into the HTML,
 * inlines nothing and writes no policy, and these steps need the final names of all its files.
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
            // The styles of a screen follow those of the design that it overrides.
            part.imports?.forEach(visit)
            for (const file of [part.file, ...(part.css ?? [])]) files.add(`/${file}`)
          }
          keys.forEach(visit)
          return files
        }
        const { shells, textAreas } = await renderShells({ ...shared, root })
        const templates = (names: readonly string[]): string =>
          Object.entries(shells)
            .flatMap(([language, markups]) =>
              names.map(
                (name) => `<template id="shell-${language}-${name}"><div data-shell>${markups[name]}</div></template>`,
              ),
            )
            .join('')
        const html = readFileSync(resolve(outDir, 'index.html'), 'utf8').replace(
          '<!--shells-->',
          templates(['login', 'page']),
        )
        const isMissing = (file: string): boolean => !html.includes(`"${file}"`)
        const filesOfArea = (area: PageArea): readonly string[] =>
          [...filesOf(partsOf(area, manifest))].filter(isMissing)
        const areaFiles = Object.fromEntries(
          [...new Set(routeTable.map(({ area }) => area))].map((area) => [area, filesOfArea(area)]),
        )
        const joinedStyles = Object.fromEntries(
          Object.entries(areaFiles).flatMap(([area, files]) => {
            const styles = files.filter(isStyle)
            return styles.length < 2 ? [] : [[area, joinStyles(area, styles, outDir)]]
          }),
        )
        const otherLanguages = Object.keys(shells).filter((language) => language !== 'en-GB')
        const languageFiles = Object.fromEntries(
          otherLanguages.map((language) => {
            const areas = Object.keys(areaFiles).map((area) => {
              const files = areaFiles[area] ?? []
              const texts = [...filesOf(textsOf(language, textAreas[area] ?? [], manifest))]
              return [area, texts.filter((file) => isMissing(file) && !files.includes(file))]
            })
            return [language, Object.fromEntries(areas)]
          }),
        )
        const inDocument = [...html.matchAll(styleLink)].map(([, file = '']) => `/${file}`)
        const inlineScript = async (name: string, facts: Readonly<Record<string, unknown>>): Promise<string> => {
          const [built] = await buildBeside({ ...shared, root }, outDir, resolve(root, `src/document/${name}.ts`), {
            define: Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, JSON.stringify(value)])),
            build: { write: false, modulePreload: false, rolldownOptions: { output: { format: 'iife' } } },
          })
          if (built?.type !== 'chunk') throw new Error(`The script ${name} was not built`)
          return built.code.trim()
        }
        const reporter = manifest['src/telemetry/sentry/sentryTelemetry.ts']
        if (reporter === undefined) throw new Error('The build has no part that sends error reports')
        const files = [
          ...new Set([areaFiles, ...Object.values(languageFiles)].flatMap((all) => Object.values(all).flat())),
        ]
        files.push(...Object.values(joinedStyles))
        const positions = (all: Readonly<Record<string, readonly string[]>>) =>
          Object.fromEntries(Object.entries(all).map(([area, some]) => [area, some.map((file) => files.indexOf(file))]))
        const builtFiles = {
          files,
          ofAreas: positions(areaFiles),
          joinedStyles: Object.fromEntries(
            Object.entries(joinedStyles).map(([area, file]) => [area, files.indexOf(file)]),
          ),
          ofLanguages: Object.fromEntries(
            Object.entries(languageFiles).map(([language, all]) => [language, positions(all)]),
          ),
          inDocument,
        }
        const schemeScript = compileHint + (await inlineScript('scheme', {}))
        const script = compileHint + (await inlineScript('start', { builtFiles }))
        const lastScript = await inlineScript('last', { reporterFile: `/${reporter.file}` })
        const styles: string[] = []
        const icon = readFileSync(resolve(outDir, 'favicon.png'), 'base64')
        // The first content and the calls to the back end wait for no script.
        const withStyles = html
          .replace('/favicon.png', `data:image/png;base64,${icon}`)
          .replace('<!--scheme-->', () => `<script>${schemeScript}</script>`)
          .replace(/<script type="module"/g, '$& fetchpriority="low"')
          .replace(styleLink, (_, file: string) => {
            styles.push(readFileSync(resolve(outDir, file), 'utf8').trim())
            return `<style>${styles.at(-1) ?? ''}</style>`
          })
        const classes = new Set(Object.values(shells).flatMap((markups) => classesIn(Object.values(markups).join(''))))
        const bare = [...classes].filter((name) => !styles.some((style) => style.includes(`.${name}`)))
        if (bare.length > 0) throw new Error(`The HTML has no styles for ${bare.join(', ')} (build/areas.ts)`)
        const at = withStyles.indexOf('<noscript')
        const end = withStyles.indexOf('</body>')
        const page = [
          `${withStyles.slice(0, at)}<script>${script}</script>\n    ${withStyles.slice(at, end)}`,
          // The HTML for failures comes last: without it, the rest arrives one network round trip earlier.
          `${templates(['error'])}<script>${lastScript}</script>\n  ${withStyles.slice(end)}`,
        ].join('')
        writeFileSync(
          resolve(outDir, 'index.html'),
          page.replace('name="build" content="unknown"', `name="build" content="${buildIdOf(page, manifest)}"`),
        )
        const facts: DocumentFacts = {
          policy: policyWith([schemeScript, script, lastScript].map(hashOf), styles.map(hashOf)),
          stripePolicy,
          preloads: routeTable
            .map(({ path, area }) => {
              const joined = joinedStyles[area]
              return { path, files: joined === undefined ? (areaFiles[area]?.filter(isStyle) ?? []) : [joined] }
            })
            .filter(({ files }) => files.length > 0),
        }
        writeFileSync(resolve(outDir, '.document.json'), JSON.stringify(facts))
        const ofEveryPage = ['react', 'app'].map((part) => {
          const found = Object.values(manifest).find(({ name, file }) => name === part && file.endsWith('.js'))
          if (found === undefined) throw new Error(`The build has no part ${part}`)
          return `/${found.file}`
        })
        // A page calls most of each part that it loads. The login's own part is too small to gain by it.
        const { session: _, ...large } = areaFiles
        const ofPages = new Set(Object.values(large).flat())
        for (const file of [...ofEveryPage, ...ofPages])
          if (!isStyle(file)) hintCompiling(resolve(outDir, file.slice(1)), resolve(root, `dist-maps${file}.map`))
        compressAll(resolve(outDir, 'build'))
      },
    },
  }
}

interface FirstPages {
  readonly shells: Readonly<Record<Language, Readonly<Record<string, string>>>>
  readonly textAreas: Readonly<Record<string, readonly string[]>>
}

/** The first pages as React renders them, with the class names of the build. */
const renderShells = async (shared: InlineConfig): Promise<FirstPages> => {
  const outDir = resolve(shared.root ?? '', '../../node_modules/.cache/shell')
  await buildBeside(shared, outDir, resolve(shared.root ?? '', 'src/document/shell.tsx'), {
    ssr: { noExternal: true, resolve: { conditions: ['source', ...defaultServerConditions] } },
    build: { ssr: true, cssMinify: false, rolldownOptions: { output: { entryFileNames: 'shell.mjs' } } },
  })
  return (await import(`${pathToFileURL(resolve(outDir, 'shell.mjs')).href}?${Date.now()}`)) as FirstPages
}

/**
 * Writes the hint into a part, which Chrome then compiles beside the main thread. The bundler cannot: Chrome wants this
 * as the first line, and Vite writes its own line before a `postBanner`.
 */
const hintCompiling = (file: string, map: string): void => {
  writeFileSync(file, compileHint + readFileSync(file, 'utf8'))
  // One more line, without a source.
  writeFileSync(map, readFileSync(map, 'utf8').replace('"mappings":"', '"mappings":";'))
}

const compressAll = (folder: string): void => {
  for (const name of readdirSync(folder)) {
    if (!/\.(js|json|css|svg)$/.test(name)) continue
    const content = readFileSync(resolve(folder, name))
    writeFileSync(resolve(folder, `${name}.gz`), gzipSync(content, { level: 9 }))
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    writeFileSync(resolve(folder, `${name}.br`), brotliCompressSync(content, { params: quality }))
  }
}
