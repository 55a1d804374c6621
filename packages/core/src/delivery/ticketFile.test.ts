import { describe, expect, it } from 'vitest'
import { createSurroundings } from '../../test/createSurroundings.js'
import type { DownloadedFile } from './deliveries.js'
import { createTicketFile, type JoinPdfs } from './ticketFile.js'

const fileOf = (key: string): DownloadedFile => ({
  name: `${key}.pdf`,
  contentType: 'application/pdf',
  bytes: new TextEncoder().encode(key),
})
const ticket = (key: string | null, title = `Ticket ${key}`) => ({ title, note: '', key })
const joinWords: JoinPdfs = async (files) => ({
  bytes: new TextEncoder().encode(files.map((bytes) => new TextDecoder().decode(bytes)).join(' ')),
  unreadable: [],
})

const create = (tickets: readonly ReturnType<typeof ticket>[], joinPdfs = joinWords, gone: readonly string[] = []) => {
  const { scope } = createSurroundings()
  const fetched: string[] = []
  const ticketFile = createTicketFile(tickets, {
    bookingRef: 'SUN1',
    scope,
    joinPdfs,
    fetchFile: async (key) => {
      fetched.push(key)
      return gone.includes(key) ? null : fileOf(key)
    },
  })
  return { ticketFile, fetched, scope }
}
const join = async (...given: Parameters<typeof create>) => {
  const { ticketFile } = create(...given)
  const end = await ticketFile.join()
  return end.kind === 'joined'
    ? { ...end, file: [end.file.name, end.file.contentType, new TextDecoder().decode(end.file.bytes)] }
    : end
}

describe('all e-tickets in one file', () => {
  it('are joined in their order, each file once, and named by the booking', async () => {
    expect(await join([ticket('b'), ticket('a'), ticket('b')])).toEqual({
      kind: 'joined',
      file: ['SUN1.pdf', 'application/pdf', 'b a'],
      count: 2,
      missing: [],
      isWhole: true,
    })
  })

  it('are whole without those on the sites of their issuers, which are named', async () => {
    expect(await join([ticket('a'), ticket(null, 'Opera'), ticket('b'), ticket(null, 'Opera')])).toMatchObject({
      count: 2,
      missing: [
        { title: 'Opera', reason: 'elsewhere' },
        { title: 'Opera', reason: 'elsewhere' },
      ],
      isWhole: true,
    })
  })

  it('name those that cannot be fetched or read, and have the others', async () => {
    const joinPdfs: JoinPdfs = async ([, ...others]) => ({ ...(await joinWords(others)), unreadable: [0] })
    expect(await join([ticket('a'), ticket('b'), ticket('c'), ticket('d')], joinPdfs, ['b'])).toEqual({
      kind: 'joined',
      file: ['SUN1.pdf', 'application/pdf', 'c d'],
      count: 2,
      missing: [
        { title: 'Ticket a', reason: 'unreadable' },
        { title: 'Ticket b', reason: 'notFetched' },
      ],
      isWhole: false,
    })
  })

  it('fail if none can be read, or none can be joined, and say no more than is known', async () => {
    expect(await join([ticket('a'), ticket('b')], async () => ({ bytes: null, unreadable: [0, 1] }))).toEqual({
      kind: 'failed',
      missing: [
        { title: 'Ticket a', reason: 'unreadable' },
        { title: 'Ticket b', reason: 'unreadable' },
      ],
    })
    expect(await join([ticket('a'), ticket('b')], () => Promise.reject(new Error('No library')), ['b'])).toEqual({
      kind: 'failed',
      missing: [{ title: 'Ticket b', reason: 'notFetched' }],
    })
  })
})
