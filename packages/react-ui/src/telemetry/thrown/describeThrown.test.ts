import { describe, expect, it } from 'vitest'
import { LoadError } from '../../loading/loadPart'
import type { Thrown } from './watchThrown'
import { describeThrown } from './describeThrown'

const origin = 'https://dashboard.example'
const typed = 'Amelia Hart, 4242 4242 4242 4242'

const thrown = (error: unknown, more: Partial<Thrown> = {}): Thrown => ({ by: 'script', error, ...more })
const withStack = (stack: string, name = 'TypeError'): Error =>
  Object.assign(new Error(typed), { name, stack: stack.trim() })

/** An error thrown by one of the product's scripts. */
const own = <E extends Error>(error: E): E =>
  Object.assign(error, { stack: `${error.name}\n    at add (${origin}/build/app.js:1:2)` })

const chromium = `
TypeError: ${typed}
    at format (${origin}/build/app-D_iq8UUC.js:11:84782)
    at async Object.add (${origin}/build/tickets-x.js?v=1:2:3)
    at ${origin}/booking/SUN1001?token=secret:1:200
    at Array.map (<anonymous>)`
const firefox = `
format@${origin}/build/app-D_iq8UUC.js:11:84782
async*add@${origin}/build/tickets-x.js:2:3
@${origin}/booking/SUN1001?token=secret:1:200`

describe('an error', () => {
  it('is described by its kind and its stack, in Chromium', () => {
    expect(describeThrown(thrown(withStack(chromium)), origin)).toEqual({
      code: 'script',
      severity: 'error',
      thrown: {
        type: 'TypeError',
        calls: [
          { name: 'format', file: '/build/app-D_iq8UUC.js', line: 11, column: 84782 },
          { name: 'Object.add', file: '/build/tickets-x.js', line: 2, column: 3 },
          { name: '', file: '(page)', line: 1, column: 200 },
        ],
        components: [],
      },
    })
  })

  it('is described in the same way in Firefox and Safari', () => {
    expect(describeThrown(thrown(withStack(firefox)), origin)?.thrown.calls).toEqual([
      { name: 'format', file: '/build/app-D_iq8UUC.js', line: 11, column: 84782 },
      { name: '', file: '/build/tickets-x.js', line: 2, column: 3 },
      { name: '', file: '(page)', line: 1, column: 200 },
    ])
  })

  it.each([
    ['its message', withStack(chromium)],
    ['a name that is no name', withStack(chromium, typed)],
    ['a text that was thrown', typed],
    ['an object that was thrown', { name: typed, message: typed, customer: typed }],
    ['what led to it', own(new Error('', { cause: typed }))],
    ['the name of a function', withStack(`TypeError\n    at ${typed} (${origin}/build/app.js:1:2)`)],
    ['the address of the page', withStack(`TypeError\n    at ${origin}/booking/Amelia?name=Hart:1:2`)],
  ])('is described without %s', (_, error) => {
    for (const by of ['script', 'promise', 'render'] as const) {
      const described = JSON.stringify(describeThrown(thrown(error, { by, message: typed }), origin))
      expect(described).toContain('"code"')
      expect(described).not.toMatch(/Amelia|Hart|4242|SUN1001|secret/)
    }
  })

  it('has the components around it, with elements by their names', () => {
    const componentStack = `
    at Price (${origin}/build/app-D_iq8UUC.js:1:2)
    at dd (<anonymous>)
    at main`
    const {
      code,
      severity,
      thrown: found,
    } = describeThrown(thrown(withStack(chromium), { by: 'render', componentStack }), origin) ?? {}
    expect([code, severity]).toEqual(['render', 'fatal'])
    expect(found?.components).toEqual(['Price (/build/app-D_iq8UUC.js:1:2)', 'dd', 'main'])
    const inFirefox = `Price@${origin}/build/app-D_iq8UUC.js:1:2\ndd@unknown:0:0`
    expect(
      describeThrown(thrown(withStack(firefox), { by: 'render', componentStack: inFirefox }), origin)?.thrown
        .components,
    ).toEqual(['Price (/build/app-D_iq8UUC.js:1:2)', 'dd'])
  })

  it('has a limited number of both', () => {
    const calls = `TypeError${`\n    at add (${origin}/build/app.js:1:2)`.repeat(100)}`
    const described = describeThrown(
      thrown(withStack(calls), { by: 'render', componentStack: '\n    at div'.repeat(100) }),
      origin,
    )
    expect(described?.thrown.calls).toHaveLength(40)
    expect(described?.thrown.components).toHaveLength(60)
  })

  it('of React keeps its number', () => {
    const error = new Error('Minified React error #31; visit https://react.dev/errors/31?args[]=Amelia for the full')
    expect(describeThrown(thrown(error, { by: 'render' }), origin)?.thrown.type).toBe('Minified React error #31')
  })

  it.each([
    ['uncaught', 'render/uncaught', 'fatal'],
    ['recovered', 'render/recovered', 'warning'],
    ['promise', 'promise', 'error'],
    ['start', 'start', 'fatal'],
    ['missing', 'load/missing', 'fatal'],
  ] as const)('by %s is reported as %s', (by, code, severity) => {
    expect(describeThrown(thrown(null, { by }), origin)).toMatchObject({ code, severity })
  })

  it.each(['missing', 'other'] as const)('of a part that did not load is load/%s', (kind) => {
    expect(describeThrown(thrown(new LoadError(kind), { by: 'render' }), origin)?.code).toBe(`load/${kind}`)
  })
})

