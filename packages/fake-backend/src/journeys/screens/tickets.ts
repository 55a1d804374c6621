import { basketOf, latest, paths, texts, type TicketShop, type TicketTypeChoice } from '@booking-dashboard/core'
import type { Visit } from './Visit.js'
import type { Walk } from './ScreenStep.js'

const ref = 'SUN1001'

const typesIn = (shop: TicketShop): readonly TicketTypeChoice[] => {
  const { value } = shop.state$
  return value.kind === 'choosing' ? value.events.flatMap(({ types }) => types) : []
}

const outcomeOf = (shop: TicketShop): string => {
  const { value } = shop.state$
  return 'outcome' in value ? JSON.stringify(value.outcome) : value.kind
}

const refusalsOf = (shop: TicketShop): number => ('attempts' in shop.state$.value ? shop.state$.value.attempts : 0)

/** Opens the shop with an empty basket and nothing chosen. */
const openShop = async (visit: Visit): Promise<TicketShop> => {
  const shop = visit.dashboard.ticketShop(ref)
  await visit.emptyBasket(ref)
  visit.tab.navigation.goTo(paths.tickets(ref))
  await visit.run(shop.open)
  for (const { id, quantity } of typesIn(shop)) if (quantity > 0) shop.choose(id, 0)
  return shop
}

/** Before a choice, and before an attempt, nothing is wrong. After an attempt each fault stands where it is. */
const compareWrong = (visit: Visit, shop: TicketShop, isTried: boolean): void => {
  for (const { id, quantity, stock, tooManyOf, tickets } of typesIn(shop)) {
    const isTooMany = isTried && stock.limit !== null && quantity > stock.limit
    visit.equal(`what is too much of ${id}`, tooManyOf, isTooMany ? stock.limit : null)
    for (const { key, holder, isHolderMissing } of tickets)
      visit.equal(`whether ${key} lacks its holder`, isHolderMissing, isTried && holder.kind === 'open')
  }
}

