// @ts-check
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { get as getHttp } from 'node:http'
import { get as getHttps } from 'node:https'
import { Refused } from './refused.mjs'

/** @typedef {import('./settings.mjs').Settings} Settings */

/** How long a server may take to answer; ms. */
const longest = 5_000

/** @param {unknown} error */
const wordsOf = (error) => (error instanceof Error && error.message) || String(error)

/**
 * @param {import('node:https').RequestOptions} options
 * @returns {Promise<number>} the status
 */
const ask = async (options) => {
  const asked = (options.protocol === 'https:' ? getHttps : getHttp)({ ...options, timeout: longest })
  asked.on('timeout', () => asked.destroy(new Error('no answer in time')))
  const [answer] = await once(asked, 'response')
  answer.resume()
  return answer.statusCode
}

/**
 * Calls nginx on this machine, on its own port, with or without TLS. The certificate is not checked, because it is for
 * the customers' host name and not for this address.
 * @param {Pick<Settings, 'port' | 'tls'>} settings
 * @returns {Promise<number>} the status
 * @throws {Refused} where it does not serve
 */
export const askHealth = async ({ port, tls }) => {
  const secure = { protocol: 'https:', rejectUnauthorized: false, servername: 'health.invalid' }
  const options = { host: '127.0.0.1', port, path: '/healthz', ...(tls === null ? {} : secure) }
  try {
    const status = await ask(options)
    if (status === 204) return 204
    throw new Error(`it answers ${status}`)
  } catch (error) {
    throw new Refused(`nginx does not serve port ${port}: ${wordsOf(error)}`)
  }
}

/**
 * Calls the back end as nginx does. Any answer counts: it may be under maintenance.
 * @param {Pick<Settings, 'backEnd' | 'backEndCertificates' | 'hostnames'>} settings
 * @returns {Promise<string | null>} a sentence where it cannot be reached
 */
export const problemOfBackEnd = async ({ backEnd, backEndCertificates, hostnames }) => {
  try {
    const { protocol, hostname, port } = new URL(backEnd)
    const ca = protocol === 'https:' ? readFileSync(backEndCertificates) : undefined
    // A URL writes an IPv6 address in brackets.
    const host = hostname.replaceAll(/[[\]]/g, '')
    await ask({ protocol, host, port, ca, path: '/api/client/id', headers: { host: hostnames[0] ?? hostname } })
    return null
  } catch (error) {
    return `The back end ${backEnd} cannot be reached from here: ${wordsOf(error)}`
  }
}
