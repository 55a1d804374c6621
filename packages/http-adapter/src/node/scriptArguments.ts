import type {
  BalancePart,
  BalancePayment,
  Dashboard,
  Failure,
  Operation,
  PaymentStatus,
  PlanForm,
  ShoppingBasket,
} from '@booking-dashboard/core'
import { endWithout, memoizeByKey } from '@booking-dashboard/core/composition'
import {
  type AddCommandName,
  exceptionFailure,
  fieldsByKind,
  type PersonSection,
  type Purchase,
  zeroMinor,
} from '@booking-dashboard/core/ports'
import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { itemArguments } from '../basket/basketKinds.js'
import {
  id,
  isText,
  list,
  listOfSome,
  number,
  object,
  orNothing,
  problemOf,
  someOf,
  text,
  textOrNull,
  wants,
} from '../contract/argumentCodecs.js'

// Types protect the screens. A script may pass anything, so its arguments are checked before a request, and the failure
// names the field.

const person = { firstName: id, lastName: id, email: text, telephone: text }
const roomExtra = { extraId: id, optionId: id, name: text, otherInformation: text }
const heldRoomExtra = object({ roomLineId: id, ...roomExtra })
const rooms = listOfSome(object({ accommodationId: id, roomId: id, name: text, extras: list(object(roomExtra)) }))
const addedTickets = object({
  tickets: listOfSome(object({ ticketTypeId: id, ticketName: text })),
  newPassengers: orNothing(list(object(person))),
})
/** Each ticket names a passenger by id, or a new passenger by index. */
const tickets = new t.Type<t.TypeOf<typeof addedTickets>, t.TypeOf<typeof addedTickets>, unknown>(
  addedTickets.name,
  addedTickets.is,
  (value, context) => {
    const decoded = addedTickets.validate(value, context)
    if (isLeft(decoded)) return decoded
    const { tickets: chosen, newPassengers = [] } = decoded.right
    const isNamed = t.union([
      t.type({ passengerId: number }),
      t.type({
        newPassenger: wants(
          'an index',
          (index): index is number => number.is(index) && newPassengers[index] !== undefined,
        ),
      }),
    ]).is
    const open = chosen.findIndex((ticket) => !isNamed(ticket))
    if (open < 0) return decoded
    const at = t.appendContext(
      t.appendContext(context, 'tickets', addedTickets.props.tickets, chosen),
      `${open}`,
      t.never,
    )
    const wanted = 'passengerId as a whole number, or newPassenger as an index of newPassengers'
    return t.failure(chosen[open], at, `has to name a passenger: ${wanted}`)
  },
  t.identity,
)

const fieldsOf = <Section extends PersonSection>(section: Section) =>
  fieldsByKind(section, { freeText: text, text, date: textOrNull })

const address = object({ ...fieldsOf('address'), countryId: text })
const single = wants(
  'a text, true, false or an address',
  (value): value is string | boolean => isText(value) || typeof value === 'boolean',
)
const answer = new t.Type<unknown>(
  single.name,
  t.union([single, address]).is,
  (value, context) => (t.UnknownRecord.is(value) ? address : single).validate(value, context),
  t.identity,
)
const answers = t.record(t.string, answer, 'an object with answers by handle')
const changes = someOf({
  personalDetails: someOf({
    ...fieldsOf('name'),
    ...fieldsOf('details'),
    emergencyContact: object(fieldsOf('emergencyContact')),
  }),
  address,
  passport: object(fieldsOf('passport')),
  bankAccount: object(fieldsOf('bankAccount')),
  requiredData: answers,
})
const failed = (failure: Failure) => ({ kind: 'failed' as const, failure })

/** The name and the shape of an argument. An object needs no name, since its fields are named. */
type Argument = readonly [root: string | null, codec: t.Decoder<unknown, unknown>]

/** Wraps a command: it ends with a failure of this operation if an argument has another shape. */
const checked =
  <Args extends readonly unknown[], End>(
    named: Operation | readonly [operation: Operation, command: string],
    codec: t.Decoder<unknown, unknown>,
    run: (...args: Args) => Promise<End>,
    end: (failure: Failure) => NoInfer<End>,
    root: string | null = null,
    ...more: readonly Argument[]
  ) =>
  async (...args: Args): Promise<End> => {
    const [operation, command] = isText(named) ? [named, named] : named
    const expected: readonly Argument[] = [[root, codec], ...more]
    const problems = expected.map(([name, argument], index) => problemOf(argument, args[index], name))
    const problem = problems.find((one) => one !== null)
    if (problem === undefined) return run(...args)
    return end({ operation, cause: exceptionFailure(new TypeError(`${command}: ${problem}`)) })
  }

/** Throws a TypeError that names the argument: a command that ends in nothing has no other way to refuse it. */
const demand = (
  command: string,
  ...given: readonly (readonly [root: string, argument: t.Decoder<unknown, unknown>, value: unknown])[]
): void => {
  for (const [root, argument, value] of given) {
    const problem = problemOf(argument, value, root)
    if (problem !== null) throw new TypeError(`${command}: ${problem}`)
  }
}

