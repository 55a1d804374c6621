import { type Dashboard, latest, paths, texts, type TicketToShow } from '@booking-dashboard/core'
import type { FaultEffect } from '../../faults/Fault.js'
import { addressText, typedAddress, typedText } from '../model/typedAddress.js'
import type { Walk } from './ScreenStep.js'
import type { Visit } from './Visit.js'

const ref = 'SUN1002'

const page = { picture: 'data:,', text: '', width: 1, height: 1 }

const ticketsOn = async (visit: Visit): Promise<readonly TicketToShow[]> => {
  visit.tab.navigation.goTo(paths.booking(ref))
  await visit.run(() => visit.dashboard.bookingPage(ref).open())
  const { value } = visit.dashboard.bookingPage(ref).state$
  return value.kind === 'shown' ? value.ticketsToShow : []
}

/** E-tickets at the gate: one after the other, and again after a failure. */
const showAtGate: Walk = {
  words: 'shows e-tickets at the gate',
  go: async (visit) => {
    const tickets = await ticketsOn(visit)
    const own = tickets.filter(({ download }) => download.kind === 'own')
    visit.equal('the e-tickets by key', own.length, 2)
    const isUnreadable = visit.oneIn(3)
    const draw = async (bytes: Uint8Array) => {
      if (isUnreadable) throw new Error('no PDF')
      return bytes.length > 0 ? [page] : []
    }
    const gate = visit.dashboard.gateView(ref, tickets, draw)
    if (gate === null) return visit.expect(false, 'a view for the gate')
    const is = (position: number, kind: string): void => {
      const { value } = gate.state$
      visit.equal('the ticket', [value.position, value.count, value.file.kind], [position, own.length, kind])
      visit.equal('the name of the ticket', value.ticket.title, own[position - 1]?.download.name)
    }
    is(1, 'loading')
    const shown = isUnreadable ? 'unreadable' : 'shown'
    if (visit.oneIn(2)) {
      visit.plant('downloadByKey', { kind: 'error', code: 10000020 })
      await visit.run(gate.open)
      is(1, 'notFetched')
    }
    await visit.run(gate.open)
    is(1, shown)
    await visit.run(gate.previous)
    is(1, shown)
    await visit.run(gate.next)
    is(2, shown)
    await visit.run(gate.next)
    is(2, shown)
    await visit.run(gate.previous)
    is(1, shown)
  },
}

/** Each delivery with its steps, its parcel and why its address is fixed. */
const readDeliveries: Walk = {
  words: 'reads the deliveries',
  go: async (visit) => {
    const reference = visit.one(['SUN1001', 'SUN1002', 'SUN1003']) ?? 'SUN1001'
    await visit.run(() => visit.dashboard.bookingPage(reference).open())
    const { value } = visit.dashboard.bookingPage(reference).state$
    if (value.kind !== 'shown') return visit.expect(false, `${reference} to be shown`)
    for (const { delivery, steps, fixed, tracking } of value.deliveries) {
      const { status, type, trackingId, allocationId } = delivery
      const isSent = status === 'onItsWay'
      visit.equal(`the parcel of ${delivery.id}`, tracking?.number ?? null, isSent ? trackingId : null)
      visit.expect(tracking === null || tracking.address?.startsWith('https://') === true, 'the page of the parcel')
      const last = type === 'eticket' ? 'readyToDownload' : 'onItsWay'
      visit.equal(`the last step of ${delivery.id}`, steps.at(-1)?.status, last)
      const at = steps.findIndex((step) => step.status === status)
      const wanted = steps.map((_step, index) =>
        index < at || (index === at && at === steps.length - 1) ? 'done' : index === at ? 'current' : 'toCome',
      )
      visit.equal(
        `the steps of ${delivery.id}`,
        steps.map(({ state }) => state),
        wanted,
      )
      const isFirst = value.deliveries[0]?.delivery === delivery
      const why = isSent ? 'onItsWay' : allocationId === null ? 'withoutAddress' : isFirst ? null : 'notTheFirst'
      visit.equal(`why the address of ${delivery.id} is fixed`, fixed, why)
    }
  },
}

const copyOf = (dashboard: Dashboard, reference: string) => dashboard.offlineCopy(reference)

