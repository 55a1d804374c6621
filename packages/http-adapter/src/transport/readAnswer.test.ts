import { left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { get, post } from '../contract/endpoint.js'
import { type Expected, readAnswer } from './readAnswer.js'

const Name = t.type({ name: t.string }, 'Name')
const coded = { errors: [{ code: 15000010, message: 'no' }] }
const codedFailure = { kind: 'server', errors: [{ code: '15000010', message: 'no' }] }

const answerTo = (status: number, body: unknown, { answer = Name, ...more }: Partial<Expected<t.Mixed>> = {}) =>
  readAnswer(
    { ...get('read', '/', answer), ...more },
    { status, text: typeof body === 'string' ? body : JSON.stringify(body) },
  )
const unused = { answer: t.unknown }
const page = '<!doctype html><title>Sign in to the hotel</title>'

describe('a 2xx', () => {
  it.each([200, 201, 299])('%i is read as the answer', (status) => {
    expect(answerTo(status, { name: 'a', more: 1 })).toEqual(right({ name: 'a', more: 1 }))
  })

  it('is a server failure if it lists errors, whatever else it contains', () => {
    expect(answerTo(200, { name: 'a', ...coded })).toMatchObject(left(codedFailure))
  })

  it('is the answer if its list of errors is empty', () => {
    expect(answerTo(200, { name: 'a', errors: [], error: null })).toEqual(right({ name: 'a', errors: [], error: null }))
  })

  it.each([['null'], ['[]'], ['"text"'], ['']])(
    'that is %s instead of an object cannot be decoded at "body"',
    (text) => {
      expect(answerTo(200, text)).toMatchObject(left({ kind: 'decode', path: 'body' }))
    },
  )

  it('may be empty if nothing of the answer is used', () => {
    expect(answerTo(204, '', unused)).toEqual(right(undefined))
  })
})

describe("an answer that is not the API's own, whatever its status", () => {
  const statuses = [200, 204, 302, 400, 401, 403, 404, 408, 409, 413, 418, 429, 500, 502, 503]
  const everything = { tolerates: statuses, means: statuses, maySpeakText: true }

  it.each(statuses)('is a page, or JSON that broke off: %i', (status) => {
    for (const body of [page, '<html>', '{"name":"a', '["a', '"a'])
      for (const expected of [{}, unused, everything, { ...everything, ...unused }])
        expect(answerTo(status, body, expected)).toEqual(left({ kind: 'notFromTheApi', status }))
  })

  it.each([302, 304, 400, 404, 408, 409, 413, 418, 422, 429, 500, 503])(
    'has an error status without errors: %i',
    (status) => {
      for (const body of [
        '',
        '{}',
        'null',
        '"no"',
        '[]',
        { name: 'a' },
        { errors: [] },
        { errors: [42] },
        { error: true },
      ])
        expect(answerTo(status, body)).toEqual(left({ kind: 'notFromTheApi', status }))
    },
  )

  it.each([
    ['a refused session', 401, [401, 403]],
    ['another account', 403, [401, 403]],
  ])('has a status that means nothing for the call: %s', (_, status) => {
    for (const body of ['', {}])
      expect(answerTo(status, body, { means: [] })).toMatchObject(left({ kind: 'notFromTheApi' }))
  })

  it('has errors without code and message', () => {
    for (const errors of [[42], [{}], [''], { at: 1 }])
      expect(answerTo(200, { name: 'a', errors })).toEqual(left({ kind: 'notFromTheApi', status: 200 }))
  })
})

describe('a status with a meaning of its own', () => {
  const paid = post('pay', '/', Name, { idempotent: true })

  it.each([
    [401, 'unauthorised'],
    [403, 'forbidden'],
  ])('%i counts if the body is empty or JSON: %s', (status, kind) => {
    for (const body of ['', {}, { message: 'no' }]) expect(answerTo(status, body)).toEqual(left({ kind, errors: [] }))
    for (const body of ['"no"', '7']) expect(answerTo(status, body)).toMatchObject(left({ kind: 'notFromTheApi' }))
  })

  it('is a 404 where the endpoint says so', () => {
    expect(answerTo(404, '', { means: [404] })).toEqual(left({ kind: 'notFound', errors: [] }))
  })

  it('is a 409 under a key, where a 403 without errors means nothing', () => {
    expect(answerTo(409, '', paid)).toEqual(left({ kind: 'conflict' }))
    expect(answerTo(409, coded, paid)).toMatchObject(left(codedFailure))
    expect(answerTo(403, '', paid)).toEqual(left({ kind: 'notFromTheApi', status: 403 }))
    expect(answerTo(403, coded, paid)).toMatchObject(left({ kind: 'forbidden' }))
  })

  it('is no 401 of a call without a session, whose errors are shown', () => {
    expect(answerTo(401, coded, { means: [] })).toMatchObject(left(codedFailure))
  })
})

describe('a status that is not tolerated', () => {
  it.each([
    [401, 'unauthorised'],
    [403, 'forbidden'],
    [404, 'notFound'],
  ])('%i is %s, with the errors that explain it', (status, kind) => {
    expect(answerTo(status, coded)).toEqual(left({ kind, errors: codedFailure.errors }))
  })

  it.each([400, 409, 422, 429, 500, 503])('%i is a server failure if it has errors', (status) => {
    expect(answerTo(status, coded)).toMatchObject(left(codedFailure))
    expect(answerTo(status, { error: 'Down' })).toMatchObject(
      left({ kind: 'server', errors: [{ code: null, message: 'Down' }] }),
    )
  })

  it('429 with errors is too many requests, not a refusal', () => {
    expect(answerTo(429, coded)).toMatchObject(left({ ...codedFailure, tooMany: true }))
  })

  it('5xx with errors leaves open whether the call took effect, a 4xx does not', () => {
    expect(answerTo(500, coded)).toMatchObject(left({ ...codedFailure, open: true }))
    expect(answerTo(429, coded)).toMatchObject(left(codedFailure))
  })
})

describe('a tolerated status', () => {
  const tolerant = { tolerates: [403] }

  it('is read as the answer', () => {
    expect(answerTo(403, { name: 'a' }, tolerant)).toEqual(right({ name: 'a' }))
  })

  it('403 with errors is a server failure', () => {
    expect(answerTo(403, coded, tolerant)).toMatchObject(left(codedFailure))
  })

  it.each([[{}], ['']])('403 with %j, neither errors nor an answer, is forbidden', (body) => {
    expect(answerTo(403, body, tolerant)).toEqual(left({ kind: 'forbidden', errors: [] }))
  })

  it('403 is forbidden if nothing of the body is used: a refusal is no success', () => {
    for (const body of ['', {}])
      expect(answerTo(403, body, { ...tolerant, ...unused })).toEqual(left({ kind: 'forbidden', errors: [] }))
    expect(answerTo(200, '', { ...tolerant, ...unused })).toEqual(right(undefined))
  })

  it('401 stays unauthorised with errors or without an answer', () => {
    expect(answerTo(401, coded, { tolerates: [401] })).toEqual(
      left({ kind: 'unauthorised', errors: codedFailure.errors }),
    )
    expect(answerTo(401, '', { tolerates: [401] })).toEqual(left({ kind: 'unauthorised', errors: [] }))
  })

  it('does not make another status tolerated', () => {
    expect(answerTo(401, { name: 'a' }, tolerant)).toEqual(left({ kind: 'unauthorised', errors: [] }))
  })
})