interface Named {
  readonly key: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** Types a new passenger into every other ticket and chooses a known one for the rest. */
const nameHolders = (visit: Visit, shop: TicketShop, typeId: string): readonly Named[] => {
  const tickets = () => typesIn(shop).find(({ id }) => id === typeId)?.tickets ?? []
  const named: Named[] = []
  tickets().forEach(({ key }, at) => {
    if (at % 2 === 1) return shop.assign(key, { kind: 'known', passengerId: visit.number(2) + 1 })
    shop.assignNewPassenger(key)
    const newKey = tickets()[at]?.newPassenger?.key ?? -1
    const person = { firstName: `Nora${at}`, lastName: 'Quill', email: `nora${at}@example.com` }
    for (const field of ['firstName', 'lastName', 'email'] as const) shop.editNewPassenger(newKey, field, person[field])
    named.push({ key, ...person })
  })
  for (const { key, firstName, lastName, email } of named) {
    const shown = tickets().find((one) => one.key === key)?.newPassenger
    visit.equal('who was typed', [shown?.firstName, shown?.lastName, shown?.email], [firstName, lastName, email])
  }
  const [offered] = tickets().map(({ options }) => options.flatMap((one) => one.newPassengerNumber ?? []))
  visit.equal(
    'the numbers of the new passengers',
    offered,
    named.map((_one, at) => at + 1),
  )
  const shown = tickets().flatMap(({ newPassenger }) => newPassenger?.key ?? [])
  visit.equal('the number of new passengers', new Set(shown).size, named.length)
  return named
}

const compareSummary = (visit: Visit, shop: TicketShop): void => {
  const { value } = shop.state$
  if (value.kind !== 'choosing') return visit.expect(false, `tickets to be on sale, not ${value.kind}`)
  const { available = {}, costs = {} } = visit.booking(ref) ?? {}
  const chosen = typesIn(shop).filter(({ quantity }) => quantity > 0)
  visit.equal(
    'the chosen tickets',
    value.summary.count,
    chosen.reduce((sum, { quantity }) => sum + quantity, 0),
  )
  visit.equal(
    'the lines of the choice',
    value.summary.lines.map(({ name, quantity, cost }) => [name, quantity, cost]),
    chosen.map(({ id, name, quantity }) => [name, quantity, quantity * (costs[id] ?? 0)]),
  )
  for (const { id, quantity, stock, tickets } of typesIn(shop)) {
    const left = available[id] ?? 0
    visit.equal(`what is left of ${id}`, stock.left, Number.isFinite(left) ? left : null)
    visit.equal(`whether all of ${id} are chosen`, stock.isAllChosen, quantity > 0 && quantity >= left)
    visit.equal(`whether ${id} is offered`, stock.isOffered, left > 0 || quantity > 0)
    visit.equal(`the tickets of ${id}`, tickets.length, quantity)
  }
}

/** Chooses tickets wrongly in each way, puts it right, and buys them. */
const chooseTickets: Walk = {
  words: 'chooses tickets and their holders',
  go: async (visit) => {
    const shop = await openShop(visit)
    const type = visit.one(typesIn(shop).filter(({ stock }) => stock.limit === null || stock.limit > 0))
    if (type === undefined) return
    const limit = type.stock.limit ?? 4
    const count = Math.min(limit, 1 + visit.number(4))
    shop.choose(type.id, count)
    compareSummary(visit, shop)
    compareWrong(visit, shop, false)
    if (limit <= 8) {
      shop.choose(type.id, limit + 1)
      compareWrong(visit, shop, false)
      const end = await visit.run(shop.add)
      visit.equal('the attempt', end.kind, type.stock.limit === null ? end.kind : 'invalid')
      compareWrong(visit, shop, true)
      shop.choose(type.id, limit)
      compareWrong(visit, shop, refusalsOf(shop) > 0)
      shop.choose(type.id, count)
      compareSummary(visit, shop)
    }
    for (const { key } of typesIn(shop).find(({ id }) => id === type.id)?.tickets ?? []) shop.assignNewPassenger(key)
    const before = refusalsOf(shop)
    const refused = await visit.run(shop.add)
    visit.equal('the attempt without names', refused.kind, 'invalid')
    visit.equal('the attempts', refusalsOf(shop), before + 1)
    const nameless = typesIn(shop).flatMap(({ tickets }) => tickets.flatMap(({ newPassenger }) => newPassenger ?? []))
    visit.expect(
      nameless.length > 0 && nameless.every(({ problems }) => problems.firstName === 'missing'),
      'a name to be asked for at each new passenger',
    )
    shop.choose(type.id, 0)
    shop.choose(type.id, count)
    const named = nameHolders(visit, shop, type.id)
    const held = typesIn(shop).find(({ id }) => id === type.id)?.tickets ?? []
    const isBuying = visit.oneIn(2)
    visit.tab.navigation.goTo(paths.tickets(ref))
    const end = await visit.run(isBuying ? shop.buy : shop.add)
    visit.equal('the end', end.kind, 'added')
    visit.equal(
      'the page afterwards',
      visit.tab.navigation.current(),
      isBuying ? paths.checkout(ref) : paths.tickets(ref),
    )
    visit.equal('the outcome', outcomeOf(shop), JSON.stringify({ kind: 'added', count: held.length }))
    compareSummary(visit, shop)
    const after = visit.basket(ref)
    visit.equal('the tickets in the basket', after?.tickets.length, held.length)
    visit.equal(
      'the new passengers',
      [...(after?.passengerNames ?? [])].toSorted(),
      named.map(({ firstName, lastName }) => `${firstName} ${lastName}`).toSorted(),
    )
    // One more than the highest id in use (behaviour/basket#2.9).
    const highest = Math.max(...(visit.booking(ref)?.passengers ?? []))
    visit.equal(
      'the ids of the new passengers',
      after?.passengers,
      named.map((_one, at) => highest + 1 + at),
    )
    shop.choose(type.id, 1)
    visit.equal('the outcome after another choice', outcomeOf(shop), JSON.stringify({ kind: 'none' }))
    shop.choose(type.id, 0)
  },
}

/** The tickets arrive and their new passengers do not: the basket asks who they are. */
const passengersRefused: Walk = {
  words: 'gives the names of passengers who did not arrive',
  go: async (visit) => {
    const shop = await openShop(visit)
    const type = visit.one(typesIn(shop).filter(({ stock }) => stock.limit === null || stock.limit >= 3))
    if (type === undefined) return
    // A basket that exists is not discarded after a failure.
    await visit.run(visit.dashboard.basket(ref).create)
    shop.choose(type.id, 3)
    const named = nameHolders(visit, shop, type.id)
    const end = await visit.during('addPax', { kind: 'error', code: 10000010 }, shop.add)
    visit.equal('the end', end.kind, 'partlyAdded')
    visit.equal('the outcome', outcomeOf(shop), JSON.stringify({ kind: 'partlyAdded', left: 0 }))
    const basket = visit.dashboard.basket(ref)
    visit.tab.navigation.goTo(paths.basket(ref))
    await visit.run(basket.load)
    const missing = () => (basket.state$.value.kind === 'loaded' ? basket.state$.value.missing : null)
    const typed = () => missing()?.passengers.map(({ draft }) => [draft.firstName, draft.lastName, draft.email]) ?? []
    visit.equal(
      'the names as typed',
      typed(),
      named.map((one) => [one.firstName, one.lastName, one.email]),
    )
    visit.equal('the attempts', missing()?.attempts, 0)
    const [first] = missing()?.passengers ?? []
    if (first === undefined) return
    basket.editPassenger(first.draft.key, 'firstName', '')
    visit.equal('what is wrong before an attempt', missing()?.problems, [])
    visit.equal('an attempt without a name', (await visit.run(basket.savePassengers)).kind, 'invalid')
    visit.equal('the attempts', missing()?.attempts, 1)
    visit.equal(
      'what is wrong',
      missing()?.problems.map(({ field }) => field),
      ['firstName'],
    )
    if (visit.oneIn(2)) {
      await visit.returnAfterExpiry()
      await visit.run(() => Promise.all([visit.dashboard.bookings.load(ref), basket.load()]))
      // What was typed stays. What was wrong with it is told after another attempt.
      visit.equal('what is wrong after another sign-in', [missing()?.attempts, missing()?.problems], [0, []])
      visit.equal('the first name', typed()[0]?.[0], '')
    }
    basket.editPassenger(first.draft.key, 'firstName', 'Vera')
    const names = ['Vera Quill', ...named.slice(1).map((one) => `${one.firstName} ${one.lastName}`)]
    visit.equal(
      'the names to be sent',
      typed().map(([one, other]) => `${one} ${other}`),
      names,
    )
    if (visit.oneIn(2)) {
      const failed = await visit.during('addPax', { kind: 'drop' }, basket.savePassengers)
      visit.equal('the save without an answer', failed.kind, 'failed')
      visit.equal('whether it is being saved', missing()?.isSaving, false)
      visit.expect(missing()?.failure !== null, 'the failure to be shown')
      visit.equal(
        'the names after the failure',
        typed().map(([one, other]) => `${one} ${other}`),
        names,
      )
    }
    visit.equal('the save', (await visit.run(basket.savePassengers)).kind, 'saved')
    visit.equal('who is missing', missing(), null)
    visit.equal('the new passengers', visit.basket(ref)?.passengerNames, names)
    visit.equal('the save of nobody', (await visit.run(basket.savePassengers)).kind, 'nobodyMissing')
    await visit.run(shop.open)
    visit.equal('what is chosen', typesIn(shop).filter(({ quantity }) => quantity > 0).length, 0)
  },
}

/** Neither the call nor the reload has an answer: the shop does not know, and looks before it sends again. */
const unclearTickets: Walk = {
  words: 'adds tickets without an answer',
  go: async (visit) => {
    const shop = await openShop(visit)
    const type = visit.one(typesIn(shop).filter(({ stock }) => stock.limit === null || stock.limit >= 2))
    if (type === undefined) return
    // A basket that exists is not discarded after a failure.
    await visit.run(visit.dashboard.basket(ref).create)
    shop.choose(type.id, 2)
    for (const { key } of typesIn(shop).find(({ id }) => id === type.id)?.tickets ?? [])
      shop.assign(key, { kind: 'known', passengerId: 1 })
    const isLost = visit.oneIn(2)
    visit.plant('addTickets', { kind: isLost ? 'lostAnswer' : 'drop' })
    const isSilent = visit.oneIn(2)
    // The first reading finds the basket, before the tickets are sent.
    if (isSilent) visit.plant('getBasket', { kind: 'delay', milliseconds: 0 })
    if (isSilent) visit.plant('getBasket', { kind: 'drop' }, 'always')
    const toasts = await visit.toastsOf(shop.add)
    visit.backend.faults.clear()
    const isFound = isLost && !isSilent
    visit.equal(
      'whether a success is told',
      toasts.some(({ type: tone }) => tone === 'success'),
      isFound,
    )
    visit.equal(
      'whether a failure is told',
      toasts.some(({ type: tone }) => tone === 'danger'),
      !isFound,
    )
    const held = visit.basket(ref)?.tickets.length ?? 0
    const { kind }: { readonly kind: string } = JSON.parse(outcomeOf(shop))
    if (!isFound && kind === 'unclear') {
      visit.tab.navigation.goTo(paths.tickets(ref))
      const end = await visit.run(shop.add)
      visit.equal('the end after another look', end.kind, 'added')
      visit.equal('the tickets in the basket', visit.basket(ref)?.tickets.length, 2)
      // What was added here was not changed elsewhere.
      const { value } = visit.dashboard.basket(ref).state$
      visit.equal('what changed elsewhere', value.kind === 'loaded' && value.changed, null)
    } else {
      visit.equal('the outcome', kind, isFound ? 'added' : 'failed')
      visit.equal('the tickets in the basket', held, isFound ? 2 : 0)
    }
    visit.equal(
      'the tickets on the screen',
      basketOf(visit.dashboard.basket(ref).state$.value)?.tickets.length ?? 0,
      visit.basket(ref)?.tickets.length ?? 0,
    )
  },
}

/** The basket ended elsewhere: what is added begins a new one, and that is told. */
const basketGone: Walk = {
  words: 'adds tickets to a basket that is gone',
  go: async (visit) => {
    const shop = await openShop(visit)
    const type = visit.one(typesIn(shop).filter(({ stock }) => stock.limit === null || stock.limit >= 4))
    if (type === undefined) return
    const addOne = () => {
      shop.choose(type.id, 1)
      for (const { key } of typesIn(shop).find(({ id }) => id === type.id)?.tickets ?? [])
        shop.assign(key, { kind: 'known', passengerId: 2 })
      return shop.add()
    }
    visit.equal('the first ticket', (await visit.run(addOne)).kind, 'added')
    const isExpired = visit.oneIn(2)
    // Before the page looks, or between its look and the call.
    const isLate = visit.oneIn(2)
    if (isExpired && !isLate) visit.backend.baskets.expire()
    if (isExpired && isLate) visit.plant('addTickets', { kind: 'delay', milliseconds: 1000 })
    const expiring = visit.clock.schedule(() => isExpired && isLate && visit.backend.baskets.expire(), 500)
    const toasts = await visit.toastsOf(addOne)
    expiring.unsubscribe()
    visit.equal(
      'what is told',
      toasts.filter(({ type: tone }) => tone === 'info').map(({ message }) => message),
      isExpired ? [texts.basket.begunAnew] : [],
    )
    visit.equal('the tickets in the basket', visit.basket(ref)?.tickets.length, isExpired ? 1 : 2)
    visit.equal('the outcome', outcomeOf(shop), JSON.stringify({ kind: 'added', count: 1 }))
  },
}

/** One ticket for each passenger who has none of a type, if two or more have none and enough are left. */
const chooseOneEach: Walk = {
  words: 'chooses one ticket for each passenger',
  go: async (visit) => {
    const shop = await openShop(visit)
    const booking = latest(visit.dashboard.bookings.booking(ref).value)
    if (booking === null) return visit.expect(false, 'the booking to be loaded')
    const all = booking.passengers.filter(({ cancelled }) => !cancelled)
    const { value } = shop.state$
    const events = value.kind === 'choosing' ? value.events : []
    const hasOne = (typeId: string) => {
      const event = events.find(({ types }) => types.some(({ id }) => id === typeId))
      return all.filter(({ id }) =>
        booking.tickets.some((one) => one.eventName === event?.name && one.passengerId === id),
      )
    }
    for (const { id, alreadyHeldBy, types } of events)
      visit.equal(
        `who has a ticket for ${id}`,
        alreadyHeldBy,
        hasOne(types[0]?.id ?? '').map(({ firstName, lastName }) => `${firstName} ${lastName}`),
      )
    const typeOf = (id: string) => typesIn(shop).find((one) => one.id === id)
    const offered = typesIn(shop).filter(({ id, price, stock, oneEach, walletBuysOneEach }) => {
      const passengers = all.length - hasOne(id).length
      const isOffered = passengers >= 2 && (stock.limit === null || stock.limit >= passengers)
      visit.equal(`one each of ${id}`, oneEach, isOffered ? { passengers, isChosen: false, isAlone: true } : null)
      visit.equal(`whether a wallet buys one each of ${id}`, walletBuysOneEach, isOffered && price > 0)
      return isOffered
    })
    const type = visit.one(offered)
    if (type === undefined) return
    const { id } = type
    const without = all.filter((one) => !hasOne(id).includes(one)).map((one) => one.id)
    const holders = () =>
      typeOf(id)?.tickets.flatMap(({ holder }) => ('passengerId' in holder ? holder.passengerId : []))
    // A passenger whose ticket is chosen already gets no second one.
    if (visit.oneIn(2)) shop.choose(id, 1)
    shop.toggleOneEach(id)
    visit.equal('whose tickets they are', holders()?.toSorted(), without.toSorted())
    visit.equal('one each', [typeOf(id)?.oneEach?.isChosen, typeOf(id)?.oneEach?.isAlone], [true, true])
    const other = visit.one(typesIn(shop).filter((one) => one.id !== id && one.stock.isOffered))
    if (other !== undefined) {
      shop.choose(other.id, 1)
      visit.equal(
        'one each beside others',
        [typeOf(id)?.oneEach?.isAlone, typeOf(id)?.walletBuysOneEach],
        [false, false],
      )
      shop.choose(other.id, 0)
    }
    shop.toggleOneEach(id)
    visit.equal('the tickets after they are removed', typeOf(id)?.quantity, 0)
    if (visit.oneIn(2)) shop.toggleOneEach(id)
    visit.tab.navigation.goTo(paths.tickets(ref))
    visit.equal('the end', (await visit.run(() => shop.buyOneEach(id))).kind, 'added')
    visit.equal('the page afterwards', visit.tab.navigation.current(), paths.checkout(ref))
    visit.equal('whose tickets the basket has', visit.basket(ref)?.holders.toSorted(), without.toSorted())
    visit.equal('one each of what all have', typeOf(id)?.oneEach, null)
  },
}

export const ticketWalks: readonly Walk[] = [
  chooseTickets,
  chooseOneEach,
  passengersRefused,
  unclearTickets,
  basketGone,
]
