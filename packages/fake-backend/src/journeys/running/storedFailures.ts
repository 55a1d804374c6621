import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** The replay options of failed journeys, oldest first; empty if the file does not exist. */
export const readFailures = (file: string): readonly string[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
    : []

/** Writes one failure per line; an empty list deletes the file. */
export const writeFailures = (file: string, replays: readonly string[]): void => {
  if (replays.length === 0) return rmSync(file, { force: true })
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${replays.join('\n')}\n`)
}

/** Splits the options as a shell does: quoted text is one argument. */
export const argumentsOf = (replay: string): readonly string[] =>
  [...replay.matchAll(/(?:[^\s"]+|"[^"]*")+/g)].map(([one]) => one.replaceAll('"', ''))
