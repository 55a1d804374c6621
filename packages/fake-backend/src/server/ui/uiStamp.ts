import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** The sources of the UI's build, relative to the root of the repository. */
const sources = [
  'packages/core/src',
  'packages/core/package.json',
  'packages/http-adapter/src',
  'packages/http-adapter/package.json',
  'packages/react-ui/src',
  'packages/react-ui/public',
  'packages/react-ui/index.html',
  'packages/react-ui/offline.html',
  'packages/react-ui/package.json',
  'packages/react-ui/vite.config.ts',
  'packages/react-ui/build',
  'package-lock.json',
]

const isTest = /\.test\.tsx?$/

/** A digest of the contents, independent of the files' dates: equal in every checkout. */
export const uiStamp = async (root: string): Promise<string> => {
  const files = (await Promise.all(sources.map((source) => filesIn(join(root, source))))).flat()
  const hash = createHash('sha256')
  for (const file of files.filter((path) => !isTest.test(path)).toSorted()) {
    hash
      .update(relative(root, file).split(sep).join('/'))
      .update('\0')
      .update(await readFile(file))
      .update('\0')
  }
  return hash.digest('hex')
}

/** Empty if the path does not exist. For a file, only the file itself. */
const filesIn = async (path: string): Promise<readonly string[]> => {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(unlessMissing)
  return entries === 'file'
    ? [path]
    : entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

const unlessMissing = (error: NodeJS.ErrnoException): 'file' | [] => {
  if (error.code === 'ENOTDIR') return 'file'
  if (error.code === 'ENOENT') return []
  throw error
}
