import { texts } from '@booking-dashboard/core'
import { type Claim, claimAt, isRecord } from './paymentClaims'

/** A sentence of the catalogue with its placeholder values. */
export interface KnownText {
  /** Such as `payment.money.safeOnce`. */
  readonly key: string
  readonly claim: Claim
  readonly values: readonly string[]
}

interface Pattern {
  readonly key: string
  readonly claim: Claim
  readonly expression: RegExp
}

const place = '\u0001'

const expressionOf = (text: string): RegExp =>
  new RegExp(
    `^${text
      .replaceAll(/\s+/g, ' ')
      .trim()
      .split(place)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('(.+?)')}$`,
  )

const number = 987

/** The sentence with any value in its placeholders. */
const sentencesOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value.replaceAll(String(number), place)]
  if (typeof value !== 'function') return []
  const given = Array.from({ length: Math.max(1, value.length) }, () => place)
  const withFirst = (first: unknown): readonly unknown[] => given.map((one, index) => (index === 0 ? first : one))
  return [given, given.map(() => null), given.map(() => number), withFirst(number), withFirst(1)].flatMap((values) => {
    try {
      return sentencesOf(Reflect.apply(value, null, values))
    } catch {
      return []
    }
  })
}

const hasWords = (sentence: string): boolean => sentence.replaceAll(place, '').trim().length > 2

const patternsIn = (value: unknown, path: readonly string[] = []): readonly Pattern[] =>
  isRecord(value) && !Array.isArray(value)
    ? Object.entries(value).flatMap(([name, below]) => patternsIn(below, [...path, name]))
    : sentencesOf(value)
        .filter(hasWords)
        .map((sentence) => ({ key: path.join('.'), claim: claimAt(path), expression: expressionOf(sentence) }))

const { formats: _, ...catalogue } = texts
const patterns = patternsIn(catalogue)
const known = new Map<string, readonly KnownText[]>()

/** The catalogue texts that match; texts without placeholders win. Empty if the catalogue has no such text. */
export const knownTexts = (text: string): readonly KnownText[] => {
  const before = known.get(text)
  if (before !== undefined) return before
  const found = patterns.flatMap(({ key, claim, expression }) => {
    const match = expression.exec(text)
    return match === null ? [] : [{ key, claim, values: match.slice(1) }]
  })
  const plain = found.filter(({ values }) => values.length === 0)
  const nearest = plain.length > 0 ? plain : found
  known.set(text, nearest)
  return nearest
}

/** One piece of text on a page. */
export interface ReadText {
  readonly text: string
  /** Whether it is in a heading, a live region, the tab's title, or the list of what needs attention. */
  readonly isAnnounced: boolean
}

const announced = 'h1, h2, h3, h4, h5, h6, [role="alert"], [role="status"], [aria-live], [role="alertdialog"], dialog'

const isHidden = (element: Element): boolean => {
  for (let one: Element | null = element; one !== null; one = one.parentElement)
    if (one instanceof HTMLElement && one.style.visibility === 'hidden') return true
  return false
}

/** Every piece of text that a page shows. */
export const readTexts = (page: Element): readonly ReadText[] => {
  const runs: ReadText[] = []
  const read = (element: Element): void => {
    let run = ''
    const end = (): void => {
      const text = run.replaceAll(/\s+/g, ' ').trim().replace(/:$/, '')
      if (text !== '') runs.push({ text, isAnnounced: element.closest(announced) !== null })
      run = ''
    }
    for (const child of element.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) run += child.textContent ?? ''
      else {
        end()
        if (child instanceof Element && !isHidden(child)) read(child)
      }
    }
    end()
  }
  read(page)
  return runs
}
