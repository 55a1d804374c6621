import { left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { readAnswer } from './readAnswer.js'

const Name = t.type({ name: t.string }, 'Name')
const coded = { errors: [{ code: 15000010, message: 'no' }] }
const codedFailure = { kind: 'server', errors: [{ code: '15000010', message: 'no' }] }

const answerTo = (status: number, body: unknown, tolerates: readonly number[] = [], answer: t.Mixed = Name) =>
  readAnswer({ answer, tolerates }, { status, text: typeof body === 'string' ? body : JSON.stringify(body) })

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

  it('that is not JSON cannot be decoded at "body"', () => {
    expect(answerTo(200, '<html>')).toMatchObject(left({ kind: 'decode', path: 'body' }))
  })

  it.each([['null'], ['[]'], ['"text"'], ['']])(
    'that is %s instead of an object cannot be decoded at "body"',
    (text) => {
      expect(answerTo(200, text)).toMatchObject(left({ kind: 'decode', path: 'body' }))
    },
  )

  it('may be empty if nothing of the answer is used', () => {
    expect(answerTo(204, '', [], t.unknown)).toEqual(right(undefined))
  })

  it('that is not JSON is refused even if nothing of the answer is used', () => {
    expect(answerTo(200, '<html>', [], t.unknown)).toMatchObject(left({ kind: 'decode', path: 'body' }))
  })
})

describe("a refusal that is not the API's own JSON", () => {
  it.each([400, 401, 403, 404, 409, 418, 429, 502])('is marked as foreign: %i', (status) => {
    expect(answerTo(status, '<html>')).toMatchObject(left({ foreign: true }))
    expect(answerTo(status, '<html>', [status], t.unknown)).toMatchObject(left({ foreign: true }))
  })

  it.each([401, 403, 409])('is not marked if it is JSON, or empty: %i', (status) => {
    for (const body of [coded, {}, '']) expect(answerTo(status, body)).not.toMatchObject(left({ foreign: true }))
  })
})

describe('a status that is not tolerated', () => {
  it('401 is unauthorised, with the errors that explain it', () => {
    expect(answerTo(401, coded)).toMatchObject(left({ kind: 'unauthorised', errors: codedFailure.errors }))
    expect(answerTo(401, '')).toMatchObject(left({ kind: 'unauthorised', errors: [] }))
  })

  it('403 is forbidden, with the errors that explain it', () => {
    expect(answerTo(403, coded)).toEqual(left({ kind: 'forbidden', errors: codedFailure.errors }))
    expect(answerTo(403, '')).toEqual(left({ kind: 'forbidden', errors: [] }))
  })

  it('404 is not found, with its errors', () => {
    expect(answerTo(404, coded)).toMatchObject(left({ kind: 'notFound', errors: codedFailure.errors }))
    expect(answerTo(404, { error: 'That one is gone' })).toEqual(
      left({ kind: 'notFound', errors: [{ code: null, message: 'That one is gone' }] }),
    )
    expect(answerTo(404, '<html>')).toMatchObject(left({ kind: 'notFound', errors: [] }))
  })

  it.each([400, 409, 422, 429, 500, 503])(
    '%i is a server failure if it has errors, and its status otherwise',
    (status) => {
      expect(answerTo(status, coded)).toMatchObject(left(codedFailure))
      expect(answerTo(status, { error: 'Down' })).toMatchObject(
        left({ kind: 'server', errors: [{ code: null, message: 'Down' }] }),
      )
      expect(answerTo(status, { name: 'a' })).toMatchObject(left({ kind: 'http', status }))
      expect(answerTo(status, '<html>')).toMatchObject(left({ kind: 'http', status }))
    },
  )

  it('429 with errors is too many requests, not a refusal', () => {
    expect(answerTo(429, coded)).toMatchObject(left({ ...codedFailure, tooMany: true }))
  })

  it('5xx with errors leaves open whether the call took effect, a 4xx does not', () => {
    expect(answerTo(500, coded)).toMatchObject(left({ ...codedFailure, open: true }))
    expect(answerTo(429, coded)).toMatchObject(left(codedFailure))
  })

  it('304 is reported as its status', () => {
    expect(answerTo(304, '')).toMatchObject(left({ kind: 'http', status: 304 }))
  })
})

describe('a tolerated status', () => {
  it('is read as the answer', () => {
    expect(answerTo(403, { name: 'a' }, [403])).toEqual(right({ name: 'a' }))
  })

  it('403 with errors is a server failure', () => {
    expect(answerTo(403, coded, [403])).toMatchObject(left(codedFailure))
  })

  it.each([[{}], ['<html>'], ['']])('403 with %j, neither errors nor an answer, is forbidden', (body) => {
    expect(answerTo(403, body, [403])).toMatchObject(left({ kind: 'forbidden', errors: [] }))
  })

  it('403 is forbidden if nothing of the body is used: a refusal is no success', () => {
    expect(answerTo(403, '', [403], t.unknown)).toEqual(left({ kind: 'forbidden', errors: [] }))
    expect(answerTo(403, {}, [403], t.unknown)).toEqual(left({ kind: 'forbidden', errors: [] }))
    expect(answerTo(200, '', [403], t.unknown)).toEqual(right(undefined))
  })

  it('401 stays unauthorised with errors or without an answer', () => {
    expect(answerTo(401, coded, [401])).toMatchObject(left({ kind: 'unauthorised', errors: codedFailure.errors }))
    expect(answerTo(401, '', [401])).toMatchObject(left({ kind: 'unauthorised', errors: [] }))
  })

  it('does not make another status tolerated', () => {
    expect(answerTo(401, { name: 'a' }, [403])).toMatchObject(left({ kind: 'unauthorised', errors: [] }))
  })
})