/** The address of the first delivery of each booking, on one line. */
const addresses = ({ backend }: Visit): ReadonlyMap<string, string> =>
  new Map(
    backend.inspect.bookings().map(({ reference, deliveries: [first] }) => {
      const address = first?.address ?? null
      return [reference, address === null ? '' : addressText(address)]
    }),
  )

/** Types another address, alone or for the other bookings too, leaves the page, comes back, and sends it. */
const changeAddress: Walk = {
  words: 'has tickets sent to another address',
  go: async (visit) => {
    const [from, other] = visit.oneIn(2) ? (['SUN1001', 'SUN1003'] as const) : (['SUN1003', 'SUN1001'] as const)
    const { client, bookingPage, deliveryAddress, customer } = visit.dashboard
    const form = deliveryAddress(from)
    const open = () => visit.run(() => Promise.all([client.needLists(), bookingPage(from).open(), form.open()]))
    const reach = () => form.reach$.value
    visit.tab.navigation.goTo(paths.deliveryUpdate(from))
    await visit.run(customer.load)
    await open()
    form.cancel()
    visit.equal('the form', [reach().offered, reach().everywhere, form.state$.value.changed], [true, false, false])
    const isEverywhere = visit.oneIn(2)
    if (isEverywhere) await visit.run(async () => form.type('everywhere', 'yes'))
    const city = visit.booking(from)?.deliveries[0]?.address?.city === 'Galway' ? 'Sligo' : 'Galway'
    for (const [field, value] of typedAddress(city)) form.type(field, value)
    const isKept = () => {
      visit.equal('what was typed', form.state$.value.values['city'], city)
      visit.equal('the choice', [reach().everywhere, form.state$.value.changed], [isEverywhere, true])
      if (isEverywhere) visit.equal('the other bookings', reach().others, 'known')
    }
    const isExpired = visit.oneIn(2)
    if (isExpired) {
      await visit.returnAfterExpiry()
      await open()
      isKept()
    } else if (visit.oneIn(2)) {
      form.leave()
      await open()
      isKept()
    }
    const reachable = reach().reachable.map(({ bookingRef }) => bookingRef)
    if (isEverywhere) {
      visit.expect(reachable.includes(other) && !reachable.includes(from), `${other} to be offered, and not ${from}`)
      visit.equal('the parcel on its way', reachable.includes('PAGE11'), false)
    }
    const before = addresses(visit)
    const isRefused = visit.oneIn(3)
    const refused = isRefused ? (isEverywhere ? other : from) : null
    if (refused !== null) {
      const allocation = visit.booking(refused)?.deliveries[0]?.allocationId
      const refusal: FaultEffect = { kind: 'errors', errors: ['It cannot be sent there.'] }
      visit.plant(`/api/booking/${refused}/delivery/${allocation}`, refusal)
    }
    let end = ''
    const toasts = await visit.toastsOf(async () => (end = (await form.save()).kind))
    const changed = (ref: string) => (isEverywhere && reachable.includes(ref)) || ref === from
    for (const [ref, address] of addresses(visit))
      visit.equal(`where ${ref} is sent`, address, changed(ref) && ref !== refused ? typedText(city) : before.get(ref))
    const { addressUpdated, addressesUpdated } = texts.delivery
    visit.equal('the end', end, isRefused ? 'failed' : 'saved')
    visit.equal(
      'what is told',
      toasts.map(({ message }) => message),
      [isRefused ? 'It cannot be sent there.' : isEverywhere ? addressesUpdated : addressUpdated],
    )
    visit.equal('whether some were changed', reach().changedSome, isRefused && isEverywhere)
    const page = isRefused ? paths.deliveryUpdate(from) : paths.booking(from)
    visit.equal('the page', visit.tab.navigation.current(), page)
    if (isRefused) visit.equal('what was typed', form.state$.value.values['city'], city)
    if (isRefused) form.cancel()
    visit.equal('the form', [reach().everywhere, form.state$.value.changed], [false, false])
    form.leave()
  },
}

/** A trip that is ahead or under way can be stored, and no other. */
const compareOffered = async (visit: Visit): Promise<void> => {
  const [reference, kind] = visit.one([
    ['SUN1003', 'notKept'],
    ['PAGE06', 'notKept'],
    ['PAGE07', 'notOffered'],
    ['PAGE01', 'notOffered'],
  ]) ?? ['SUN1003', 'notKept']
  if (visit.booking(reference) === undefined) return
  await visit.run(() => visit.dashboard.bookings.load(reference))
  const { value } = copyOf(visit.dashboard, reference).state$
  visit.equal(`the copy of ${reference}`, value.kind, kind)
  if (value.kind === 'notKept') visit.expect(value.replaces !== null, 'the copy to be named that it replaces')
}

