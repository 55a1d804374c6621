import { expect, it } from 'vitest'
import { decodeFooter } from './footerContent'

it('has the web links and the legal text of its file', () => {
  const link = { label: 'Privacy', url: 'https://meridian.example/privacy' }
  expect(decodeFooter({ links: [link], social: [link], legal: 'All rights.' })).toEqual({
    links: [link],
    social: [link],
    legal: 'All rights.',
  })
})

it('leaves out a link whose address is no web address', () => {
  const links = [
    { label: 'Bad', url: 'javascript:alert(1)' },
    { label: 'Bad', url: 'data:text/html,x' },
    { label: 'Known', url: 'https://known.example@elsewhere.example' },
    { label: '', url: 'https://a.example' },
    { url: 'https://a.example' },
    'text',
    null,
  ]
  expect(decodeFooter({ links }).links).toEqual([])
})

it('is empty if the file is not an object of links and texts', () => {
  const empty = { links: [], social: [], legal: '' }
  for (const json of [null, 'text', [], { links: 'x', legal: 7 }]) expect(decodeFooter(json)).toEqual(empty)
})
