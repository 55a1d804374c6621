import { holdsTwelveDigits } from '../customer/cardNumbers.js'
import type { ServedEndpoint } from '../routing/Route.js'

/** Replaces a hidden value. */
const hidden = '•••'

/**
 * Fields that identify the request and reveal nothing about a person or a card. Any other field is hidden, so a new
 * field is safe.
 */
const harmless =
  /^(id|\w+_ids?|tickets|amount|action|day|quantity|count|ref|reference|bookingReference|booking_ref|code|direction|type|mode)$/

const secret = /key|token|secret|password/i

/** Deeper than any body of the contract. Deeper levels are hidden, so that no body exhausts the stack. */
const deepest = 20

/** The body in the journal: all fields, with the values of harmless ones. */
export const shownBody = (body: unknown, key = '', depth = 0): unknown => {
  if (depth > deepest) return hidden
  if (Array.isArray(body)) return body.slice(0, 50).map((one: unknown) => shownBody(one, key, depth + 1))
  if (typeof body === 'object' && body !== null)
    return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, shownBody(value, name, depth + 1)]))
  if (body === undefined || body === null || typeof body === 'boolean') return body ?? null
  const text = String(body)
  return harmless.test(key) && text.length <= 60 && !holdsTwelveDigits(text) ? body : hidden
}

/** The actual path without private parts. Without an endpoint, its query is hidden too. */
export const shownPath = (url: URL, endpoint: Pick<ServedEndpoint, 'path' | 'query'> | null): string => {
  const { pathname } = url
  const template = endpoint?.path.split('/') ?? []
  const path = pathname
    .split('/')
    .map((piece, index) => (isFixed(template[index]) || isHarmless(template[index] ?? '', piece) ? piece : hidden))
    .join('/')
  if (url.search === '') return path
  const query = [...url.searchParams].map(
    ([name, value]) => `${name}=${endpoint?.query?.includes(name) && isHarmless(name, value) ? value : hidden}`,
  )
  return query.length === 0 ? path : `${path}?${query.join('&')}`
}

const isFixed = (piece: string | undefined): boolean => piece !== undefined && !piece.startsWith(':')

const isHarmless = (name: string, value: string): boolean =>
  !secret.test(name) && value.length <= 60 && !holdsTwelveDigits(value)
