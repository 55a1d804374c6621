import { afterEach, beforeEach, expect, it } from 'vitest'
import { linkAway } from './pressedLink'

const here = { origin: 'http://localhost:3000', pathname: '/profile' }
let found: string | null
const listen = (event: MouseEvent): void => {
  found = linkAway(event, here)
  event.preventDefault()
}

beforeEach(() => document.addEventListener('click', listen, true))
afterEach(() => {
  document.removeEventListener('click', listen, true)
  document.body.replaceChildren()
})

const press = (attributes: Readonly<Record<string, string>>, keys: MouseEventInit = {}): string | null => {
  const link = document.createElement('a')
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  const words = link.appendChild(document.createElement('span'))
  document.body.append(link)
  found = null
  words.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))
  return found
}

it('recognises a link to another page of the product, wherever it is clicked', () => {
  expect(press({ href: 'http://localhost:3000/booking/SUN1001?day=2#top' })).toBe('/booking/SUN1001?day=2#top')
})

it.each([
  ['an anchor of this page', { href: 'http://localhost:3000/profile#address-book' }],
  ['another site', { href: 'https://example.com/profile' }],
  ['a link that opens another window', { href: 'http://localhost:3000/', target: '_blank' }],
  ['a download', { href: 'http://localhost:3000/file', download: '' }],
  ['a link that leads nowhere', {}],
])('leaves %s alone', (_, attributes) => {
  expect(press(attributes)).toBeNull()
})

it('ignores a click that opens another tab', () => {
  expect(press({ href: 'http://localhost:3000/' }, { ctrlKey: true })).toBeNull()
  expect(press({ href: 'http://localhost:3000/' }, { metaKey: true })).toBeNull()
})
