import { afterEach, beforeEach, expect, it } from 'vitest'
import { markPressedLink, type PressedLink } from './pressedLink'

const here = { origin: 'http://localhost:3000', pathname: '/' }
let marks: PressedLink

beforeEach(() => {
  here.pathname = '/'
  marks = markPressedLink(document, here)
})
afterEach(() => {
  marks.stop()
  document.body.replaceChildren()
})

/** A link in an area that takes its clicks, as the router does. */
const linkTo = (href: string, isTaken = true): HTMLAnchorElement => {
  const area = document.body.appendChild(document.createElement('div'))
  area.addEventListener('click', (event) => {
    if (isTaken) here.pathname = new URL(href).pathname
    if (isTaken) event.preventDefault()
  })
  const link = area.appendChild(document.createElement('a'))
  link.href = href
  return link
}
const press = (link: Element): boolean => {
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  return link.hasAttribute('data-pressed')
}

it('a pressed link is marked until its page is shown', () => {
  const link = linkTo('http://localhost:3000/booking/SUN1001')
  expect(press(link)).toBe(true)
  marks.arrive()
  expect(link.hasAttribute('data-pressed')).toBe(false)
})

it('one link is marked at a time', () => {
  const first = linkTo('http://localhost:3000/booking/SUN1001')
  press(first)
  expect(press(linkTo('http://localhost:3000/profile'))).toBe(true)
  expect(first.hasAttribute('data-pressed')).toBe(false)
})

it.each([
  ['a link to the page that is shown', 'http://localhost:3000/?q=verona', true],
  ['another site', 'https://example.com/', true],
  ['a link that nobody takes, such as one with a question first', 'http://localhost:3000/profile', false],
])('%s is not marked', (_, href, isTaken) => {
  expect(press(linkTo(href, isTaken))).toBe(false)
})
