import { expect, it } from 'vitest'
import { type Thrown, watchThrown } from './watchThrown'

const openPage = () => {
  const page = new EventTarget()
  const watch = watchThrown(page as unknown as Window)
  const thrown: Thrown[] = []
  return {
    watch,
    thrown,
    take: () => watch.take((one) => void thrown.push(one)),
    fail: (error: unknown) =>
      page.dispatchEvent(new ErrorEvent('error', { error, message: 'broken', filename: '/a.js' })),
    reject: (reason: unknown) => page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })),
    tell: (type: string) => page.dispatchEvent(new Event(type)),
  }
}
const error = new Error('broken')

it('passes on earlier events in their order, and then each at once', () => {
  const page = openPage()
  page.fail(error)
  page.reject('no')
  expect(page.watch.isTaken()).toBe(false)
  page.take()
  expect(page.watch.isTaken()).toBe(true)
  page.reject('later')
  expect(page.thrown).toEqual([
    { by: 'script', error, message: 'broken', file: '/a.js' },
    { by: 'promise', error: 'no' },
    { by: 'promise', error: 'later' },
  ])
  page.take()
  expect(page.thrown).toHaveLength(3)
})

it('ignores errors while the page is being left, and reports again if it returns', () => {
  const page = openPage()
  page.take()
  page.tell('pagehide')
  page.fail(error)
  page.reject(error)
  expect(page.thrown).toEqual([])
  page.tell('pageshow')
  page.fail(error)
  expect(page.thrown).toHaveLength(1)
})

it('reports a script of the page that did not load, but no picture', () => {
  const watch = watchThrown(window)
  const thrown: Thrown[] = []
  watch.take((one) => void thrown.push(one))
  const script = document.createElement('script')
  script.type = 'module'
  const classic = document.createElement('script')
  for (const element of [script, classic, document.createElement('img')]) {
    document.body.append(element)
    element.dispatchEvent(new Event('error'))
    element.remove()
  }
  expect(thrown).toEqual([{ by: 'missing', error: null }])
})

it('reports what the Content-Security-Policy blocked', () => {
  const page = new EventTarget()
  const thrown: Thrown[] = []
  watchThrown(page as unknown as Window).take((one) => void thrown.push(one))
  page.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), {
      effectiveDirective: 'script-src-elem',
      blockedURI: 'inline',
    }),
  )
  expect(thrown).toEqual([{ by: 'policy', error: null, message: 'script-src-elem', file: 'inline' }])
})
