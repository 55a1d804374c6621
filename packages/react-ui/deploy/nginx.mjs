// @ts-check
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Refused } from './refused.mjs'

/** How long nginx may take to start its new workers; ms. */
const longestReload = 60_000

/** @param {string} file */
const textOf = (file) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** What nginx calls each of its processes. @param {string | number} pid */
const titleOf = (pid) => textOf(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim()

/** The second field after the name, which may hold anything. @param {string | number} pid */
const parentOf = (pid) => Number(textOf(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')[1])

/**
 * The nginx that serves this folder. Its title decides: a crash leaves the number in the file, and in another container
 * that number is another process.
 * @param {string} folder
 * @returns {number | null}
 */
export const nginxOf = (folder) => {
  const pid = Number(textOf(join(folder, 'nginx.pid')))
  if (!Number.isInteger(pid) || pid <= 0) return null
  const title = titleOf(pid)
  const isOurs = title.startsWith('nginx: master process ') && ` ${title} `.includes(` ${join(folder, 'nginx.conf')} `)
  return isOurs ? pid : null
}

/** The workers that take connections. One that shuts down has another title. @param {number} master */
const workersOf = (master) =>
  readdirSync('/proc').filter(
    (pid) => /^\d+$/.test(pid) && parentOf(pid) === master && titleOf(pid) === 'nginx: worker process',
  )

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

/**
 * Has nginx take its configuration anew. Ends when only workers with the new configuration take connections; calls that
 * the others have under way are finished.
 * @param {number} master
 * @throws {Refused}
 */
export const reloadNginx = async (master) => {
  const before = new Set(workersOf(master))
  try {
    process.kill(master, 'SIGHUP')
  } catch (error) {
    throw new Refused(`nginx (process ${master}) belongs to another user: ${error}`)
  }
  const deadline = performance.now() + longestReload
  for (;;) {
    const workers = workersOf(master)
    if (workers.length > 0 && workers.every((pid) => !before.has(pid))) return
    if (performance.now() > deadline)
      throw new Refused(`nginx (process ${master}) has not taken its new configuration. Its error log says why.`)
    await pause(20)
  }
}