/** A copy on the device for reading without a network. */
const keepOffline: Walk = {
  words: 'stores a booking on the device',
  go: async (visit) => {
    await ticketsOn(visit)
    await visit.run(visit.dashboard.customer.load)
    const { storedBookings } = visit.tab.browser
    const copy = copyOf(visit.dashboard, ref)
    await visit.run(copy.forget)
    visit.equal('the copy', copy.state$.value.kind, 'notKept')
    const isMissing = visit.oneIn(2)
    if (isMissing) visit.plant('downloadByKey', { kind: 'error', code: 10000020 })
    const toasts = await visit.toastsOf(copy.save)
    // A ticket that is missing is shown beside the copy, not as a failure.
    visit.equal('the failures', toasts.length, 0)
    const { value } = copy.state$
    visit.equal('the copy', value.kind, 'kept')
    visit.equal('the missing tickets', value.kind === 'kept' && value.missingTickets, isMissing ? 1 : 0)
    const { storedCopy, files } = storedBookings
    visit.equal('the stored files', files.size, isMissing ? 1 : 2)
    visit.equal('the stored booking', storedCopy?.reference, ref)
    visit.equal('the passengers', storedCopy?.passengers.length, visit.booking(ref)?.passengers.length)
    visit.expect((storedCopy?.days.length ?? 0) > 0 && (storedCopy?.facts.length ?? 0) > 0, 'the trip to be stored')
    const readAt = storedCopy?.readAt ?? 0
    const last = visit.backend.journal.entries().at(-1)?.id ?? 0
    await visit.clock.advance(60_000)
    await visit.run(() => visit.dashboard.bookings.load(ref))
    await visit.clock.advance(1)
    visit.equal('the copy after a load', copy.state$.value.kind, 'kept')
    visit.expect((storedBookings.storedCopy?.readAt ?? 0) > readAt, 'the copy to be renewed')
    const since = visit.backend.journal.entries().filter(({ id }) => id > last)
    const again = since.filter(({ operation }) => operation === 'downloadByKey').length
    visit.equal('the files that were fetched again', again, isMissing ? 1 : 0)
    visit.equal('the stored files', storedBookings.files.size, 2)
    await compareOffered(visit)
    if (visit.oneIn(3)) {
      // The session ends by itself: the same customer finds the copy as it was.
      await visit.returnAfterExpiry()
      await visit.run(() => visit.dashboard.bookings.load(ref))
      visit.equal('the copy', [copy.state$.value.kind, storedBookings.storedCopy?.reference], ['kept', ref])
    }
    if (visit.oneIn(3)) {
      await visit.run(visit.dashboard.session.signOut)
      visit.equal('what is stored', [storedBookings.storedCopy, storedBookings.files.size], [null, 0])
      await visit.comeIn()
      await visit.run(() => Promise.all([visit.dashboard.customer.load(), visit.dashboard.bookings.load(ref)]))
      visit.equal('the copy', copy.state$.value.kind, 'notKept')
      visit.equal('the end', (await visit.run(copy.save)).kind, 'kept')
    }
    const other = copyOf(visit.dashboard, 'SUN1001')
    await visit.run(() => visit.dashboard.bookings.load('SUN1001'))
    const offered = other.state$.value
    const name = latest(visit.dashboard.bookings.booking(ref).value)?.name
    visit.equal('what another copy replaces', offered.kind === 'notKept' && offered.replaces, name)
    if (visit.oneIn(2)) storedBookings.full = true
    const { full } = storedBookings
    visit.equal('the end', (await visit.run(other.save)).kind, full ? 'failed' : 'kept')
    visit.equal('the stored booking', storedBookings.storedCopy?.reference, full ? ref : 'SUN1001')
    storedBookings.full = false
    await visit.run((full ? copy : other).forget)
    visit.equal('the stored booking', storedBookings.storedCopy, null)
  },
}

export const deliveryWalks: readonly Walk[] = [showAtGate, readDeliveries, changeAddress, keepOffline]
