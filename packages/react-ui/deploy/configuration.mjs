// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { basename, join } from 'node:path'
import { awayPages } from './away.mjs'

/** @typedef {import('./settings.mjs').Settings} Settings */
/** @typedef {Readonly<Record<string, readonly string[]>>} Policy */
/**
 * What the build says of its page (`.document.json`).
 * @typedef {object} DocumentFacts
 * @property {Policy} policy Content-Security-Policy, without Stripe
 * @property {Policy} stripePolicy what Stripe's own script needs besides
 * @property {readonly { path: string, files: readonly string[] }[]} preloads
 */

/** @param {string} text */
const attribute = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/**
 * The document with what this host says of itself.
 * @param {string} html
 * @param {Settings} settings
 */
export const withSettings = (html, { apiBase, errorReports, serviceWorker, stripeScript }) => {
  const tags = Object.entries({
    'api-base': apiBase,
    'error-reporting-dsn': errorReports?.dsn ?? '',
    'error-reporting-environment': errorReports?.environment ?? '',
    'performance-reporting': errorReports?.performance === true ? 'on' : '',
    'service-worker': serviceWorker === false ? 'off' : 'on',
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
export const headersOf = ({ policy, stripePolicy }, { apiBase, errorReports, https, hstsSubDomains }) => {
  const connect = [apiBase, errorReports === null ? '' : new URL(errorReports.dsn).origin].filter(Boolean)
  const directives = Object.entries(policy).map(([name, sources]) => {
    const added = [...(stripePolicy[name] ?? []), ...(name === 'connect-src' ? connect : [])]
    return [name, ...sources, ...added].join(' ')
  })
  return {
    'Content-Security-Policy': directives.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), usb=(), payment=(self "https://js.stripe.com")',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(https ? { 'Strict-Transport-Security': `max-age=63072000${hstsSubDomains ? '; includeSubDomains' : ''}` } : {}),
  }
}

/** With these, an answer of the back end runs nothing when it is opened as a page. */
const ofBackEnd = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
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

/** The name servers of this machine. @returns {readonly string[]} */
const systemResolvers = () => {
  const found = existsSync('/etc/resolv.conf') ? readFileSync('/etc/resolv.conf', 'utf8') : ''
  return [...found.matchAll(/^nameserver\s+(\S+)/gm)].flatMap(([, address = '']) => (isIP(address) ? [address] : []))
}

/**
 * How the back end is reached. A name is asked for again while nginx runs, so nginx starts without it and follows it to
 * another address.
 * @param {Settings} settings
 */
const backEndOf = ({ backEnd, backEndCertificates, resolvers }) => {
  const { hostname, protocol } = new URL(backEnd)
  const servers = resolvers.length > 0 ? resolvers : systemResolvers()
  const isName = isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 && hostname !== 'localhost'
  const asksAgain = isName && servers.length > 0
  return {
    resolver: asksAgain
      ? `resolver ${servers.map((server) => (isIP(server) === 6 ? `[${server}]` : server)).join(' ')} valid=10s;`
      : '',
    pass: asksAgain ? `set $back_end ${backEnd};\nproxy_pass $back_end;` : `proxy_pass ${backEnd};`,
    verification:
      protocol === 'https:'
        ? `proxy_ssl_verify on;\nproxy_ssl_verify_depth 4;\nproxy_ssl_trusted_certificate ${backEndCertificates};\nproxy_ssl_name ${hostname};`
        : '',
  }
}

/**
 * Behind a front whose address is not configured, all customers seem to have one address: then none is limited.
 * @param {Settings} settings
 */
const isLimited = ({ https, tls, proxies, signInsPerMinute }) =>
  signInsPerMinute > 0 && (!https || tls !== null || proxies.length > 0)

/**
 * The configuration of one release, by file name. It names the release's own pages, so nginx sends the pages and the
 * policy of one release together, whichever configuration a worker holds.
 * @param {object} of
 * @param {string} of.folder the folder of the host
 * @param {string} of.release the folder of the release
 * @param {DocumentFacts} of.facts
 * @param {Settings} of.settings
 * @returns {Readonly<Record<string, string>>}
 */
export const configurationOf = ({ folder, release, facts, settings }) => {
  const headers = headersOf(facts, settings)
  const { 'Strict-Transport-Security': hsts } = headers
  const { tls, port, hostnames, https, proxies, stripeScript, signInsPerMinute, accessLog } = settings
  const backEnd = backEndOf(settings)
  const hasBrotli = existsSync('/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf')
  const standIn = stripeScript.slice(0, stripeScript.lastIndexOf('/') + 1)
  /** @param {Record<string, string>} added */
  const proxyWith = (added) =>
    filled('proxy.conf.template', {
      pass: backEnd.pass,
      verification: backEnd.verification,
      scheme: https ? 'https' : 'http',
      headers: addHeaders({ ...added, ...(hsts !== undefined && { 'Strict-Transport-Security': hsts }) }),
    })
  return {
    'headers.json': JSON.stringify(
      {
        everyFile: headers,
        '/build/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
        everythingElse: { 'Cache-Control': 'no-cache' },
        '/api/*': ofBackEnd,
        '/clients/*': ofBackEnd,
        pages: Object.fromEntries(facts.preloads.map(({ path, files }) => [path, { Link: linkOf(files) }])),
      },
      null,
      2,
    ),
    ...awayPages(),
    'security.conf': `${addHeaders(headers)}\n`,
    'proxy.conf': proxyWith(ofBackEnd),
    // The stand-in's frames run scripts, under its own policy.
    'stand-in.conf': proxyWith({}),
    'nginx.conf': filled('nginx.conf.template', {
      folder,
      release,
      id: basename(release),
      hostnames: hostnames.join(' '),
      listen: `${port}${tls === null ? '' : ' ssl http2'}`,
      tls: tls === null ? '' : `ssl_certificate ${tls.certificate}; ssl_certificate_key ${tls.key};`,
      resolver: backEnd.resolver,
      proxies: proxies.map((network) => `set_real_ip_from ${network};`).join(' '),
      accessLog: accessLog === '' ? 'off' : `${accessLog} request`,
      signIns: String(Math.max(1, signInsPerMinute)),
      limit: isLimited(settings) ? `limit_req zone=doors burst=${signInsPerMinute} nodelay;` : '',
      brotli: hasBrotli ? 'brotli_static on;' : '',
      preloads: facts.preloads.map(({ path, files }) => `    ${patternOf(path)} '${linkOf(files)}';`).join('\n'),
      standIn: standIn === '' ? '' : `location ^~ ${standIn} { include ${join(release, 'stand-in.conf')}; }`,
    }),
  }
}
