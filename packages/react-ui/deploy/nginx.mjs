// @ts-check
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { get as getHttp } from 'node:http'
import { get as getHttps } from 'node:https'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Refused } from './refused.mjs'

/** @typedef {import('./settings.mjs').Settings} Settings */

/** How long a server may take to answer; ms. */
const longestAnswer = 5_000
/** How long nginx may take to serve another release; ms. */
const longestReload = 60_000

/** @param {unknown} error */
const wordsOf = (error) => (error instanceof Error && error.message) || String(error)

/** @param {string} file */
const textOf = (file) => {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return ''
  }
}

/**
 * The process of the nginx that serves this folder. A crash leaves a number in the file that may be another process's.
 * @param {string} folder
 * @returns {number | null}
 */
export const nginxOf = (folder) => {
  const pid = textOf(join(folder, 'nginx.pid'))
  return /^\d+$/.test(pid) && textOf(`/proc/${pid}/comm`) === 'nginx' ? Number(pid) : null
}

/**
 * @param {string} configuration
 * @throws {Refused} with what nginx says
 */
export const testConfiguration = (configuration) => {
  try {
    execFileSync('nginx', ['-t', '-q', '-e', 'stderr', '-c', configuration], {
      // Debian has nginx where only root looks for programs.
      env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    throw new Refused(`nginx refuses ${configuration}:\n${said || error}`)
  }
}

/** @param {import('node:https').RequestOptions} options */
const ask = async (options) => {
  const asked = (options.protocol === 'https:' ? getHttps : getHttp)({
    ...options,
    agent: false,
    timeout: longestAnswer,
  })
  asked.on('timeout', () => asked.destroy(new Error('no answer in time')))
  /** @type {import('node:http').IncomingMessage[]} */
  const [answer] = /** @type {any} */ (await once(asked, 'response'))
  answer?.resume()
  return answer
}

/**
 * Asks nginx on this machine which release it serves. The certificate is not checked, because it is for the customers'
 * host name and not for this address.
 * @param {Pick<Settings, 'port' | 'tls'>} settings
 * @returns {Promise<string>} its id
 * @throws {Refused} if it does not serve
 */
export const servedRelease = async ({ port, tls }) => {
  const secure = { protocol: 'https:', rejectUnauthorized: false, servername: 'health.invalid' }
  try {
    const answer = await ask({ host: '127.0.0.1', port, path: '/healthz', ...(tls === null ? {} : secure) })
    if (answer?.statusCode === 204) return String(answer.headers['release'])
    throw new Error(`it answers ${answer?.statusCode}`)
  } catch (error) {
    throw new Refused(`nginx does not serve port ${port}: ${wordsOf(error)}`)
  }
}

/**
 * Has nginx load its configuration again, and waits until it serves the release. Calls under way are finished.
 * @param {number} pid
 * @param {string} id
 * @param {Settings} settings
 * @throws {Refused}
 */
export const reloadNginx = async (pid, id, settings) => {
  try {
    process.kill(pid, 'SIGHUP')
  } catch (error) {
    throw new Refused(`nginx (process ${pid}) belongs to another user: ${error}`)
  }
  const deadline = performance.now() + longestReload
  while ((await servedRelease(settings).catch(() => null)) !== id) {
    if (performance.now() > deadline)
      throw new Refused(`nginx (process ${pid}) has not taken its new configuration. Its error log says why.`)
    await pause(20)
  }
}

/**
 * Calls the back end as nginx does. Any answer counts: it may be under maintenance.
 * @param {Pick<Settings, 'backEnd' | 'backEndCertificates' | 'hostnames'>} settings
 * @returns {Promise<string | null>} a sentence if it cannot be reached
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
