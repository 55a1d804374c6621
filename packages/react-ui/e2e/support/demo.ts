import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { preview } from 'vite'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

export interface ServedDemo {
  /** The address of the start page; ends with a slash. */
  readonly url: string
  /** The folder of the host that contains the demo, with a slash at both ends. */
  readonly folder: string
  readonly stop: () => Promise<void>
}

/** Builds the demo and serves it as static files from a folder of the host. Any other path is not found. */
export const serveDemo = async (name: string, folder: string): Promise<ServedDemo> => {
  const outDir = `${root}node_modules/.cache/demo/${name}`
  const build = ['--import', 'tsx', '--conditions=source', '.config/demo.ts', outDir]
  await promisify(execFile)(process.execPath, build, { cwd: root })
  const server = await preview({
    configFile: false,
    root,
    base: folder,
    appType: 'mpa',
    logLevel: 'warn',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  })
  const address = server.httpServer.address()
  if (address === null || typeof address === 'string') throw new Error('The demo is not served')
  return { url: `http://127.0.0.1:${address.port}${folder}`, folder, stop: () => server.close() }
}
