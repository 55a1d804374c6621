import type { paymentPlanEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import type { BookingRecord } from '../bookings/BookingRecord.js'
import { bookingPrices } from '../bookings/bookingPrices.js'
import { cardToUse } from '../payment/cardToUse.js'
import { codes } from '../routing/codes.js'
import { refuse } from '../routing/Refusal.js'
import type { World } from '../world/World.js'
import { checkOnPackage, instalmentsOn, isDay, runningPlan } from './planOffer.js'
import { type PlanCard, type PlanRecord } from './PlanRecord.js'
import { setUpCard } from './setUpCard.js'

type PlanOrder = t.TypeOf<typeof paymentPlanEndpoints.update.body>

/** The client secret of the set-up intent that wants the bank's check, or null where none is wanted. */
export const updatePlan = (world: World, booking: BookingRecord, order: PlanOrder): string | null => {
  switch (order.action) {
    case 'create':
      return createPlan(world, booking, order)
    case 'change_payment':
      return changePayment(world, booking, order)
    case 'change_day':
      changeDay(world, booking, order)
      return null
  }
}

const planCard = (world: World, booking: BookingRecord, order: PlanOrder): PlanCard => {
  const { card_number: paymentMethodId, cardholder_name: cardholder, expiry_date: expiry } = order
  if (paymentMethodId === undefined || cardholder === undefined || expiry === undefined) {
    return refuse(codes.invalidRequest, 'The card is missing.')
  }
  const card = cardToUse(world, booking, { card: paymentMethodId, cardholder, expiry })
  return { paymentMethodId, card, cardholder }
}

const createPlan = (world: World, booking: BookingRecord, order: PlanOrder): string | null => {
  checkOnPackage(booking)
  if (runningPlan(world, booking) !== null) refuse(codes.invalidPlanAction, 'This booking has a payment plan already.')
  if (bookingPrices(booking).outstanding <= 0) refuse(codes.nothingOutstanding, 'There is no outstanding balance.')
  const { day } = order
  if (!isDay(day)) return refuse(codes.planCreateFailed, 'The day of a payment plan is 1 to 31.')
  if (instalmentsOn(world, booking, day).length === 0) {
    refuse(codes.planCreateFailed, 'No instalment on this day falls before the departure.')
  }
  const card = planCard(world, booking, order)
  return setUpCard(world, booking, card, () => begin(world, booking, day, card))
}

/** What is owed may have been paid, and a day may have gone by, while the bank asked. */
const begin = (world: World, booking: BookingRecord, day: number, card: PlanCard): void => {
  const instalments = instalmentsOn(world, booking, day)
  if (instalments.length === 0) return
  const id = `PLAN-${world.ids.next('plan', 3101)}`
  world.plans.set(booking.reference, { id, day, card, inError: false, instalments })
}

const planToChange = (world: World, { reference }: BookingRecord): PlanRecord =>
  world.plans.get(reference) ?? refuse(codes.planNotFound, 'This booking has no payment plan.')

const checkRunning = (world: World, booking: BookingRecord): void => {
  if (runningPlan(world, booking) === null) refuse(codes.invalidPlanAction, 'This payment plan is paid off.')
}

/** A plan in error goes on with the new card, unless none of its dates comes before the departure any more. */
const changePayment = (world: World, booking: BookingRecord, order: PlanOrder): string | null => {
  const plan = planToChange(world, booking)
  checkRunning(world, booking)
  if (plan.inError && plan.instalments.every(({ state }) => state !== 'toCome')) {
    refuse(codes.planNotResumable, 'No instalment of this payment plan is left to be taken.')
  }
  const card = planCard(world, booking, order)
  return setUpCard(world, booking, card, () => {
    plan.card = card
    plan.inError = false
  })
}

const changeDay = (world: World, booking: BookingRecord, { day }: PlanOrder): void => {
  const plan = planToChange(world, booking)
  checkRunning(world, booking)
  if (plan.inError) refuse(codes.invalidPlanAction, 'A payment plan in error wants another card first.')
  if (!isDay(day)) return refuse(codes.planUpdateFailed, 'The day of a payment plan is 1 to 31.')
  const toCome = instalmentsOn(world, booking, day)
  if (toCome.length === 0) refuse(codes.planUpdateFailed, 'No instalment on this day falls before the departure.')
  plan.day = day
  plan.instalments = [...plan.instalments.filter(({ state }) => state !== 'toCome'), ...toCome]
}