/** What a script asks for by a booking's reference. */
const ofBooking = <A>(name: string, create: (bookingRef: string) => A): ((bookingRef: string) => A) =>
  memoizeByKey((bookingRef) => {
    demand(name, ['bookingRef', id, bookingRef])
    return create(bookingRef)
  })

/** More than a customer buys at once. Each ticket and room is an entry of its own, so a huge number would not end. */
const mostPieces = 1000
const quantityOfPieces = wants(
  `a whole number from 0 to ${mostPieces}`,
  (value): value is number => number.is(value) && value >= 0 && value <= mostPieces,
)
const holderOfTicket = wants(
  'a passenger by kind: known, newPassenger, additionalCustomer or open',
  t.union([
    t.type({ kind: t.literal('open') }),
    t.type({ kind: t.literal('known'), passengerId: number }),
    t.type({ kind: t.literal('newPassenger'), key: number }),
    t.type({ kind: t.literal('additionalCustomer'), customerId: id }),
  ]).is,
)

const checkedShops = ({
  ticketShop,
  roomShop,
  extrasShop,
}: Dashboard): Pick<Dashboard, 'ticketShop' | 'roomShop' | 'extrasShop'> => {
  const roomShops = ofBooking('roomShop', (bookingRef) =>
    memoizeByKey((accommodationId): ReturnType<typeof roomShop> => {
      const shop = roomShop(bookingRef, accommodationId)
      return {
        ...shop,
        choose: (roomId, quantity) => {
          demand('choose', ['roomId', id, roomId], ['quantity', quantityOfPieces, quantity])
          shop.choose(roomId, quantity)
        },
      }
    }),
  )
  return {
    ticketShop: ofBooking('ticketShop', (bookingRef) => {
      const shop = ticketShop(bookingRef)
      return {
        ...shop,
        choose: (ticketTypeId, quantity) => {
          demand('choose', ['ticketTypeId', id, ticketTypeId], ['quantity', quantityOfPieces, quantity])
          shop.choose(ticketTypeId, quantity)
        },
        assign: (ticketKey, holder) => {
          demand('assign', ['ticketKey', number, ticketKey], ['holder', holderOfTicket, holder])
          shop.assign(ticketKey, holder)
        },
      }
    }),
    roomShop: (bookingRef, accommodationId) => roomShops(bookingRef)(accommodationId),
    extrasShop: ofBooking('extrasShop', (bookingRef) => {
      const shop = extrasShop(bookingRef)
      const optionIds = object({ extraId: id, optionId: id })
      return {
        ...shop,
        choose: (option, quantity) => {
          demand('choose', ['option', optionIds, option], ['quantity', quantityOfPieces, quantity])
          shop.choose(option, quantity)
        },
      }
    }),
  }
}

const card = object({
  cardholderName: text,
  source: wants(
    "{ kind: 'paymentMethod', id }, or fields or wallet of your own cards",
    t.union([
      t.type({ kind: t.literal('paymentMethod'), id }),
      t.type({ kind: t.keyof({ fields: null, wallet: null }) }),
    ]).is,
  ),
  agreed: orNothing(number),
})

/** Wraps a payment: a card of another shape is not sent, and the notice names the field. */
const checkedPayment =
  <Input>(
    command: string,
    argument: t.Decoder<unknown, unknown>,
    run: (input: Input) => Promise<PaymentStatus>,
    purchase: Purchase,
    part: BalancePart = 'outstanding',
  ) =>
  async (input: Input): Promise<PaymentStatus> => {
    const problem = problemOf(argument, input)
    return problem === null
      ? run(input)
      : endWithout({ kind: 'invalid', problem: { message: `${command}: ${problem}` } }, purchase, part)
  }

const checkedPayments = ({ checkout, balancePayment }: Dashboard): Pick<Dashboard, 'checkout' | 'balancePayment'> => {
  const balances = (part: BalancePart) =>
    ofBooking('balancePayment', (bookingRef): BalancePayment => {
      const model = balancePayment(bookingRef, part)
      const purchase = { kind: 'balance', bookingRef, owed: zeroMinor } as const
      return { ...model, pay: checkedPayment('pay', card, model.pay, purchase, part) }
    })
  const parts: Readonly<Record<BalancePart, ReturnType<typeof balances>>> = {
    outstanding: balances('outstanding'),
    overdue: balances('overdue'),
  }
  const balancePart = wants('outstanding or overdue', t.keyof(parts).is)
  return {
    checkout: ofBooking('checkout', (bookingRef) => {
      const model = checkout(bookingRef)
      return { ...model, pay: checkedPayment('pay', card, model.pay, { kind: 'basket', bookingRef, basketId: null }) }
    }),
    balancePayment: (bookingRef, part) => {
      demand('balancePayment', ['part', balancePart, part])
      return parts[part](bookingRef)
    },
  }
}

