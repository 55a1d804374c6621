import { latest, paths, type Resale } from '@booking-dashboard/core'
import type { BookingRef } from '../model/TestContext.js'
import { openResale } from './openResale.js'
import type { Walk } from './ScreenStep.js'
import type { Visit } from './Visit.js'

/** By the rules of the world: allowed, not on resale, not sold, and no change on its way. */
const [onResale, sold] = [2, 3]

/** Changes the name on a ticket: what is wrong, what a failure leaves, and what the basket holds. */
const changeName: Walk = {
  words: 'changes the name on a ticket',
  go: async (visit) => {
    const ref = visit.one<BookingRef>(['SUN1001', 'SUN1003']) ?? 'SUN1001'
    await visit.emptyBasket(ref)
    visit.tab.navigation.goTo(paths.ticketDetails(ref))
    const model = visit.dashboard.nameChange(ref)
    await visit.run(model.open)
    const ready = () => {
      const { value } = model.state$
      visit.equal('the tickets', value.kind, 'ready')
      return value.kind === 'ready' ? value : null
    }
    compareStates(visit, ref)
    const holders = ready()?.list.groups.flatMap(({ entries }) => entries) ?? []
    const holder = visit.one(holders.filter(({ nameStatus }) => nameStatus === 'transferable'))
    const fixed = visit.one(holders.filter(({ nameStatus }) => nameStatus !== 'transferable'))
    if (fixed !== undefined) {
      model.start(fixed.ticket.id)
      visit.equal('a form of a fixed name', ready()?.forms.has(fixed.ticket.id), false)
      visit.equal('the end of a fixed name', (await visit.run(() => model.add(fixed.ticket.id))).kind, 'nothingChosen')
    }
    if (holder === undefined) return
    const { id } = holder.ticket
    const form = () => ready()?.forms.get(id)
    model.giveUp(id)
    visit.equal('the form', form(), undefined)
    model.start(id)
    visit.equal('the form', [form()?.attempt, form()?.isChanged, form()?.problems.length], [0, false, 0])
    visit.expect(
      form()?.people.every(({ name }) => name !== `${holder.holder?.firstName} ${holder.holder?.lastName}`) === true,
      'other people to be offered',
    )
    model.type(id, 'firstName', holder.holder?.firstName ?? '')
    model.type(id, 'lastName', holder.holder?.lastName ?? '')
    visit.equal('the same name', (await visit.run(() => model.add(id))).kind, 'invalid')
    visit.equal('what is wrong', form()?.problems, [{ field: 'firstName', kind: 'unchanged' }])
    model.type(id, 'email', 'ada@')
    visit.equal(
      'what is wrong',
      form()?.problems.map(({ kind }) => kind),
      ['unchanged', 'invalid'],
    )
    model.type(id, 'email', '')
    model.type(id, 'lastName', '')
    visit.equal('what is wrong', form()?.problems, [{ field: 'lastName', kind: 'missing' }])
    model.type(id, 'firstName', 'Ada')
    model.type(id, 'lastName', 'Byrne')
    model.type(id, 'email', 'ada@')
    visit.equal('what is wrong', form()?.problems, [{ field: 'email', kind: 'invalid' }])
    model.type(id, 'email', 'ada@example.com')
    visit.equal('the attempts', form()?.attempt, 1)
    if (visit.oneIn(2)) {
      // A basket that exists is not discarded after a failure.
      await visit.run(visit.dashboard.basket(ref).create)
      const failed = await visit.during('addNameChange', { kind: 'error', code: 10000020 }, () => model.add(id))
      visit.equal('the end after a refusal', [failed.kind, form()?.end?.kind], ['failed', 'failed'])
      visit.equal('what was typed', form()?.values.firstName, 'Ada')
    }
    if (visit.oneIn(3)) {
      await visit.returnAfterExpiry()
      await visit.run(model.open)
      visit.equal('what was typed', [form()?.values.firstName, form()?.values.lastName], ['Ada', 'Byrne'])
    }
    visit.equal('the end', (await visit.run(() => model.add(id))).kind, 'added')
    visit.equal('the names in the basket', visit.basket(ref)?.nameChanges, [id])
    visit.equal('the form', form(), undefined)
    visit.equal('the name in the basket', ready()?.inBasket.has(id), true)
    compareStates(visit, ref)
    await visit.emptyBasket(ref)
    compareStates(visit, ref)
  },
}

