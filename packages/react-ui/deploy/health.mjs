// @ts-check
import { once } from 'node:events'
import { get as getHttp } from 'node:http'
import { get as getHttps } from 'node:https'
import { Refused } from './refused.mjs'

/** How long nginx may take to answer; ms. */
const longest = 5_000

/**
 * Calls nginx on this machine, on its own port, with or without TLS. The certificate is not checked, because it is for
 * the customers' host name and not for this address.
 * @param {Pick<import('./settings.mjs').Settings, 'port' | 'tls'>} settings
 * @returns {Promise<number>} the status
 * @throws {Refused} where it does not serve
 */
export const askHealth = async ({ port, tls }) => {
  const options = { host: '127.0.0.1', port, path: '/healthz', timeout: longest }
  const asked =
    tls === null ? getHttp(options) : getHttps({ ...options, rejectUnauthorized: false, servername: 'health.invalid' })
  asked.on('timeout', () => asked.destroy(new Error('no answer in time')))
  try {
    const [answer] = await once(asked, 'response')
    answer.resume()
    if (answer.statusCode === 204) return 204
    throw new Error(`it answers ${answer.statusCode}`)
  } catch (error) {
    throw new Refused(`nginx does not serve port ${port}: ${error instanceof Error ? error.message : error}`)
  }
}
