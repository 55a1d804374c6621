import { existsSync, readFileSync } from 'node:fs'

/** A bug made by changing one line of the product. */
export interface PlantedBug {
  readonly name: string
  /** Relative to the root of the repository. */
  readonly file: string
  /** Occurs exactly once in the file. */
  readonly from: string
  readonly to: string
}

/** The file with the bug in it. Throws if the line is missing or occurs more than once. */
export const plant = (text: string, { name, file, from, to }: PlantedBug): string => {
  const places = text.split(from).length - 1
  if (places !== 1) throw new Error(`“${name}”: “${from}” stands ${places} times in ${file}, and not once`)
  return text.replace(from, () => to)
}

/** False if the line has changed since. */
export const canBePlanted = (root: string, { file, from }: PlantedBug): boolean =>
  existsSync(root + file) && readFileSync(root + file, 'utf8').split(from).length === 2