const checkedPlanForm = (form: PlanForm, bookingRef: string, action: PlanAction): PlanForm => ({
  ...form,
  submit: checkedPayment('submit', object({ day: t.unknown, card: orNothing(card) }), form.submit, {
    kind: 'plan',
    bookingRef,
    action,
    stood: '',
  }),
})

type PlanAction = Extract<Purchase, { readonly kind: 'plan' }>['action']
type PlanForms = ReturnType<Dashboard['plan']>

const checkedPlan = (plan: PlanForms, bookingRef: string): PlanForms => ({
  ...plan,
  setUp: checkedPlanForm(plan.setUp, bookingRef, 'create'),
  changeCard: checkedPlanForm(plan.changeCard, bookingRef, 'changePayment'),
  changeDay: checkedPlanForm(plan.changeDay, bookingRef, 'changeDay'),
})

type AddCommand = Extract<keyof ShoppingBasket, `add${string}`>

/** The commands of the table of kinds. */
const checkedItems = (basket: ShoppingBasket): Pick<ShoppingBasket, AddCommandName> => {
  const entryOf = (name: AddCommandName) => {
    const run: (input: never) => Promise<unknown> = basket[name]
    return [name, checked(name, itemArguments[name](), run, failed)] as const
  }
  return Object.fromEntries((Object.keys(itemArguments) as AddCommandName[]).map(entryOf)) as unknown as Pick<
    ShoppingBasket,
    AddCommandName
  >
}

const checkedAdding = (basket: ShoppingBasket): Pick<ShoppingBasket, AddCommand> => ({
  addTickets: checked('addTickets', tickets, basket.addTickets, failed),
  addPassengers: checked(
    'addPassengers',
    listOfSome(object({ id: number, ...person })),
    basket.addPassengers,
    failed,
    'passengers',
  ),
  addAccommodation: checked(
    'addAccommodation',
    object({ rooms, extras: orNothing(list(heldRoomExtra)) }),
    basket.addAccommodation,
    failed,
  ),
  addAccommodationOptions: checked(
    ['addExtras', 'addAccommodationOptions'],
    object({ extras: listOfSome(heldRoomExtra) }),
    basket.addAccommodationOptions,
    failed,
  ),
  ...checkedItems(basket),
  addNameChange: checked('addNameChange', object({ ticketId: id, ...person }), basket.addNameChange, failed),
})

const checkedBasket = (basket: ShoppingBasket): ShoppingBasket => ({
  ...basket,
  ...checkedAdding(basket),
  remove: checked(['removeItems', 'remove'], list(id), basket.remove, failed, 'keys'),
})

/** Wraps a dashboard: its commands check their arguments. */
export const withCheckedArguments = (dashboard: Dashboard): Dashboard => {
  const { session, passwords, customer, bookings, basket, deliveryAddress, bookingQuestions, plan, resale } = dashboard
  const passwordChange = object({ currentPassword: text, password: text })
  const refs = list(id)
  return {
    ...dashboard,
    ...checkedShops(dashboard),
    ...checkedPayments(dashboard),
    session: {
      ...session,
      signIn: checked(['login', 'signIn'], object({ email: text, password: text }), session.signIn, failed),
    },
    passwords: {
      ...passwords,
      change: checked(['changePassword', 'change'], passwordChange, passwords.change, failed),
      requestReset: checked(['resetPassword', 'requestReset'], text, passwords.requestReset, failed, 'email'),
      setNewPassword: checked(['changePassword', 'setNewPassword'], id, passwords.setNewPassword, failed, 'token', [
        'password',
        text,
      ]),
    },
    bookings: { ...bookings, load: checked(['getBooking', 'load'], id, bookings.load, failed, 'bookingRef') },
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
    basket: ofBooking('basket', (bookingRef) => checkedBasket(basket(bookingRef))),
    deliveryAddress: ofBooking('deliveryAddress', (bookingRef) => {
      const model = deliveryAddress(bookingRef)
      const others = orNothing(refs)
      return {
        ...model,
        update: checked(['bookingDelivery', 'update'], address, model.update, failed, null, ['others', others]),
      }
    }),
    bookingQuestions: ofBooking('bookingQuestions', (bookingRef) => {
      const model = bookingQuestions(bookingRef)
      const argument = object({ customerId: id, changes })
      return { ...model, save: checked(['updateCustomer', 'save'], argument, model.save, failed) }
    }),
    plan: ofBooking('plan', (bookingRef) => checkedPlan(plan(bookingRef), bookingRef)),
    resale: ofBooking('resale', (bookingRef) => {
      const model = resale(bookingRef)
      const argument = orNothing(list(object({ id, status: text })))
      const end = (failure: Failure) => ({ ...failed(failure), isUnclear: false })
      return { ...model, update: checked(['resale', 'update'], argument, model.update, end, 'tickets') }
    }),
  }
}
