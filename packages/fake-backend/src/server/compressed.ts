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

/** Each content is compressed once for each encoding; `id` says which content it is. */
export const createCompressor = () => {
  const done = new Map<string, Promise<Buffer>>()
  return async (id: string, content: Buffer, contentType: string, accepted: string): Promise<Encoded> => {
    const encoding = (['br', 'gzip'] as const).find((name) =>
      new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?(,|$))`).test(accepted),
    )
    if (encoding === undefined || content.length < 1024 || !worthIt.test(contentType))
      return { content, encoding: null }
    const key = `${encoding} ${id}`
    const encoded = done.get(key) ?? encoders[encoding](content)
    done.set(key, encoded)
    return { content: await encoded, encoding }
  }
}
