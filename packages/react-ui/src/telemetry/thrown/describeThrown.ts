import type { CodePlace, Severity, ThrownError } from '@booking-dashboard/core/ports'
import type { LoadError } from '../../loading/loadPart'
import type { Thrown } from './watchThrown'

/** The reported part of an error. Never its message or the page's address: both may hold text that a customer typed. */
export interface DescribedError {
  readonly code: string
  readonly severity: Severity
  readonly thrown: ThrownError
}

const mostCalls = 40
const mostComponents = 60

const codes: Readonly<Record<Thrown['by'], readonly [code: string, severity: Severity]>> = {
  render: ['render', 'fatal'],
  uncaught: ['render/uncaught', 'fatal'],
  recovered: ['render/recovered', 'warning'],
  script: ['script', 'error'],
  promise: ['promise', 'error'],
  start: ['start', 'fatal'],
  missing: ['load/missing', 'fatal'],
  policy: ['policy', 'error'],
}

/** Chromium: `at name (file:1:2)` or `at file:1:2`. Firefox and Safari: `name@file:1:2`. */
const callForms = [/^\s*at (?:async )?(?:(.*?) \()?([^\s()]+):(\d+):(\d+)\)?$/, /^([^@]*)@(\S+):(\d+):(\d+)$/]
const codeName = /^[\w$.<>[\] ]{1,80}$/
const script = /\.m?[jt]sx?$/

/** The path for a script of this origin; only the name for another origin or scheme. */
const fileOf = (address: string, origin: string): string => {
  if (!URL.canParse(address)) return '(unknown)'
  const url = new URL(address)
  if (url.origin === origin) return script.test(url.pathname) ? url.pathname : '(page)'
  return url.origin === 'null' ? url.protocol : url.origin
}

const isOwn = (file: string): boolean => file.startsWith('/') || file === '(page)'

const readCall = (line: string, origin: string): CodePlace | null => {
  for (const form of callForms) {
    const [found, name = '', address = '', row = '', column = ''] = form.exec(line) ?? []
    if (found === undefined) continue
    return {
      name: codeName.test(name) ? name : '',
      file: fileOf(address, origin),
      line: Number(row),
      column: Number(column),
    }
  }
  return null
}

const callsIn = (stack: string, origin: string): readonly CodePlace[] =>
  stack.split('\n').flatMap((line) => readCall(line, origin) ?? [])

/** `at Name (file:1:2)`, or `at div` for an element of the page. */
const componentsIn = (stack: string, origin: string): readonly string[] =>
  stack.split('\n').flatMap((line) => {
    const call = readCall(line, origin)
    // Firefox and Safari: `div@unknown:0:0`.
    if (call !== null) return [call.line === 0 ? call.name : `${call.name} (${call.file}:${call.line}:${call.column})`]
    const element = /^\s*at ([\w-]+)/.exec(line)?.[1]
    return element === undefined ? [] : [element]
  })

interface ErrorLike {
  readonly name: string
  readonly message: string
  readonly stack: string
}

const textIn = (error: object, name: string): string => {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : ''
}

/** An error of another window is no instance of this window's `Error`. */
const errorLike = (error: unknown): ErrorLike | null =>
  typeof error === 'object' && error !== null
    ? { name: textIn(error, 'name'), message: textIn(error, 'message'), stack: textIn(error, 'stack') }
    : null

const isLoadError = (error: unknown): error is LoadError => errorLike(error)?.name === 'LoadError'

/** React's production messages are numbers (https://react.dev/errors). */
const reactNumber = /^Minified React error #\d+/

const typeOf = (error: unknown): string => {
  const like = errorLike(error)
  if (like === null) return typeof error
  return reactNumber.exec(like.message)?.[0] ?? (/^\w{1,60}$/.test(like.name) ? like.name : 'object')
}

/** Network failures are not reported, see behaviour/errors#1.8. In the words of Chromium, Firefox and Safari. */
const networkWords = /^(Failed to fetch|NetworkError when attempting to fetch resource|Load failed|network error)/

/** Not an error of this product, or one that is not reported. */
const isNoise = (
  { by, error, message = '', file = '' }: Thrown,
  calls: readonly CodePlace[],
  origin: string,
): boolean => {
  // The browser's note that it notifies an observer of the rest one frame later.
  if (message.startsWith('ResizeObserver loop')) return true
  // "Script error.": browsers hide the details of another origin's script.
  if (by === 'script' && (error === null || error === undefined) && !isOwn(fileOf(file, origin))) return true
  // A browser extension, or a third-party script that called itself.
  const isHeard = by === 'script' || by === 'promise'
  if (isHeard && calls.length > 0 && !calls.some((call) => isOwn(call.file))) return true
  if (isLoadError(error)) return error.kind === 'timeout'
  const { name, message: words } = errorLike(error) ?? { name: '', message: '' }
  // Cancelled on purpose.
  return name === 'AbortError' || networkWords.test(words)
}

/** What the browser says of an inline script or style, or of a text that was run as code. */
const blockedWord = /^[a-z-]{1,40}$/

/** A blocked script of an extension is not the product's. */
const extension = /^[a-z]+-extension/

/** The directive and what it blocked: a word, a script of this origin, or another origin alone. */
const describeViolation = ({ message = '', file = '' }: Thrown, origin: string): DescribedError | null => {
  if (extension.test(file) || !blockedWord.test(message)) return null
  const [code, severity] = codes.policy
  const blocked = blockedWord.test(file) ? file : fileOf(file, origin)
  return {
    code: `${code}/${message}`,
    severity,
    thrown: {
      type: 'SecurityPolicyViolation',
      calls: [{ name: '', file: blocked, line: 0, column: 0 }],
      components: [],
    },
  }
}

/** Null if the error is not reported. */
export const describeThrown = (found: Thrown, origin: string): DescribedError | null => {
  const { by, error, componentStack = '' } = found
  if (by === 'policy') return describeViolation(found, origin)
  const calls = callsIn(errorLike(error)?.stack ?? '', origin)
  if (isNoise(found, calls, origin)) return null
  const [code, severity] = codes[by]
  return {
    code: isLoadError(error) ? `load/${error.kind}` : code,
    severity,
    thrown: {
      type: typeOf(error),
      calls: calls.slice(0, mostCalls),
      components: componentsIn(componentStack, origin).slice(0, mostComponents),
    },
  }
}
