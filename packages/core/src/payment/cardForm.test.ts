import { describe, expect, it } from 'vitest'
import { toPackageSettings } from '../catalogue/package/packageInformation.js'
import { texts } from '../composition/texts.js'
import { cardFields, type CardFieldState, type CardFormInput, type CardFormState, cardFormState } from './cardForm.js'

const { form, terms } = texts.screen.checkout
const withAmex = toPackageSettings([{ handle: 'PAYMENTS_AMEX_ENABLED', value: '1' }])
const without = toPackageSettings([{ handle: 'PAYMENTS_AMEX_ENABLED', value: '0' }])

const empty: CardFieldState = { empty: true, complete: false, error: null, brand: null }
const complete: CardFieldState = { empty: false, complete: true, error: null, brand: 'visa' }
const filled = { number: complete, expiry: complete, cvc: complete }
const untouched = { number: empty, expiry: empty, cvc: empty }

const formOf = (change: Partial<CardFormInput> = {}): CardFormState =>
  cardFormState(
    {
      name: 'Amelia Hart',
      fields: filled,
      submittedWith: untouched,
      settings: without,
      notice: null,
      termsObstacle: null,
      isAsked: false,
      ...change,
    },
    texts,
  )
const noErrors = { name: null, number: null, expiry: null, cvc: null, terms: null }

describe('a card form', () => {
  it('is complete with a name, three complete fields, and no problem with the terms', () => {
    expect(formOf()).toMatchObject({ isComplete: true, errors: noErrors, problems: [] })
    expect(formOf({ name: ' ' }).isComplete).toBe(false)
    for (const field of cardFields) expect(formOf({ fields: { ...filled, [field]: empty } }).isComplete).toBe(false)
    expect(formOf({ termsObstacle: 'notAccepted' }).isComplete).toBe(false)
  })

  it('shows what is missing only after a submit, and then in the order of the form', () => {
    const missing = { name: '', fields: untouched, termsObstacle: 'notAccepted' } as const
    expect(formOf(missing)).toMatchObject({ errors: noErrors, problems: [] })
    const asked = formOf({ ...missing, isAsked: true })
    expect(asked.problems).toEqual([
      { part: 'name', message: form.problems.name },
      { part: 'number', message: form.problems.number },
      { part: 'expiry', message: form.problems.expiry },
      { part: 'cvc', message: form.problems.cvc },
      { part: 'terms', message: terms.problems.notAccepted },
    ])
    expect(Object.values(asked.errors)).toEqual(asked.problems.map(({ message }) => message))
    expect(asked.problemsTitle).toBe(form.problems.title)
    expect(formOf({ termsObstacle: 'notShownYet', isAsked: true }).problemsTitle).toBe(terms.problemTitle)
  })

  it('asks for the terms alone before a wallet pays', () => {
    const wallet = { name: '', fields: untouched, isAsked: true, needsOnlyTerms: true } as const
    const asked = formOf({ ...wallet, termsObstacle: 'notAccepted' })
    expect(asked.problems).toEqual([{ part: 'terms', message: terms.problems.notAccepted }])
    expect(asked.errors).toEqual({ ...noErrors, terms: terms.problems.notAccepted })
    expect(formOf(wallet)).toMatchObject({ isComplete: true, errors: noErrors })
  })

  it('shows a wrong entry at once: a number as the name, or an error from the card company', () => {
    expect(formOf({ name: '4242 4242 4242 4242' })).toMatchObject({
      errors: { ...noErrors, name: form.problems.nameIsNumber },
      isComplete: false,
    })
    const fields = { ...filled, expiry: { ...complete, complete: false, error: 'It is in the past.' } }
    expect(formOf({ fields })).toMatchObject({
      errors: { ...noErrors, expiry: 'It is in the past.' },
      isComplete: false,
    })
  })

  it('shows a refusal by the card company until its field changes', () => {
    const notice = { kind: 'card', field: 'cvc', message: 'It is not right.' } as const
    expect(formOf({ notice, submittedWith: filled }).errors).toEqual({ ...noErrors, cvc: 'It is not right.' })
    const fields = { ...filled, cvc: { ...complete } }
    expect(formOf({ notice, submittedWith: filled, fields }).errors).toEqual(noErrors)
    expect(formOf({ notice: { kind: 'declined' }, submittedWith: filled }).errors).toEqual(noErrors)
  })
})

describe('American Express', () => {
  const fields = { ...filled, number: { ...complete, brand: 'amex' } }

  it('is offered only if the setting is 1', () => {
    expect([withAmex, without, null].map((settings) => formOf({ settings }).offersAmex)).toEqual([true, false, false])
  })

  it('is refused if the settings exclude it; without settings the back end decides', () => {
    const refused = [withAmex, without, null].map((settings) => formOf({ settings, fields }).errors.number)
    expect(refused).toEqual([null, form.amexRefused, null])
    expect(formOf({ fields }).isComplete).toBe(false)
  })
})
