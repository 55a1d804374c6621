import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

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
export const createCompressor = (root: string) => {
  const done = new Map<string, Promise<Buffer>>()
  // The build compresses only files with a hashed name. The page changes while it is served.
  const beside = async (encoding: 'br' | 'gzip', path: string): Promise<Buffer> => {
    if (!path.startsWith('build')) throw new Error('Not compressed by the build')
    return readFile(join(root, `${path}${endings[encoding]}`))
  }
  return async ({ id, path }: Place, content: Buffer, contentType: string, accepted: string): Promise<Encoded> => {
    const encoding = (['br', 'gzip'] as const).find((name) =>
      new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?(,|$))`).test(accepted),
    )
    if (encoding === undefined || content.length < 1024 || !worthIt.test(contentType))
      return { content, encoding: null }
    const key = `${encoding} ${id}`
    const encoded = done.get(key) ?? beside(encoding, path).catch(() => encoders[encoding](content))
    done.set(key, encoded)
    return { content: await encoded, encoding }
  }
}
