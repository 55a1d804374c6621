import { describe, expect, it } from 'vitest'
import { missingPaxDrafts, toMissingPax } from './missingPassengers.js'

const typed = (key: number, firstName: string, lastName = 'Lind') => ({
  key,
  firstName,
  lastName,
  email: '',
  telephone: '',
})

describe('passengers who are missing', () => {
  it('begin with what was typed here, else with what was typed with their tickets', () => {
    expect(missingPaxDrafts([7, 9], [typed(9, 'Nils')], [typed(1, 'Maya'), typed(2, 'Ola')])).toEqual([
      typed(7, 'Maya'),
      typed(9, 'Nils'),
    ])
  })

  it('begin empty where nobody can tell whose names were typed', () => {
    expect(missingPaxDrafts([7], [], [typed(1, 'Maya'), typed(2, 'Ola')])).toEqual([typed(7, '', '')])
  })

  it('are sent under the ids that their tickets name, once every name is there', () => {
    expect(toMissingPax([typed(7, ' Maya ')])).toEqual([
      { id: 7, firstName: 'Maya', lastName: 'Lind', email: '', telephone: '' },
    ])
    expect(toMissingPax([typed(7, 'Maya'), typed(9, ' ')])).toBeNull()
  })
})
