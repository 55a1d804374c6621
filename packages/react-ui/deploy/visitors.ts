import { once } from 'node:events'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { inlineOf, sha256, versionOf } from './rebuilt'

interface Answer {
  readonly path: string
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface OpenPage {
  readonly version: number
  /** The parts that the page names. */
  readonly parts: readonly string[]
}

/** Counts of everything that must not happen. */
const nothingOdd = {
  notFound: 0,
  otherStatus: 0,
  empty: 0,
  truncated: 0,
  otherContent: 0,
  unanswered: 0,
  violations: 0,
}
type Odd = keyof typeof nothingOdd

const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync }
const encodings = ['br', 'gzip', 'identity'] as const
const pages = ['/', '/login', '/booking/SUN1001', '/booking/SUN1001/tickets', '/profile'] as const

class Cut extends Error {
  constructor(
    readonly kind: 'unanswered' | 'truncated' | 'closedWhileIdle',
    cause: Error,
  ) {
    super(`${kind}: ${cause.message}`)
  }
}

/** Clients that check each answer of a host. `parts`: the expected content of each part of each release. */
export const createVisitors = (port: number, parts: ReadonlyMap<string, string>) => {
  const odd = { ...nothingOdd }
  const examples: string[] = []
  let requests = 0
  let asked = 0
  // Without a limit on sockets: Node does not mark a connection as reused if a queued request gets it.
  const keepAlive = new Agent({ keepAlive: true })
  const note = (kind: Odd, what: string): void => {
    odd[kind] += 1
    if (examples.length < 20) examples.push(`${kind}: ${what}`)
  }
  /** Picks one, in an order that is the same in each run. */
  const oneOf = <A>(all: readonly A[]): A | undefined => all[(asked += 1) % all.length]

  const send = (path: string, agent: Agent | false): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const headers = { host: 'localhost', accept: 'text/html', 'accept-encoding': oneOf(encodings) ?? '' }
      const sent = request({ host: '127.0.0.1', port, path, agent, headers }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', (error) => reject(new Cut('truncated', error)))
        answer.on('end', () => {
          const body = Buffer.concat(chunks)
          resolve({ path, status: answer.statusCode ?? 0, headers: answer.headers, body })
        })
      })
      // A server may close an idle connection just as the next request is sent. A client then opens another.
      sent.on('error', (error) => reject(new Cut(sent.reusedSocket ? 'closedWhileIdle' : 'unanswered', error)))
      sent.end()
    })

  /** Decodes and checks a complete answer. */
  const check = ({ path, status, headers, body }: Answer): string | null => {
    if (status !== 200) {
      note(status === 404 ? 'notFound' : 'otherStatus', `${path} ${status}`)
      return null
    }
    if (body.length === 0) {
      note('empty', `${path} ${headers['cache-control']}`)
      return null
    }
    const length = headers['content-length']
    if (length !== undefined && Number(length) !== body.length) {
      note('truncated', `${path} ${body.length} of ${length}`)
      return null
    }
    try {
      return (decoders[headers['content-encoding'] ?? '']?.(body) ?? body).toString('utf8')
    } catch {
      note('truncated', `${path} cannot be decoded`)
      return null
    }
  }

  const get = async (path: string, agent: Agent | false): Promise<Answer | null> => {
    requests += 1
    try {
      return await send(path, agent)
    } catch (error) {
      if (!(error instanceof Cut)) throw error
      if (error.kind === 'closedWhileIdle') return get(path, false)
      note(error.kind, `${path} ${error.message}`)
      return null
    }
  }

  const getPart = async (path: string, agent: Agent | false): Promise<void> => {
    const answer = await get(path, agent)
    const text = answer === null ? null : check(answer)
    if (text !== null && sha256(text) !== parts.get(path)) note('otherContent', path)
  }

  const readPage = (answer: Answer): OpenPage | null => {
    const html = check(answer)
    if (html === null) return null
    const policy = String(answer.headers['content-security-policy'])
    for (const element of ['script', 'style'] as const) {
      const allowed = policy.split('; ').find((directive) => directive.startsWith(`${element}-src `)) ?? ''
      for (const text of inlineOf(html, element)) {
        if (!allowed.includes(`'sha256-${sha256(text)}'`)) note('violations', `${element} of ${answer.path}`)
      }
    }
    const named = html.match(/\/build\/[\w.-]+\.(?:js|css)/g) ?? []
    return { version: versionOf(html), parts: [...new Set(named)] }
  }

  const openPage = async (path: string, agent: Agent | false = false): Promise<OpenPage | null> => {
    const answer = await get(path, agent)
    return answer === null ? null : readPage(answer)
  }

  return {
    openPage,
    /** Requests everything that an open page of this release may still need. */
    getAll: async ({ parts }: OpenPage): Promise<void> => {
      for (const path of parts) await getPart(path, keepAlive)
    },
    /** Opens pages with some of their parts until `isOver`: at least three pages and at most `most`. */
    visit: async (isOver: () => boolean, most: number): Promise<void> => {
      for (let visits = 0; visits < most && (visits < 3 || !isOver()); visits += 1) {
        const agent = visits % 2 === 0 ? keepAlive : false
        const page = await openPage(oneOf(pages) ?? '/', agent)
        for (let part = 0; page !== null && part < 4; part += 1) await getPart(oneOf(page.parts) ?? '', agent)
      }
    },
    /** Begins a request for the page on its own connection; the returned function completes it. */
    beginRequest: async (): Promise<() => Promise<void>> => {
      requests += 1
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n')
      const chunks: Buffer[] = []
      socket.on('data', (chunk: Buffer) => chunks.push(chunk))
      socket.on('error', () => socket.destroy())
      const closed = once(socket, 'close')
      return async () => {
        if (!socket.destroyed) socket.write('Connection: close\r\n\r\n')
        await closed
        const [head = '', ...rest] = Buffer.concat(chunks).toString('utf8').split('\r\n\r\n')
        if (head === '') return note('unanswered', 'a request that was begun before')
        const lines = head.split('\r\n')
        const headers = Object.fromEntries(
          lines.slice(1).map((line) => [line.split(':', 1)[0]?.toLowerCase(), line.replace(/^[^:]*: /, '')]),
        )
        const body = Buffer.from(rest.join('\r\n\r\n'))
        readPage({ path: '/', status: Number(lines[0]?.split(' ')[1]), headers, body })
      }
    },
    note,
    figures: () => ({ requests, ...odd }),
    examples,
    nothingOdd,
    stop: () => keepAlive.destroy(),
  }
}
