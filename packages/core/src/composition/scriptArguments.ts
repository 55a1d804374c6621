import type { ShoppingBasket } from '../basket/shoppingBasket.js'
import { exceptionFailure, failedAt, type Failure, type Operation } from '../failure/Failure.js'
import { isPlanDay } from '../domain/PaymentPlan.js'
import type { PlanForm, PlanForms } from '../payment-plan/planForm.js'
import { memoizeByKey } from '../reactive/resource.js'
import {
  argument,
  firstOf,
  id,
  inside,
  isRecord,
  isText,
  list,
  listOfSome,
  number,
  object,
  orNothing,
  someOf,
  text,
  textOrNull,
  wants,
  type Check,
} from './argumentChecks.js'
import type { Dashboard } from './Dashboard.js'

// Types protect the screens. A script may pass anything, so its arguments are checked before a request, and the failure
// names the field.

const planDay = wants('a day from 1 to 31', (value) => typeof value === 'number' && isPlanDay(value))

const person = { firstName: id, lastName: id, email: text, telephone: text }
const roomExtra = { extraId: id, optionId: id, name: text, otherInformation: text }
const rooms = listOfSome(object({ accommodationId: id, roomId: id, name: text, extras: list(object(roomExtra)) }))
const passenger = wants(
  'a customerId or a passengerId',
  (value) => isRecord(value) && (id(value['customerId'], '') === null || Number.isInteger(value['passengerId'])),
)
const seat = object({
  stopId: id,
  passenger,
  routes: listOfSome(id),
  direction: wants('OUTBOUND or RETURN', (value) => value === 'OUTBOUND' || value === 'RETURN'),
  date: id,
  departureLocation: text,
  arrivalLocation: text,
})

const ticketFields = object({
  tickets: listOfSome(object({ ticketTypeId: id, ticketName: text })),
  newPassengers: orNothing(list(object(person))),
})
/** Each ticket names a passenger by id, or a new passenger by index. */
const tickets: Check = (value, at) => {
  const problem = ticketFields(value, at)
  if (problem !== null || !isRecord(value) || !Array.isArray(value['tickets'])) return problem
  const count = Array.isArray(value['newPassengers']) ? value['newPassengers'].length : 0
  const isNewPassenger = (index: unknown): boolean =>
    Number.isInteger(index) && Number(index) >= 0 && Number(index) < count
  const open = value['tickets'].findIndex(
    (ticket: unknown) =>
      isRecord(ticket) && !Number.isInteger(ticket['passengerId']) && !isNewPassenger(ticket['newPassenger']),
  )
  return open < 0
    ? null
    : `tickets[${open}] has to name a passenger: passengerId, or newPassenger from 0 to ${count - 1}`
}

const address = object({
  address1: text,
  address2: text,
  address3: text,
  city: text,
  postcode: text,
  county: text,
  countryId: text,
})
const answer: Check = (value, at) =>
  isRecord(value)
    ? address(value, at)
    : wants('a text, true, false or an address', (one) => isText(one) || typeof one === 'boolean')(value, at)
const answers: Check = (value, at) =>
  isRecord(value)
    ? firstOf(Object.entries(value).map(([handle, one]) => answer(one, inside(at, handle))))
    : `${at} has to be an object with answers by handle`
const changes = someOf({
  personalDetails: someOf({
    firstName: text,
    lastName: text,
    gender: text,
    phone: text,
    dateOfBirth: textOrNull,
    emergencyContact: object({ fullName: text, telephone: text }),
  }),
  address,
  passport: object({
    number: text,
    expiryDate: textOrNull,
    nationality: text,
    firstName: text,
    middleNames: text,
    lastName: text,
    issueCountry: text,
  }),
  bankAccount: object({ accountName: text, sortCode: text, accountNumber: text }),
  requiredData: answers,
})
const failed = (failure: Failure) => ({ kind: 'failed' as const, failure })

/** Wraps a command: it ends with a failure of this operation if its first argument has another shape. */
const checked =
  <Args extends readonly unknown[], End>(
    named: Operation | readonly [operation: Operation, command: string],
    check: Check,
    run: (...args: Args) => Promise<End>,
    end: (failure: Failure) => NoInfer<End>,
    at = argument,
  ) =>
  async (...args: Args): Promise<End> => {
    const [operation, command] = isText(named) ? [named, named] : named
    const problem = check(args[0], at)
    if (problem === null) return run(...args)
    return end(failedAt(operation)(exceptionFailure(new TypeError(`${command}: ${problem}`))))
  }

