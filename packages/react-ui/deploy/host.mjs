#!/usr/bin/env node
// @ts-check
/**
 * Puts a build of the UI on a host: `node host.mjs <settings.json> <build> <folder>` checks the settings and writes
 * `<folder>/site` (static files for any web server or CDN), `<folder>/headers.json` (what to send with them) and
 * `<folder>/nginx.conf`. Run again for the next release: its parts come beside those of the releases before.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { BadSettings, readSettings } from './settings.mjs'

/** Days for which the parts of earlier releases stay, for customers who have a page open since. */
const daysOfOldParts = 30

/** @typedef {import('./settings.mjs').Settings} Settings */
/**
 * What the build says of its page (`.document.json`).
 * @typedef {object} DocumentFacts
 * @property {Readonly<Record<string, readonly string[]>>} policy Content-Security-Policy, without Stripe
 * @property {Readonly<Record<string, readonly string[]>>} stripePolicy what Stripe's own script needs besides
 * @property {readonly { path: string, files: readonly string[] }[]} preloads
 */

/** @param {string} text */
const attribute = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/**
 * The document with what this host says of itself.
 * @param {string} html
 * @param {Settings} settings
 */
export const withSettings = (html, { apiBase, errorReports, stripeScript }) => {
  const tags = Object.entries({
    'api-base': apiBase,
    'error-reporting-dsn': errorReports?.dsn ?? '',
    'error-reporting-environment': errorReports?.environment ?? '',
    'stripe-script': stripeScript,
  })
    .filter(([, content]) => content !== '')
    .map(([name, content]) => `<meta name="${name}" content="${attribute(content)}" />\n    `)
  return html.replace('<title>', () => `${tags.join('')}<title>`)
}

/**
 * The headers of every static file and of the document.
 * @param {DocumentFacts} facts
 * @param {Settings} settings
 * @returns {Record<string, string>}
 */
export const headersOf = ({ policy, stripePolicy }, { apiBase, errorReports, https }) => {
  const connect = [apiBase, errorReports === null ? '' : new URL(errorReports.dsn).origin].filter(Boolean)
  const directives = Object.entries(policy).map(([name, sources]) => {
    return [name, ...sources, ...(stripePolicy[name] ?? []), ...(name === 'connect-src' ? connect : [])].join(' ')
  })
  return {
    'Content-Security-Policy': directives.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), usb=(), payment=(self "https://js.stripe.com")',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(https ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

/** @param {readonly string[]} files */
const linkOf = (files) =>
  files
    .map((file) => `<${file}>; ${file.endsWith('.css') ? 'rel=preload; as=style' : 'rel=modulepreload'}; crossorigin`)
    .join(', ')

/** @param {string} path with `:name` for what differs */
const patternOf = (path) => `~^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/?]+')}/?(\\?.*)?$`

/** @param {Record<string, string>} headers */
const addHeaders = (headers) =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}' always;`)
    .join('\n')

/** @param {string} name @param {Record<string, string>} values */
const filled = (name, values) =>
  readFileSync(new URL(name, import.meta.url), 'utf8').replaceAll(/\$\{(\w+)\}/g, (_, key) => {
    const value = values[key]
    if (value === undefined) throw new Error(`${name} asks for ${key}`)
    return value
  })

/**
 * @param {string} folder
 * @param {DocumentFacts} facts
 * @param {Settings} settings
 */
