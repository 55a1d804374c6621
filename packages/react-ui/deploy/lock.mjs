// @ts-check
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Refused } from './refused.mjs'

/** @param {unknown} error @param {string} code */
const hasCode = (error, code) => error instanceof Error && 'code' in error && error.code === code

/** @param {string} file @returns {number | null} */
const holderOf = (file) => {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

/**
 * Whether another process has this number. In a new container, this process may have the number of a killed one.
 * @param {number} pid
 */
const isElsewhere = (pid) => {
  try {
    return pid !== process.pid && process.kill(pid, 0)
  } catch (error) {
    // It belongs to another user.
    return hasCode(error, 'EPERM')
  }
}

/** @param {string} file */
const removeIfDead = (file) => {
  const holder = holderOf(file)
  if (holder === null || isElsewhere(holder)) return
  const aside = `${file}.${process.pid}.dead`
  renameSync(file, aside)
  // Another process may have taken the lock since it was read.
  if (holderOf(aside) !== holder) linkSync(aside, file)
  rmSync(aside)
}

/** What a process leaves that is killed while it takes the lock. @param {string} file */
const removeLeftovers = (file) => {
  for (const name of readdirSync(dirname(file))) {
    const [, pid] = name.startsWith(`${basename(file)}.`) ? (/\.(\d+)(\.dead)?$/.exec(name) ?? []) : []
    if (pid !== undefined && !isElsewhere(Number(pid))) rmSync(join(dirname(file), name), { force: true })
  }
}

/**
 * Runs alone among the processes that take this lock. The lock of a process that was killed is taken over.
 * @template A
 * @param {string} file
 * @param {() => Promise<A>} run
 * @returns {Promise<A>}
 * @throws {Refused} if another process holds it
 */
export const withLock = async (file, run) => {
  const own = `${file}.${process.pid}`
  try {
    // A link makes the lock and its content appear at once.
    writeFileSync(own, `${process.pid}`)
    removeIfDead(file)
    linkSync(own, file)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
    throw new Refused(`Another release is under way (process ${holderOf(file)}).`)
  } finally {
    rmSync(own, { force: true })
  }
  try {
    removeLeftovers(file)
    return await run()
  } finally {
    rmSync(file, { force: true })
  }
}