/** Whether each name can be changed, by the world. */
const compareStates = (visit: Visit, ref: BookingRef): void => {
  const { value } = visit.dashboard.nameChange(ref).state$
  if (value.kind !== 'ready') return
  const booking = visit.booking(ref)
  const inBasket = visit.basket(ref)?.nameChanges ?? []
  const allowed = new Map(
    latest(visit.dashboard.bookings.booking(ref).value)?.tickets.map((one) => [one.id, one.nameChangeAllowed]),
  )
  for (const { ticket, nameStatus } of value.list.groups.flatMap(({ entries }) => entries)) {
    const code = booking?.resale[ticket.id]
    const isChanging = booking?.changing.includes(ticket.id) === true || code === 4
    const wanted = inBasket.includes(ticket.id)
      ? 'inBasket'
      : code === sold
        ? 'resold'
        : isChanging
          ? 'changePending'
          : code === onResale
            ? 'onResale'
            : allowed.get(ticket.id) === true
              ? 'transferable'
              : 'notAllowed'
    visit.equal(`the name on ${ticket.id}`, nameStatus, wanted)
  }
}

/** After a refusal the booking is read again. Without a network the page stays as it is. */
const compareUnsent = async (visit: Visit, resale: Resale, id: string): Promise<void> => {
  const isRefused = visit.oneIn(2)
  const effect = isRefused ? ({ kind: 'error', code: 500036010 } as const) : ({ kind: 'drop' } as const)
  visit.plant('getTicketCustomerDataChanges', isRefused ? { kind: 'error', code: 99999999 } : effect, 'always')
  if (!isRefused) visit.plant('getBooking', effect, 'always')
  const last = visit.backend.journal.entries().at(-1)?.id ?? 0
  const end = await visit.during('putUpForResale', effect, () => resale.update())
  const since = visit.backend.journal.entries().filter((one) => one.id > last)
  visit.equal('the end', end.kind, 'failed')
  const isReloaded = since.some(({ operation }) => operation === 'getBooking')
  visit.equal('whether the booking is read again', isReloaded, isRefused)
  const { value } = resale.state$
  visit.equal('what stays chosen', 'chosen' in value && [...value.chosen], [id])
  visit.backend.faults.clear()
  await visit.run(resale.open)
}

/** Puts tickets up for resale without an answer: what is read again, and what stays chosen. */
const resell: Walk = {
  words: 'puts a ticket up for resale without an answer',
  go: async (visit) => {
    const ref = 'SUN1002'
    const { resale, state } = await openResale(visit, ref)
    const rows = state()?.list.groups.flatMap(({ entries }) => entries) ?? []
    const row = visit.one(rows.filter(({ action }) => action === 'PUT_UP_FOR_RESALE'))
    if (row === undefined) return
    resale.toggle(row.ticket.id)
    resale.ask()
    visit.equal('the question', state()?.kind, 'asking')
    resale.stopAsking()
    visit.equal('the question', state()?.kind, 'choosing')
    const isLost = visit.oneIn(2)
    if (!isLost && visit.oneIn(2)) await compareUnsent(visit, resale, row.ticket.id)
    const end = await visit.during('putUpForResale', { kind: isLost ? 'lostAnswer' : 'drop' }, () => resale.update())
    const code = visit.booking(ref)?.resale[row.ticket.id]
    visit.equal('the code of the ticket', code === onResale, isLost)
    visit.equal('the end', end.kind, isLost ? 'updated' : 'failed')
    visit.equal('what stays chosen', [...(state()?.chosen ?? [])], isLost ? [] : [row.ticket.id])
    visit.equal('the failure', state()?.failure !== null, !isLost)
    resale.clear()
    visit.equal('the failure', state()?.failure, null)
    if (!isLost) return
    resale.toggle(row.ticket.id)
    visit.equal('the end', (await visit.run(() => resale.update())).kind, 'updated')
    visit.equal('the code of the ticket', visit.booking(ref)?.resale[row.ticket.id], 1)
  },
}

export const nameWalks: readonly Walk[] = [changeName, resell]
