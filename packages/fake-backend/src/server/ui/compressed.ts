import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { StoredBuild } from './storedBuild.js'

const encoders: Readonly<Record<'br' | 'gzip', (content: Buffer) => Promise<Buffer>>> = {
  br: (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (content) => promisify(gzip)(content, { level: 9 }),
}

const worthIt = /^(text\/|application\/(json|javascript)|image\/svg)/

export interface Encoded {
  readonly content: Buffer
  readonly encoding: 'br' | 'gzip' | null
}

const endings = { br: '.br', gzip: '.gz' } as const

interface Place {
  /** Identifies the content. */
  readonly id: string
  readonly path: string
}

/** Sends the compressed files of the build. Compresses everything else once for each encoding. */
export const createCompressor = (build: Promise<StoredBuild>) => {
  const done = new Map<string, Promise<Buffer>>()
  // The build compresses only files with a hashed name. The page changes while it is served.
  const beside = async (encoding: 'br' | 'gzip', path: string): Promise<Buffer | undefined> =>
    path.startsWith('build') ? (await build).get(`${path}${endings[encoding]}`) : undefined
  const compressNow = async (encoding: 'br' | 'gzip', path: string, content: Buffer): Promise<Buffer> =>
    (await beside(encoding, path)) ?? encoders[encoding](content)
  return async ({ id, path }: Place, content: Buffer, contentType: string, accepted: string): Promise<Encoded> => {
    const encoding = (['br', 'gzip'] as const).find((name) =>
      new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?(,|$))`).test(accepted),
    )
    if (encoding === undefined || content.length < 1024 || !worthIt.test(contentType))
      return { content, encoding: null }
    const key = `${encoding} ${id}`
    const encoded = done.get(key) ?? compressNow(encoding, path, content)
    done.set(key, encoded)
    return { content: await encoded, encoding }
  }
}