const writeNginx = (folder, facts, settings) => {
  const headers = headersOf(facts, settings)
  const { 'Strict-Transport-Security': hsts } = headers
  const { tls, port, hostnames, backEnd, stripeScript } = settings
  const hasBrotli = existsSync('/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf')
  const standIn = stripeScript.slice(0, stripeScript.lastIndexOf('/') + 1)
  writeFileSync(join(folder, 'security.conf'), `${addHeaders(headers)}\n`)
  writeFileSync(
    join(folder, 'proxy.conf'),
    filled('proxy.conf.template', {
      backEnd,
      transportSecurity: hsts === undefined ? '' : addHeaders({ 'Strict-Transport-Security': hsts }),
    }),
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    filled('nginx.conf.template', {
      folder,
      hostnames: hostnames.join(' '),
      listen: `${port}${tls === null ? '' : ' ssl http2'}`,
      tls: tls === null ? '' : `ssl_certificate ${tls.certificate}; ssl_certificate_key ${tls.key};`,
      brotli: hasBrotli ? 'brotli_static on;' : '',
      preloads: facts.preloads.map(({ path, files }) => `    ${patternOf(path)} '${linkOf(files)}';`).join('\n'),
      standIn: standIn === '' ? '' : `location ^~ ${standIn} { include ${folder}/proxy.conf; }`,
    }),
  )
}

/** @param {string} file */
const compress = (file) => {
  const content = readFileSync(file)
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  writeFileSync(`${file}.br`, brotliCompressSync(content))
}

/** Parts first, then the pages that name them: at every moment each page finds its parts. @param {string} build @param {string} site @param {Settings} settings @param {number} now */
const writeSite = (build, site, settings, now) => {
  mkdirSync(join(site, 'build'), { recursive: true })
  const oldest = now - daysOfOldParts * 86_400_000
  for (const name of readdirSync(join(site, 'build'))) {
    const part = join(site, 'build', name)
    if (statSync(part).mtimeMs < oldest && !existsSync(join(build, 'build', name))) rmSync(part)
  }
  cpSync(join(build, 'build'), join(site, 'build'), { recursive: true })
  for (const name of readdirSync(build)) {
    if (name.startsWith('.') || name === 'build') continue
    const whole = readFileSync(join(build, name))
    const fresh = join(site, `.${name}`)
    writeFileSync(fresh, name.endsWith('.html') ? withSettings(whole.toString('utf8'), settings) : whole)
    compress(fresh)
    for (const ending of ['.gz', '.br', '']) renameSync(`${fresh}${ending}`, join(site, `${name}${ending}`))
  }
}

/**
 * @param {string} settingsText
 * @param {string} build the folder that `npm run build` wrote
 * @param {string} folder
 * @param {number} now ms since the epoch
 * @throws {BadSettings}
 */
export const host = (settingsText, build, folder, now = Date.now()) => {
  const settings = readSettings(settingsText)
  /** @type {DocumentFacts} */
  const facts = JSON.parse(readFileSync(join(build, '.document.json'), 'utf8'))
  writeSite(build, join(folder, 'site'), settings, now)
  writeFileSync(
    join(folder, 'headers.json'),
    JSON.stringify(
      {
        everyFile: headersOf(facts, settings),
        '/build/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
        everythingElse: { 'Cache-Control': 'no-cache' },
        pages: Object.fromEntries(facts.preloads.map(({ path, files }) => [path, { Link: linkOf(files) }])),
      },
      null,
      2,
    ),
  )
  writeNginx(folder, facts, settings)
}

const run = () => {
  const [settings, build, folder, ...rest] = process.argv.slice(2)
  if (settings === undefined || build === undefined || folder === undefined || rest.length > 0) {
    return fail('Usage: node host.mjs <settings.json> <build> <folder>')
  }
  try {
    host(readFileSync(settings, 'utf8'), resolve(build), resolve(folder))
    process.stdout.write(
      `Written to ${folder}. Start it with: nginx -c ${resolve(folder)}/nginx.conf -g 'daemon off;'\n`,
    )
  } catch (error) {
    if (error instanceof BadSettings) return fail(`${settings} cannot be used:\n${error.message}`)
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!missing) throw error
    fail(`There is no ${/** @type {NodeJS.ErrnoException} */ (error).path}. Has the build been made?`)
  }
}

/** @param {string} message */
const fail = (message) => {
  process.stderr.write(`${message}\n`)
  process.exitCode = 1
}

if (
  process.argv[1] !== undefined &&
  import.meta.url === pathToFileURL(fileURLToPath(pathToFileURL(process.argv[1]))).href
)
  run()
