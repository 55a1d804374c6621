import { bookingsEndpoints } from '@booking-dashboard/http-adapter/contract'
import { describe, expect, it } from 'vitest'
import { type Changes, home, requiredDataOf, update, updateAdditional } from '../../test/api/account.js'
import type { Visitor } from '../../test/api/createVisitor.js'
import type { Reason } from '../refusal/codes.js'
import { createSignedInSetting } from '../../test/api/createSetting.js'
import { bookingOf } from '../../test/api/shopping.js'

const questionsOf = async (visitor: Visitor) => {
  const data = await requiredDataOf(visitor)
  if (data === undefined || Array.isArray(data)) throw new Error('No questions')
  return data
}

const openOn = async (visitor: Visitor) => (await bookingOf(visitor)).open_questions

const askedOf = async (visitor: Visitor, bookingRef: string) =>
  (await visitor.call(bookingsEndpoints.requiredData, { params: { bookingRef } })).answer?.required_data

describe('required data', () => {
  it('asks demo@example.com and the passengers of SUN1001 questions of every type, some answered', async () => {
    const { visitor } = await createSignedInSetting()
    const data = await questionsOf(visitor)
    expect(Object.keys(data)).toEqual(['7001', '7101', '7102'])
    const questions = Object.values(data).flat()
    expect(new Set(questions.map(({ type }) => type))).toEqual(
      new Set(['text', 'date', 'select', 'boolean', 'address']),
    )
    const open = questions.filter(({ required, answer }) => required && answer === null)
    expect(open.map(({ handle }) => handle)).toEqual(['has_travel_insurance', 'home_address', 'passport_issued_on'])
    expect(questions.some(({ required, answer }) => !required && answer === null)).toBe(true)
    expect(questions.some(({ required, answer }) => required && answer !== null)).toBe(true)
    expect(await openOn(visitor)).toBe(open.length)
  })

  it('is an empty array without questions', async () => {
    const { visitor } = await createSignedInSetting('new')
    expect(await requiredDataOf(visitor)).toEqual([])
  })

  it('is stored once answered, and the booking has fewer open questions', async () => {
    const { visitor } = await createSignedInSetting()
    expect((await update(visitor, { required_data: { has_travel_insurance: false } })).codes).toEqual([])
    expect(await openOn(visitor)).toBe(2)
    expect((await updateAdditional(visitor, '7101', { required_data: { home_address: home } })).codes).toEqual([])
    expect(await openOn(visitor)).toBe(1)
    expect(
      (await updateAdditional(visitor, '7102', { required_data: { passport_issued_on: '2024-05-06' } })).codes,
    ).toEqual([])
    expect(await openOn(visitor)).toBe(0)
    const { 7001: amelia, 7101: theo } = await questionsOf(visitor)
    expect(amelia?.find(({ handle }) => handle === 'has_travel_insurance')?.answer).toBe(false)
    expect(theo?.find(({ handle }) => handle === 'home_address')?.answer).toMatchObject({
      postcode: home.postcode,
      country: { code: 'IE' },
    })
  })

  it('is open again if the answer is deleted', async () => {
    const { visitor } = await createSignedInSetting()
    await update(visitor, { required_data: { reception_meal: '', dietary_requirements: '' } })
    // The optional question does not count.
    expect(await openOn(visitor)).toBe(4)
  })

  const wrong: readonly (readonly [string, Reason, NonNullable<Changes['required_data']>])[] = [
    ['an unknown handle', 'unknownQuestion', { shoe_size: '39' }],
    ['another passenger’s question', 'unknownQuestion', { home_address: home }],
    ['an option that is not offered', 'answerNotOffered', { reception_meal: 'Lobster' }],
    ['a label in place of its option', 'answerNotOffered', { room_preference: 'One double bed' }],
    ['text for a yes or no', 'invalidAnswer', { has_travel_insurance: 'yes' }],
    ['text for a date', 'invalidAnswer', { passport_issued_on: 'last year' }],
    ['a date that is not in the calendar', 'invalidAnswer', { passport_issued_on: '2023-02-29' }],
    ['a yes for a text', 'invalidAnswer', { dietary_requirements: true }],
    ['text for an address', 'invalidAnswer', { next_of_kin_address: 'Bristol' }],
    ['an address without a postcode', 'postcodeMissing', { next_of_kin_address: { ...home, postcode: '' } }],
    ['a card number', 'textNotKept', { dietary_requirements: 'None, pay with 4242 4242 4242 4242' }],
    ['a text of 501 characters', 'textNotKept', { dietary_requirements: 'x'.repeat(501) }],
  ]

  it.each(wrong)('refuses %s with %d and stores none of the answers', async (_, code, answers) => {
    const { visitor } = await createSignedInSetting()
    const before = await questionsOf(visitor)
    expect((await update(visitor, { required_data: { reception_meal: 'Vegan', ...answers } })).codes).toEqual([code])
    expect(await questionsOf(visitor)).toEqual(before)
  })
})

describe('the required data of a booking', () => {
  it('is that of every passenger of SUN1001, with the same questions and answers as the customer’s own list', async () => {
    const { visitor } = await createSignedInSetting()
    const data = await questionsOf(visitor)
    expect(await askedOf(visitor, 'SUN1001')).toEqual(data)
    await update(visitor, { required_data: { has_travel_insurance: true } })
    await updateAdditional(visitor, '7101', { required_data: { home_address: home } })
    const answered = await questionsOf(visitor)
    expect(answered).not.toEqual(data)
    expect(await askedOf(visitor, 'SUN1001')).toEqual(answered)
  })

  it('is an empty array without questions', async () => {
    const { visitor } = await createSignedInSetting()
    for (const reference of ['SUN1002', 'SUN1003']) expect(await askedOf(visitor, reference)).toEqual([])
  })
})
