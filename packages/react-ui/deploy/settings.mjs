// @ts-check
import { isIP } from 'node:net'

/**
 * What a host decides, in one file (see README.md), without a new build.
 * @typedef {object} Settings
 * @property {readonly string[]} hostnames under which customers reach the dashboard; every other name is turned away
 * @property {string} backEnd where the web server passes /api/ and /clients/ on to
 * @property {number} port of the web server
 * @property {boolean} https whether customers reach it by https: adds Strict-Transport-Security
 * @property {{ certificate: string, key: string } | null} tls null if a proxy ends TLS
 * @property {readonly string[]} proxies addresses and networks of trusted proxies, which send the customer's address
 * @property {string} backEndCertificates file of the authorities that vouch for an https back end
 * @property {readonly string[]} resolvers name servers for the back end's name; none for those of the machine
 * @property {boolean} hstsSubDomains whether every name below the host names is reached by https alone as well
 * @property {number} signInsPerMinute of one address, and as many password resets; 0 for no limit
 * @property {string} accessLog a file of one JSON line for each request; empty for none
 * @property {string} apiBase the back end's origin for browsers; empty where it is the page's own
 * @property {{ dsn: string, environment: string, performance?: boolean } | null} errorReports
 * @property {boolean} serviceWorker whether devices have one; false removes it, with all that it stored
 * @property {string} stripeScript a path that stands in for Stripe's script; empty for Stripe's own
 */

/** An unusable setting, with a sentence for the author of the file. */
export class BadSettings extends Error {}

const environments = ['development', 'staging', 'production']

/** @type {Settings} */
const defaults = {
  hostnames: [],
  backEnd: '',
  port: 8080,
  https: true,
  tls: null,
  proxies: [],
  backEndCertificates: '/etc/ssl/certs/ca-certificates.crt',
  resolvers: [],
  hstsSubDomains: false,
  signInsPerMinute: 20,
  accessLog: '',
  apiBase: '',
  errorReports: null,
  serviceWorker: true,
  stripeScript: '',
}

/** @param {unknown} value @returns {value is Record<string, any>} */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** @param {unknown} value */
const isOrigin = (value) =>
  typeof value === 'string' &&
  URL.canParse(value) &&
  /^https?:$/.test(new URL(value).protocol) &&
  new URL(value).origin === value

/** @param {unknown} value */
const isHostname = (value) => typeof value === 'string' && /^(?!-)[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*$/.test(value)

// What goes into a configuration file of the web server must not be able to end a statement there.
/** @param {unknown} value */
const isPath = (value) => typeof value === 'string' && /^\/[\w./-]*$/.test(value)

/** @param {unknown} value */
const isAddress = (value) => typeof value === 'string' && isIP(value) !== 0

/** @param {unknown} value */
const isNetwork = (value) => {
  const [address = '', bits = '0', ...rest] = typeof value === 'string' ? value.split('/') : []
  return (
    isAddress(address) &&
    /^\d{1,3}$/.test(bits) &&
    Number(bits) <= (isIP(address) === 4 ? 32 : 128) &&
    rest.length === 0
  )
}

/** @param {unknown} value */
const isReports = (value) =>
  isRecord(value) &&
  typeof value.dsn === 'string' &&
  /^https?:\/\/[\w-]+@[\w.:-]+\/[\w./-]*\d+$/.test(value.dsn) &&
  environments.includes(value.environment) &&
  [undefined, true, false].includes(value.performance)

/** @type {Readonly<Record<keyof Settings, readonly [(value: any) => boolean, string]>>} */
const rules = {
  hostnames: [
    (value) => Array.isArray(value) && value.length > 0 && value.every(isHostname),
    'a list of host names in lower case, such as ["bookings.example.com"]',
  ],
  backEnd: [isOrigin, 'an origin such as "https://backend.internal:8443", without a path'],
  port: [(value) => Number.isInteger(value) && value > 0 && value < 65_536, 'a whole number from 1 to 65535'],
  https: [(value) => typeof value === 'boolean', 'true or false'],
  tls: [
    (value) => value === null || (isRecord(value) && isPath(value.certificate) && isPath(value.key)),
    'null, or { "certificate": "/path/to/chain.pem", "key": "/path/to/key.pem" }',
  ],
  proxies: [
    (value) => Array.isArray(value) && value.every(isNetwork),
    'a list of addresses and networks, such as ["10.0.0.0/8"]',
  ],
  backEndCertificates: [isPath, 'a path such as "/etc/ssl/certs/ca-certificates.crt"'],
  resolvers: [(value) => Array.isArray(value) && value.every(isAddress), 'a list of addresses, such as ["10.0.0.2"]'],
  hstsSubDomains: [(value) => typeof value === 'boolean', 'true or false'],
  signInsPerMinute: [
    (value) => Number.isInteger(value) && value >= 0 && value <= 6000,
    'a whole number from 0 to 6000',
  ],
  accessLog: [(value) => value === '' || isPath(value), 'empty, or a path such as "/dev/stdout"'],
  apiBase: [(value) => value === '' || isOrigin(value), 'empty, or an origin such as "https://api.example.com"'],
  errorReports: [
    (value) => value === null || isReports(value),
    `null, or { "dsn": "https://<key>@<host>/<project>", "environment": ${environments.map((name) => `"${name}"`).join(' | ')} }, with "performance": true where speed is reported too`,
  ],
  serviceWorker: [(value) => typeof value === 'boolean', 'true or false'],
  stripeScript: [(value) => value === '' || isPath(value), 'empty, or a path such as "/__stripe/stripe.js"'],
}

/**
 * @param {string} text of the settings file
 * @returns {Settings}
 * @throws {BadSettings} which names every setting that cannot be used, and what it has to be
 */
export const readSettings = (text) => {
  const given = parse(text)
  const unknown = Object.keys(given).filter((name) => !(name in rules))
  const settings = { ...defaults, ...given }
  const wrong = Object.entries(rules)
    .filter(([name, [holds]]) => !holds(settings[/** @type {keyof Settings} */ (name)]))
    .map(([name, [, wanted]]) => `${name} has to be ${wanted}`)
  const problems = [...unknown.map((name) => `${name} is no setting`), ...wrong]
  if (problems.length > 0) throw new BadSettings(problems.join('\n'))
  return settings
}

/**
 * @param {string} text
 * @returns {Record<string, unknown>}
 */
const parse = (text) => {
  try {
    const given = JSON.parse(text)
    if (isRecord(given)) return given
  } catch (error) {
    throw new BadSettings(`The settings are no JSON: ${error instanceof Error ? error.message : error}`)
  }
  throw new BadSettings('The settings have to be one JSON object')
}
