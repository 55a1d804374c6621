import { paymentPlanEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import { type CardProblem, cardToUse } from '../payment/cardToUse.js'
import { bookingPrices } from '../records/bookingPrices.js'
import type { BookingRecord } from '../records/BookingRecord.js'
import type { PlanCard, PlanChange, PlanInstalment, PlanRecord } from '../records/PlanRecord.js'
import { codes } from '../refusal/codes.js'
import { refuse } from '../refusal/Refusal.js'
import { ownBooking, checkNotReadOnly } from '../routing/ownBooking.js'
import { route, type Route } from '../routing/Route.js'
import type { World } from '../world/World.js'
import { instalmentAnswer } from './planAnswer.js'
import { checkOnPackage, instalmentsOn, isDay, runningPlan } from './planOffer.js'
import { doneAtOnce, planChangeAnswer, setUpCard } from './setUpCard.js'

export const paymentPlanRoutes: readonly Route[] = [
  route(paymentPlanEndpoints.update, (call) => {
    const booking = ownBooking(call, call.param('bookingReference'))
    const change = updatePlan(call.world, booking, call.body)
    call.begun(change)
    return planChangeAnswer(change)
  }),
  route(paymentPlanEndpoints.projection, (call) => {
    const booking = ownBooking(call, call.param('bookingReference'))
    return { projection: planProjection(call.world, booking, call.query('day')).map(instalmentAnswer) }
  }),
]

/** The instalments for this day of the month: of a running plan after a change of its day, otherwise of a new plan. */
const planProjection = (world: World, booking: BookingRecord, text: string | null): readonly PlanInstalment[] => {
  checkOnPackage(booking)
  const day = /^\d{1,2}$/.test(text ?? '') ? Number(text) : undefined
  if (!isDay(day)) return refuse('invalidDay', 'The day of a payment plan is 1 to 31.')
  if (bookingPrices(booking).outstanding <= 0) refuse(codes.nothingOutstanding, 'There is no outstanding balance.')
  const instalments = instalmentsOn(world, booking, day)
  const failure = runningPlan(world, booking) === null ? codes.planCreateFailed : codes.planUpdateFailed
  return instalments.length > 0 ? instalments : refuse(failure, 'No instalment on this day falls before the departure.')
}

type PlanOrder = t.TypeOf<typeof paymentPlanEndpoints.update.body>

/** A change that is refused at once leaves its key unused. Any other answer is final for its key. */
const updatePlan = (world: World, booking: BookingRecord, order: PlanOrder): PlanChange => {
  switch (order.action) {
    case 'create':
      return createPlan(world, booking, order)
    case 'change_payment':
      return changePayment(world, booking, order)
    case 'change_day':
      return changeDay(world, booking, order)
  }
}

const planCard = (world: World, booking: BookingRecord, order: PlanOrder): PlanCard | CardProblem => {
  const { card_number: paymentMethodId, cardholder_name: cardholder, expiry_date: expiry } = order
  if (paymentMethodId === undefined || cardholder === undefined || expiry === undefined) {
    return refuse(codes.invalidRequest, 'The card is missing.')
  }
  const card = cardToUse(world, booking, { card: paymentMethodId, cardholder, expiry })
  return 'code' in card ? card : { paymentMethodId, card, cardholder }
}

const createPlan = (world: World, booking: BookingRecord, order: PlanOrder): PlanChange => {
  checkNotReadOnly(world, booking)
  checkOnPackage(booking)
  if (runningPlan(world, booking) !== null) refuse(codes.invalidPlanAction, 'This booking has a payment plan already.')
  if (bookingPrices(booking).outstanding <= 0) refuse(codes.nothingOutstanding, 'There is no outstanding balance.')
  const { day } = order
  if (!isDay(day)) return refuse('invalidDay', 'The day of a payment plan is 1 to 31.')
  if (instalmentsOn(world, booking, day).length === 0) {
    refuse(codes.planCreateFailed, 'No instalment on this day falls before the departure.')
  }
  const card = planCard(world, booking, order)
  return setUpCard(world, booking, card, { kind: 'begin', day })
}

const planToChange = (world: World, { reference }: BookingRecord): PlanRecord =>
  world.plans.get(reference) ?? refuse(codes.planNotFound, 'This booking has no payment plan.')

const checkRunning = (world: World, booking: BookingRecord): void => {
  if (runningPlan(world, booking) === null) refuse(codes.invalidPlanAction, 'This payment plan is paid off.')
}

/** A plan in error continues with the new card if it has instalments to come. */
const changePayment = (world: World, booking: BookingRecord, order: PlanOrder): PlanChange => {
  const plan = planToChange(world, booking)
  checkRunning(world, booking)
  if (plan.inError && plan.instalments.every(({ state }) => state !== 'toCome')) {
    refuse(codes.planNotResumable, 'No instalment of this payment plan is left to be taken.')
  }
  const card = planCard(world, booking, order)
  return setUpCard(world, booking, card, { kind: 'changeCard' })
}

const changeDay = (world: World, booking: BookingRecord, { day }: PlanOrder): PlanChange => {
  const plan = planToChange(world, booking)
  checkRunning(world, booking)
  if (plan.inError) refuse(codes.invalidPlanAction, 'A payment plan in error needs another card first.')
  if (!isDay(day)) return refuse('invalidDay', 'The day of a payment plan is 1 to 31.')
  const toCome = instalmentsOn(world, booking, day)
  if (toCome.length === 0) refuse(codes.planUpdateFailed, 'No instalment on this day falls before the departure.')
  plan.day = day
  plan.instalments = [...plan.instalments.filter(({ state }) => state !== 'toCome'), ...toCome]
  return doneAtOnce(booking)
}
