import { describe, expect, it } from 'vitest'
import { createDeferred } from '../../test/Deferred.js'
import type { DownloadedFile } from './deliveries.js'
import { createGateView, type DrawnPage, type GateViewDeps } from './gateView.js'

const fileOf = (key: string): DownloadedFile => ({
  name: `${key}.pdf`,
  contentType: 'application/pdf',
  bytes: new TextEncoder().encode(key),
})
const page: DrawnPage = { picture: 'data:image/png;base64,', text: 'Row 4', width: 1600, height: 2263 }
const ticket = (key: string | null) => ({ title: `Ticket ${key}`, note: 'Amelia Hart', key })

const openView = (...keys: readonly (string | null)[]) => {
  const fetched: string[] = []
  const state: { -readonly [Name in keyof GateViewDeps]: GateViewDeps[Name] } = {
    fetchFile: async (key) => fileOf(key),
    draw: async () => [page],
  }
  const view = createGateView(keys.map(ticket), {
    fetchFile: (key) => {
      fetched.push(key)
      return state.fetchFile(key)
    },
    draw: (bytes) => state.draw(bytes),
  })
  if (view === null) throw new Error('There is nothing to show')
  const shown = () => {
    const { position, count, ticket: of, file } = view.state$.value
    return [position, count, of.key, file.kind]
  }
  return { view, fetched, state, shown }
}

describe('the view for a gate', () => {
  it('exists only if the file of a ticket is our own', () => {
    const deps = { fetchFile: async () => null, draw: async () => [] }
    expect(createGateView([ticket(null)], deps)).toBeNull()
    expect(createGateView([], deps)).toBeNull()
  })

  it('counts our own tickets, and goes from one to the other, but not beyond the ends', async () => {
    const { view, shown } = openView('a', null, 'b')
    expect(shown()).toEqual([1, 2, 'a', 'loading'])
    await view.previous()
    await view.open()
    expect(shown()).toEqual([1, 2, 'a', 'shown'])
    await view.next()
    expect(shown()).toEqual([2, 2, 'b', 'shown'])
    await view.next()
    expect(shown()).toEqual([2, 2, 'b', 'shown'])
    await view.previous()
    expect(shown()).toEqual([1, 2, 'a', 'shown'])
  })

  it('fetches and draws each file once', async () => {
    const { view, fetched } = openView('a', 'b')
    await Promise.all([view.open(), view.open()])
    await view.next()
    await view.previous()
    await view.open()
    expect(fetched).toEqual(['a', 'b'])
  })

  it('shows a file that arrives late under its own ticket', async () => {
    const { view, state, shown } = openView('a', 'b')
    const late = createDeferred<DownloadedFile | null>()
    state.fetchFile = (key) => (key === 'a' ? late.promise : Promise.resolve(null))
    const opening = view.open()
    await view.next()
    late.resolve(fileOf('a'))
    await opening
    expect(shown()).toEqual([2, 2, 'b', 'notFetched'])
    await view.previous()
    expect(shown()).toEqual([1, 2, 'a', 'shown'])
  })

  it('tries again to fetch a file, and to draw it', async () => {
    const { view, state, shown, fetched } = openView('a')
    state.fetchFile = async () => null
    await view.open()
    expect(shown()).toEqual([1, 1, 'a', 'notFetched'])
    state.fetchFile = async (key) => fileOf(key)
    state.draw = async () => Promise.reject(new Error('No PDF'))
    await view.open()
    expect(view.state$.value.file).toEqual({ kind: 'unreadable', file: fileOf('a') })
    state.draw = async () => [page]
    await view.open()
    expect([shown(), fetched]).toEqual([
      [1, 1, 'a', 'shown'],
      ['a', 'a', 'a'],
    ])
  })
})
