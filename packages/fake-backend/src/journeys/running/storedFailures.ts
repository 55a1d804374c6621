import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Journeys that broke, each as the options that make it again, oldest first; none where there is no file. */
export const readFailures = (file: string): readonly string[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
    : []

/** Writes them, one a line; without any the file goes. */
export const writeFailures = (file: string, replays: readonly string[]): void => {
  if (replays.length === 0) return rmSync(file, { force: true })
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${replays.join('\n')}\n`)
}

/** The options as a shell would hand them over: what stands in quotes is one. */
export const argumentsOf = (replay: string): readonly string[] =>
  [...replay.matchAll(/(?:[^\s"]+|"[^"]*")+/g)].map(([one]) => one.replaceAll('"', ''))
