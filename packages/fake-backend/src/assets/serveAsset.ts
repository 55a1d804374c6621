import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'

// By the package's own name, so that the folder is found from the source and from the build alike.
const folder = join(
  dirname(createRequire(import.meta.url).resolve('@booking-dashboard/fake-backend/package.json')),
  'assets',
)

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** The text of a file of the assets folder. `path` must not come from a request. */
export const readAsset = (path: string): Promise<string> => readFile(join(folder, path), 'utf8')

export const serveText = (text: string, name: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(text, {
    headers: {
      'content-type': contentTypes[extname(name)] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  })
