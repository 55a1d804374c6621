import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { prefetchAreas } from './prefetch'
import type { PageArea } from './areas'
import { routeTable } from './routeTable'

let run = 0
/** File names unique to this test, because listeners of earlier tests remain. */
const filesOf = (): Record<PageArea, readonly string[]> => {
  run += 1
  const of = (area: PageArea): readonly [PageArea, readonly string[]] => [
    area,
    [`/build/${area}-${run}.js`, `/build/${area}-${run}.css`],
  ]
  return Object.fromEntries(routeTable.map(({ area }) => of(area))) as Record<PageArea, readonly string[]>
}
const fetched = (): readonly string[] =>
  [...document.head.querySelectorAll('link')]
    .filter(({ href }) => href.includes(`-${run}.`))
    .map(({ rel, href }) => `${rel} ${new URL(href).pathname.replace(`-${run}`, '')}`)

beforeEach(() => {
  window.history.replaceState(null, '', '/')
  document.body.innerHTML = `
    <a id="cart" href="/booking/SUN1001/cart"><span>Basket</span></a>
    <a id="elsewhere" href="https://elsewhere.example/booking/SUN1001/cart">Elsewhere</a>
    <a id="unknown" href="/nowhere">Nowhere</a>`
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
  document.head.querySelectorAll('link').forEach((link) => link.remove())
})

/** What is likely after the list of bookings. */
const likely = ['prefetch /build/booking.js', 'prefetch /build/booking.css']

describe('the area of a link', () => {
  it.each(['pointerOver', 'focusIn', 'touchStart'] as const)('is fetched on %s, once', (event) => {
    prefetchAreas(filesOf())
    const within = document.querySelector('#cart span')
    if (within === null) throw new Error('No link')
    fireEvent[event](within)
    fireEvent[event](within)
    expect(fetched()).toEqual([...likely, 'modulepreload /build/basket.js', 'prefetch /build/basket.css'])
  })

  it('is not fetched for an address outside the product', () => {
    prefetchAreas(filesOf())
    for (const id of ['elsewhere', 'unknown']) fireEvent.pointerOver(document.getElementById(id) ?? document.body)
    fireEvent.pointerOver(document.body)
    expect(fetched()).toEqual(likely)
  })
})

it('fetches the likely next area', () => {
  prefetchAreas(filesOf())
  expect(fetched()).toEqual(likely)
})

it('fetches nothing ahead on a connection that saves data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  prefetchAreas(filesOf())
  fireEvent.pointerOver(document.getElementById('cart') ?? document.body)
  expect(fetched()).toEqual([])
})