describe('no report is made of', () => {
  it.each<[string, Thrown]>([
    ['an observer that is told one frame later', thrown(null, { message: 'ResizeObserver loop limit exceeded' })],
    [
      'the same in newer words',
      thrown(undefined, {
        message: 'ResizeObserver loop completed with undelivered notifications.',
        file: `${origin}/booking/SUN1001`,
      }),
    ],
    ["another origin's script", thrown(null, { message: 'Script error.', file: '' })],
    [
      'an extension',
      thrown(withStack('TypeError\n    at inject (chrome-extension://abcdefgh/content.js:1:2)'), { by: 'promise' }),
    ],
    ['a call that was cancelled', thrown(own(new DOMException('', 'AbortError')), { by: 'promise' })],
    ['a network that failed, in Chromium', thrown(own(new TypeError('Failed to fetch')), { by: 'promise' })],
    [
      'a network that failed, in Firefox',
      thrown(own(new TypeError('NetworkError when attempting to fetch resource.')), { by: 'promise' }),
    ],
    ['a network that failed, in Safari', thrown(own(new TypeError('Load failed')), { by: 'promise' })],
    ['a part that took too long', thrown(new LoadError('timeout'), { by: 'render' })],
  ])('%s', (_, found) => {
    expect(describeThrown(found, origin)).toBeNull()
  })
})

describe('a violation of the policy', () => {
  const blocked = (file: string, message = 'connect-src') =>
    describeThrown({ by: 'policy', error: null, message, file }, origin)

  it.each([
    ['inline', 'inline'],
    ['https://other.example/path?token=secret', 'https://other.example'],
    [`${origin}/build/app.js?v=1`, '/build/app.js'],
    [`${origin}/booking/SUN1001?token=secret`, '(page)'],
    [typed, '(unknown)'],
  ])('by %s is reported as %s', (file, shown) => {
    expect(blocked(file)).toEqual({
      code: 'policy/connect-src',
      severity: 'error',
      thrown: {
        type: 'SecurityPolicyViolation',
        calls: [{ name: '', file: shown, line: 0, column: 0 }],
        components: [],
      },
    })
  })

  it('by an extension, or of an unknown directive, is not reported', () => {
    expect(blocked('chrome-extension://abc/a.js')).toBeNull()
    expect(blocked('chrome-extension')).toBeNull()
    expect(blocked('inline', typed)).toBeNull()
  })
})
