import { describe, expect, it } from 'vitest'
import { nameChangeProblems, noNameChange } from './nameChangeForm.js'

const holder = { firstName: 'Ada', lastName: 'King' }
const typed = { firstName: ' Grace ', lastName: 'Hopper', email: ' grace@example.com', telephone: '' }

describe('a name change', () => {
  it('needs a first and a last name', () => {
    expect(nameChangeProblems(noNameChange, holder)).toEqual([
      { field: 'firstName', kind: 'missing' },
      { field: 'lastName', kind: 'missing' },
    ])
  })

  it('accepts an email address only if it is well-formed', () => {
    expect(nameChangeProblems({ ...typed, email: 'grace' }, holder)).toEqual([{ field: 'email', kind: 'invalid' }])
  })

  it.each([
    ['firstName', '4242 4242 4242 4242', 'cardNumber'],
    ['lastName', '4242 4242 4242 4242', 'cardNumber'],
    ['email', '4242424242424242@example.com', 'cardNumber'],
    ['telephone', '4242 4242 4242 4242', 'invalid'],
    ['telephone', 'ring me', 'invalid'],
  ] as const)('refuses the %s "%s" as %s', (field, value, kind) => {
    expect(nameChangeProblems({ ...typed, [field]: value }, holder)).toEqual([{ field, kind }])
  })

  it('must differ from the present name', () => {
    const same = { ...typed, firstName: 'Ada ', lastName: ' King' }
    expect(nameChangeProblems(same, holder)).toEqual([{ field: 'firstName', kind: 'unchanged' }])
    expect(nameChangeProblems(same, null)).toEqual([])
  })

  it('is refused as the same name beside another mistake, and not while a name is missing', () => {
    const same = { ...typed, firstName: 'Ada', lastName: 'King' }
    expect(nameChangeProblems({ ...same, telephone: 'ring me' }, holder)).toEqual([
      { field: 'firstName', kind: 'unchanged' },
      { field: 'telephone', kind: 'invalid' },
    ])
    const missing = nameChangeProblems(
      { ...same, firstName: '', lastName: '' },
      { ...holder, firstName: '', lastName: '' },
    )
    expect(missing.map(({ kind }) => kind)).toEqual(['missing', 'missing'])
  })

  it('has names and an address of at most 80 characters', () => {
    const long = 'x'.repeat(81)
    const problems = nameChangeProblems(
      { firstName: long, lastName: long, email: `${long}@example.com`, telephone: '' },
      holder,
    )
    expect(problems).toEqual(['firstName', 'lastName', 'email'].map((field) => ({ field, kind: 'tooLong' })))
    expect(nameChangeProblems({ ...typed, firstName: 'x'.repeat(80) }, holder)).toEqual([])
  })
})
