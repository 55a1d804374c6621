// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What a host decides of its pages (`settings.json`, see README.md).
 * @typedef {object} Settings
 * @property {string} [apiBase] the back end's address for browsers, if it is not the page's own
 * @property {{ dsn: string, environment: string, performance?: boolean }} [errorReports]
 * @property {boolean} [serviceWorker] `false` removes it from every device
 * @property {string} [stripeScript] a path that stands in for Stripe's script
 */
/** @typedef {Readonly<Record<string, readonly string[]>>} Policy */
/**
 * What the build says of its page (`.document.json`).
 * @typedef {object} DocumentFacts
 * @property {Policy} policy Content-Security-Policy, without Stripe
 * @property {Policy} stripePolicy what Stripe's own script needs besides
 * @property {readonly { path: string, files: readonly string[] }[]} preloads
 */

const known = ['apiBase', 'errorReports', 'serviceWorker', 'stripeScript']
/** The page sends no report from another. */
const environments = ['development', 'staging', 'production']

/** @param {string} file @returns {Settings} */
const readSettings = (file) => {
  /** @type {Settings} */
  const settings = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const unknown = Object.keys(settings).filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Error(`${file}: ${unknown.join(', ')} is no setting. ${known.join(', ')} are.`)
  const { errorReports } = settings
  if (errorReports !== undefined && !environments.includes(errorReports.environment))
    throw new Error(`${file}: the environment of errorReports is one of ${environments.join(', ')}.`)
  return settings
}

/** @param {string} text */
const attribute = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** @param {string} html @param {Settings} settings */
const withSettings = (html, { apiBase, errorReports, serviceWorker, stripeScript }) => {
  const tags = Object.entries({
    'api-base': apiBase,
    'error-reporting-dsn': errorReports?.dsn,
    'error-reporting-environment': errorReports?.environment,
    'performance-reporting': errorReports?.performance === true ? 'on' : '',
    'service-worker': serviceWorker === false ? 'off' : 'on',
    'stripe-script': stripeScript,
  }).flatMap(([name, content]) => (content ? [`<meta name="${name}" content="${attribute(content)}" />\n    `] : []))
  return html.replace('<title>', () => `${tags.join('')}<title>`)
}

/** @param {DocumentFacts} facts @param {Settings} settings */
const policyOf = ({ policy, stripePolicy }, { apiBase, errorReports }) => {
  const connect = [apiBase, errorReports?.dsn].flatMap((address) => (address ? [new URL(address).origin] : []))
  return Object.entries(policy)
    .map(([name, own]) => [name, ...own, ...(stripePolicy[name] ?? []), ...(name === 'connect-src' ? connect : [])])
    .map((directive) => directive.join(' '))
    .join('; ')
}

/** @param {DocumentFacts} facts */
const preloadsOf = ({ preloads }) =>
  preloads
    .map(({ path, files }) => {
      const pattern = path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/?]+')
      const links = files.map((file) => `<${file}>; rel=preload; as=style; crossorigin`)
      return `  ~^${pattern}/?(\\?.*)?$ '${links.join(', ')}';`
    })
    .join('\n')

/**
 * The files of a release, by their path in its folder. Configuration names the release as `${release}` and `${id}`.
 * @param {string} folder of the host
 * @param {string} build the folder that `npm run build` wrote
 * @returns {readonly (readonly [string, string | Buffer])[]}
 */
export const filesOf = (folder, build) => {
  const settings = readSettings(join(folder, 'settings.json'))
  /** @type {DocumentFacts} */
  const facts = JSON.parse(readFileSync(join(build, '.document.json'), 'utf8'))
  const pages = readdirSync(build).filter((name) => !name.startsWith('.') && name !== 'build')
  const retired = new URL('retiredWorker.js', import.meta.url)
  const ours = new URL('site/', import.meta.url)
  return [
    ...pages.map((name) => {
      const isRetired = name === 'sw.js' && settings.serviceWorker === false
      const content = readFileSync(isRetired ? retired : join(build, name))
      return /** @type {const} */ ([
        `site/${name}`,
        name.endsWith('.html') ? withSettings(String(content), settings) : content,
      ])
    }),
    ...readdirSync(ours).map((name) => {
      const content = readFileSync(new URL(name, ours), 'utf8')
        .replaceAll('${folder}', folder)
        .replace('${policy}', () => policyOf(facts, settings))
        .replace('${preloads}', () => preloadsOf(facts))
      return /** @type {const} */ ([name, content])
    }),
    ['parts.json', JSON.stringify(readdirSync(join(build, 'build')))],
  ]
}
