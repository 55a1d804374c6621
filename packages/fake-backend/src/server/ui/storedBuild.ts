import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** The files of a build, by their path inside it. */
export type StoredBuild = ReadonlyMap<string, Buffer>

const isServed = (path: string): boolean => !path.endsWith('.map')

/**
 * Reads a build into memory. A later build removes the files that open pages still load, and its page needs another
 * policy. Source maps stay on the disk.
 */
export const storeBuild = async (root: string): Promise<StoredBuild> => {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries.flatMap((entry) =>
    entry.isFile() && isServed(entry.name) ? [relative(root, join(entry.parentPath, entry.name))] : [],
  )
  return new Map(await Promise.all(paths.map(async (path) => [path, await readFile(join(root, path))] as const)))
}
