import { describe, expect, it } from 'vitest'
import { noAddress, type Question } from '../../domain/Customer.js'
import { questionsForm, questionValues } from './questionsForm.js'

const around = { now: Date.UTC(2026, 7, 1), countries: [{ id: '1', name: 'Ireland', code: 'IE' }] }
const question = (type: Question['type'], more: Partial<Question> = {}): Question => ({
  handle: type,
  label: `Your ${type}`,
  type,
  required: true,
  options: [],
  answer: null,
  ...more,
})
const all = (['text', 'date', 'select', 'boolean', 'address'] as const).map((type) => question(type))
const address = { ...noAddress, address1: '1 Quay', city: 'Cork', postcode: 'T12', countryId: '1' }

describe('the questions of a person', () => {
  it('must be answered if they are required, and each problem names its question', () => {
    const values = questionValues(all, around.countries)
    expect(questionsForm(all).problems(values, around)).toEqual([
      { field: 'text', kind: 'answerMissing', label: 'Your text' },
      { field: 'date', kind: 'answerMissing', label: 'Your date' },
      { field: 'select', kind: 'answerMissing', label: 'Your select' },
      { field: 'boolean', kind: 'answerMissing', label: 'Your boolean' },
      { field: 'address.address1', kind: 'answerMissing', label: 'Your address' },
    ])
    const optional = all.map((one) => ({ ...one, required: false }))
    expect(questionsForm(optional).problems(values, around)).toEqual([])
    expect(questionsForm(optional).toChanges(values, around)).toEqual({ requiredData: {} })
  })

  it('send the answers as they were shown', () => {
    const answers = { text: 'None', date: '2020-02-29', select: 'fish', boolean: false, address }
    const answered = all.map((one) => ({ ...one, answer: answers[one.type] }))
    const values = questionValues(answered, around.countries)
    expect(questionsForm(answered).problems(values, around)).toEqual([])
    expect(questionsForm(answered).toChanges(values, around)).toEqual({ requiredData: answers })
  })

  it('send a typed text cleaned, and the value of an option as it is', () => {
    const value = ' Vegan – no\u00a0nuts'
    const asked = [question('text'), question('select', { options: [{ value, label: 'Vegan' }] })]
    expect(questionsForm(asked).toChanges({ text: value, select: value }, around)).toEqual({
      requiredData: { text: 'Vegan - no nuts', select: value },
    })
  })

  it('follow the rules of the profile’s fields', () => {
    const values = {
      text: 'x',
      date: '31/2/2020',
      select: 'x',
      boolean: 'no',
      'address.city': 'Cork',
      'address.country': 'Atlantis',
    }
    expect(questionsForm(all).problems(values, around)).toEqual([
      { field: 'date', kind: 'dateNotReal' },
      { field: 'address.address1', kind: 'streetMissing' },
      { field: 'address.postcode', kind: 'postcodeMissing' },
      { field: 'address.country', kind: 'countryUnknown' },
    ])
  })

  it('refuse a card number', () => {
    const values = {
      text: 'It is 4242 4242 4242 4242',
      'address.address1': '1 Quay',
      'address.city': '4242-4242-4242-4242',
      'address.postcode': 'T12',
      'address.country': 'Ireland',
    }
    expect(questionsForm([question('text'), question('address')]).problems(values, around)).toEqual([
      { field: 'text', kind: 'cardNumber' },
      { field: 'address.city', kind: 'cardNumber' },
    ])
  })

  it.each([
    ['text', 'x'.repeat(500), null],
    ['text', 'x'.repeat(501), 'answerTooLong'],
    ['date', '1/1/1900', null],
    ['date', '31/12/2100', null],
    ['date', '1/1/9999', 'dateOutOfRange'],
    ['date', '31/12/1899', 'dateOutOfRange'],
  ] as const)('have limits: %s %s', (type, value, kind) => {
    const found = questionsForm([question(type)]).problems({ [type]: value }, around)
    expect(found).toEqual(kind === null ? [] : [{ field: type, kind }])
  })

  it('remove an answer that was cleared', () => {
    const diet = question('text', { required: false, answer: 'Vegan' })
    expect(questionsForm([diet]).toChanges({ text: ' ' }, around)).toEqual({ requiredData: { text: '' } })
  })
})
