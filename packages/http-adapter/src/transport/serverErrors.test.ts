import { describe, expect, it } from 'vitest'
import { readServerErrors } from './serverErrors.js'

describe('the errors of an answer', () => {
  it.each([
    ['code as a number', { errors: [{ code: 16000140, message: 'no' }] }, [{ code: '16000140', message: 'no' }]],
    ['code as text', { errors: [{ code: '16000140' }] }, [{ code: '16000140', message: null }]],
    ['error_code', { errors: [{ code: null, error_code: 16000140 }] }, [{ code: '16000140', message: null }]],
    ['plain texts', { errors: ['no'] }, [{ code: null, message: 'no' }]],
    ['a single error as an object', { error: { error_code: '7', message: 'no' } }, [{ code: '7', message: 'no' }]],
    ['a single error as text', { error: 'no' }, [{ code: null, message: 'no' }]],
    [
      'both forms at once',
      { errors: [{ code: 1 }], error: 'no' },
      [
        { code: '1', message: null },
        { code: null, message: 'no' },
      ],
    ],
    ['an entry of no known shape', { errors: [42] }, [{ code: null, message: null }]],
    ['an empty text', { errors: [''] }, [{ code: null, message: null }]],
    ['an entry with an empty text', { errors: [{ code: 7, message: '' }] }, [{ code: '7', message: null }]],
    ['one entry without its list', { errors: { code: 1 } }, [{ code: '1', message: null }]],
  ])('are read from %s', (_, body, expected) => {
    expect(readServerErrors(body)).toEqual(expected)
  })

  it.each([
    [{ errors: [] }],
    [{ errors: {} }],
    [{ errors: null }],
    [{ error: null }],
    [{ error: '' }],
    [{ error: false }],
    [{}],
    [[]],
    [null],
    ['error'],
  ])('are empty in %j', (body) => {
    expect(readServerErrors(body)).toEqual([])
  })
})
