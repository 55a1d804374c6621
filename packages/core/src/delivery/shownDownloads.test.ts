import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Download } from './Delivery.js'
import { deliveryStatuses } from './Delivery.js'
import { isWebAddress, shownDownloads } from './shownDownloads.js'

const ours: Download = { name: 'Ours', source: { kind: 'key', key: 'k1' }, ticketIds: ['71'] }
const theirs: Download = {
  name: 'Theirs',
  source: { kind: 'external', url: 'https://tickets.example/1' },
  ticketIds: [],
}

describe('the downloads of a delivery', () => {
  it('are links to ours by key and to theirs by address once it is ready to download', () => {
    expect(shownDownloads({ status: 'readyToDownload', downloads: [ours, theirs] })).toEqual([
      { kind: 'own', name: 'Ours', key: 'k1', ticketIds: ['71'] },
      { kind: 'external', name: 'Theirs', url: 'https://tickets.example/1', ticketIds: [] },
    ])
  })

  it.each(['orderPlaced', 'beingPrepared', 'onItsWay', 'unknown'] as const)(
    'are not shown while it is %s',
    (status) => {
      expect(shownDownloads({ status, downloads: [ours, theirs] })).toEqual([])
    },
  )

  it('leave out an external one whose address no browser should open', () => {
    const bad: Download = { ...theirs, source: { kind: 'external', url: 'javascript:alert(1)' } }
    expect(shownDownloads({ status: 'readyToDownload', downloads: [bad, ours] }).map(({ name }) => name)).toEqual([
      'Ours',
    ])
  })
})

describe('an address of the web', () => {
  it.each([
    'https://tickets.example',
    'http://tickets.example/a?b=c#d',
    'HTTPS://Tickets.Example:8443/ä',
    'https://tickets.example?key=1',
  ])('is %s', (url) => expect(isWebAddress(url)).toBe(true))

  it.each([
    '',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    '//tickets.example',
    '/profile',
    'https:',
    'https://',
    'https:///path',
    'https://us@tickets.example',
    'https:\\\\tickets.example',
    'https://a.example\\@b.example',
    'https://tickets.example/a b',
    ' https://tickets.example',
    'ftp://tickets.example',
    'blob:https://tickets.example/1',
  ])('is not “%s”', (url) => expect(isWebAddress(url)).toBe(false))

  it('never is one of another scheme', () => {
    const path = fc.stringMatching(/^[a-z0-9/?=&#.-]{0,20}$/)
    const scheme = fc.oneof(fc.constantFrom('https', 'http'), fc.stringMatching(/^[a-z][a-z0-9+.-]{0,12}$/))
    fc.assert(
      fc.property(scheme, path, (name, rest) => {
        expect(isWebAddress(`${name}://tickets.example/${rest}`)).toBe(name === 'https' || name === 'http')
      }),
    )
  })
})

it('knows the four statuses of a delivery by their numbers', () => {
  expect(deliveryStatuses).toEqual({ 0: 'orderPlaced', 1: 'beingPrepared', 2: 'readyToDownload', 3: 'onItsWay' })
})
