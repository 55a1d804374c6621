import { existsSync, readFileSync } from 'node:fs'

/** One line of the product made wrong. */
export interface PlantedBug {
  readonly name: string
  /** From the root of the repository. */
  readonly file: string
  /** Stands exactly once in the file. */
  readonly from: string
  readonly to: string
}

/** The file with the bug in it. Throws where the line is there no more, or more than once. */
export const plant = (text: string, { name, file, from, to }: PlantedBug): string => {
  const places = text.split(from).length - 1
  if (places !== 1) throw new Error(`“${name}”: “${from}” stands ${places} times in ${file}, and not once`)
  return text.replace(from, () => to)
}

/** False where its line was changed since. */
export const canBePlanted = (root: string, { file, from }: PlantedBug): boolean =>
  existsSync(root + file) && readFileSync(root + file, 'utf8').split(from).length === 2