/** Wraps a form: its day must be a whole number, since a text such as '31' is a mistake in a script. */
const checkedPlanForm = (form: PlanForm): PlanForm => ({
  ...form,
  chooseDay: async (day) => {
    const problem = planDay(day, 'day')
    if (problem !== null) throw new TypeError(`chooseDay: ${problem}`)
    await form.chooseDay(day)
  },
})

export const checkedPlan = (plan: PlanForms): PlanForms => ({
  ...plan,
  setUp: checkedPlanForm(plan.setUp),
  changeCard: checkedPlanForm(plan.changeCard),
  changeDay: checkedPlanForm(plan.changeDay),
})

export const checkedBasket = (basket: ShoppingBasket): ShoppingBasket => ({
  ...basket,
  addTickets: checked('addTickets', tickets, basket.addTickets, failed),
  addPassengers: checked(
    'addPassengers',
    listOfSome(object({ id: number, ...person })),
    basket.addPassengers,
    failed,
    'passengers',
  ),
  addAccommodation: checked('addAccommodation', object({ rooms }), basket.addAccommodation, failed),
  addAccommodationOptions: checked(
    ['addExtras', 'addAccommodationOptions'],
    object({ extras: listOfSome(object({ roomLineId: id, ...roomExtra })) }),
    basket.addAccommodationOptions,
    failed,
  ),
  addExtras: checked(
    'addExtras',
    object({ extras: listOfSome(object({ extraId: id, optionId: id, groupId: number, name: text })) }),
    basket.addExtras,
    failed,
  ),
  addTransport: checked('addTransport', object({ seats: listOfSome(seat) }), basket.addTransport, failed),
  addNameChange: checked('addNameChange', object({ ticketId: id, ...person }), basket.addNameChange, failed),
  remove: checked(['removeItems', 'remove'], list(id), basket.remove, failed, 'keys'),
})

/** Wraps a dashboard: its commands check their arguments. */
export const withCheckedArguments = (dashboard: Dashboard): Dashboard => {
  const { session, passwords, customer, basket, deliveryAddress, bookingQuestions, plan, resale } = dashboard
  const passwordChange = object({ currentPassword: text, password: text })
  const refs = list(id)
  return {
    ...dashboard,
    session: {
      ...session,
      signIn: checked(['login', 'signIn'], object({ email: text, password: text }), session.signIn, failed),
    },
    passwords: {
      ...passwords,
      change: checked(['changePassword', 'change'], passwordChange, passwords.change, failed),
      requestReset: checked(['resetPassword', 'requestReset'], text, passwords.requestReset, failed, 'email'),
    },
    customer: {
      ...customer,
      update: checked(['updateCustomer', 'update'], object({ changes }), customer.update, failed),
      updateDeliveries: checked(
        ['updateCustomerBookingDeliveries', 'updateDeliveries'],
        object({ changes, bookingRefs: refs }),
        customer.updateDeliveries,
        failed,
      ),
      updateAdditional: checked(
        ['updateAdditionalCustomer', 'updateAdditional'],
        object({ customerId: id, bookingRef: id, changes }),
        customer.updateAdditional,
        failed,
      ),
    },
    basket: memoizeByKey((bookingRef) => checkedBasket(basket(bookingRef))),
    deliveryAddress: memoizeByKey((bookingRef) => {
      const model = deliveryAddress(bookingRef)
      const end = (failure: Failure) => ({ ...failed(failure), changedSome: false })
      return { ...model, update: checked(['bookingDelivery', 'update'], address, model.update, end) }
    }),
    bookingQuestions: memoizeByKey((bookingRef) => {
      const model = bookingQuestions(bookingRef)
      const check = object({ customerId: id, changes })
      return { ...model, save: checked(['updateCustomer', 'save'], check, model.save, failed) }
    }),
    plan: memoizeByKey((bookingRef) => checkedPlan(plan(bookingRef))),
    resale: memoizeByKey((bookingRef) => {
      const problem = id(bookingRef, 'bookingRef')
      if (problem !== null) throw new TypeError(`resale: ${problem}`)
      const model = resale(bookingRef)
      const check = orNothing(list(object({ id, status: text })))
      return { ...model, update: checked(['resale', 'update'], check, model.update, failed, 'tickets') }
    }),
  }
}
