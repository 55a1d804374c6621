import { explainFailure, type Failure, latest } from '@booking-dashboard/core'
import type { Walk } from './ScreenStep.js'
import type { Visit } from './Visit.js'

const ref = 'SUN1001'
const ticket = { ticketTypeId: '41011', ticketName: 'Stalls' }
const person = { firstName: 'Ada', lastName: 'Byrne', email: '', telephone: '' }

interface End {
  readonly kind: string
  readonly failure?: Failure
}
type Command = (visit: Visit, argument: never) => Promise<End>

const basket = ({ dashboard }: Visit) => dashboard.basket(ref)

/** A command, an argument of another shape, and the field that its failure names. */
const mistakes: readonly (readonly [Command, unknown, string])[] = [
  [(visit, one) => basket(visit).addTickets(one), undefined, 'the argument has to be an object with tickets'],
  [(visit, one) => basket(visit).addTickets(one), { tickets: [] }, 'tickets has to be a list that is not empty'],
  [
    (visit, one) => basket(visit).addTickets(one),
    {
      tickets: [
        { ...ticket, passengerId: 1 },
        { ...ticket, ticketTypeId: 5 },
      ],
    },
    'tickets[1].ticketTypeId has to be',
  ],
  [
    (visit, one) => basket(visit).addTickets(one),
    { tickets: [{ ...ticket, newPassenger: 0 }] },
    'tickets[0] has to name a passenger',
  ],
  [
    (visit, one) => basket(visit).addPassengers(one),
    [{ ...person, id: '4' }],
    'passengers[0].id has to be a whole number',
  ],
  [(visit, one) => basket(visit).addExtras(one), null, 'the argument has to be an object with extras'],
  [(visit, one) => basket(visit).addExtras(one), { extras: [] }, 'extras has to be a list that is not empty'],
  [(visit, one) => basket(visit).addNameChange(one), person, 'ticketId has to be a text'],
  [(visit, one) => basket(visit).remove(one), 'tickets/1', 'keys has to be a list'],
  [({ dashboard }, one) => dashboard.session.signIn(one), { email: 'a@example.com' }, 'password has to be a text'],
  [({ dashboard }, one) => dashboard.customer.update(one), { changes: {} }, 'changes has to be an object with some of'],
  [
    ({ dashboard }, one) => dashboard.customer.update(one),
    { changes: { name: 'Ada' } },
    'changes has to be an object with some of',
  ],
  [
    ({ dashboard }, one) => dashboard.customer.update(one),
    { changes: { requiredData: {}, name: 'Ada' } },
    'changes.name is none of',
  ],
  [
    ({ dashboard }, one) => dashboard.customer.update(one),
    { changes: { requiredData: { diet: 7 } } },
    'changes.requiredData.diet has to be',
  ],
  [({ dashboard }, one) => dashboard.resale(ref).update(one), [{ id: '5101' }], 'tickets[0].status has to be a text'],
]

/** A script that passes another shape is told which field, and nothing is sent. */
const mistakenScript: Walk = {
  words: 'passes arguments of another shape',
  go: async (visit) => {
    const [command, argument, named] = visit.one(mistakes) ?? []
    if (command === undefined || named === undefined) return
    const before = visit.backend.journal.entries().at(-1)?.id
    const end = await visit.run(() => command(visit, argument as never))
    visit.equal('the end', end.kind, 'failed')
    const why = end.failure === undefined ? '' : explainFailure(end.failure)
    visit.expect(why.includes(named), `“${named}” in “${why}”`)
    visit.equal('the last call', visit.backend.journal.entries().at(-1)?.id, before)
  },
}

/** The same commands with right arguments. */
const soundScript: Walk = {
  words: 'runs the commands of a script',
  go: async (visit) => {
    await visit.emptyBasket(ref)
    const { dashboard } = visit
    const added = await visit.run(() =>
      basket(visit).addTickets({
        tickets: [
          { ...ticket, passengerId: 1 },
          { ...ticket, newPassenger: 0 },
        ],
        newPassengers: [person],
      }),
    )
    visit.equal('the end', added.kind, 'added')
    visit.equal('the holders', visit.basket(ref)?.passengerNames, ['Ada Byrne'])
    const highest = Math.max(...(visit.booking(ref)?.passengers ?? []))
    visit.equal('the holders', [...(visit.basket(ref)?.holders ?? [])].toSorted(), [1, highest + 1].toSorted())
    const more = await visit.run(() =>
      basket(visit).addExtras({ extras: [{ extraId: '7130', optionId: '71301', groupId: 1, name: 'Welcome pack' }] }),
    )
    visit.equal('the end', more.kind, 'added')
    visit.equal('the end', (await visit.run(() => basket(visit).remove([]))).kind, 'nothingToRemove')
    const changed = await visit.run(() => dashboard.customer.update({ changes: { requiredData: {} } }))
    visit.equal('the end', changed.kind, 'saved')
    await visit.emptyBasket(ref)
    // What a failure says to a script.
    const failed = await visit.during('getBookings', { kind: 'status', status: 500 }, dashboard.bookings.loadList)
    visit.equal('the end', failed.kind, 'failed')
    if (failed.kind === 'failed') visit.expect(/500/.test(explainFailure(failed.failure)), 'the status to be told')
  },
}

/** A script's text with a card number in it is not sent (behaviour/customer). A passport number may look like one. */
const cardNumbers: Walk = {
  words: 'runs commands with a card number among the texts',
  go: async (visit) => {
    const { update, load, state$ } = visit.dashboard.customer
    const looksLike = '4242424242424242'
    await visit.run(load)
    const own = latest(state$.value)
    if (own === null) return visit.expect(false, 'the customer to be loaded')
    const stored = () => visit.backend.inspect.customers().find(({ email }) => email === 'demo@example.com')
    const before = [stored()?.address?.city, stored()?.personal.first_name]
    const last = visit.backend.journal.entries().at(-1)?.id
    const city = { ...own.address, city: `Bath ${looksLike}` }
    const ends = [
      await visit.run(() => update({ changes: { address: city } })),
      await visit.run(() => update({ changes: { personalDetails: { firstName: looksLike } } })),
    ]
    visit.equal(
      'the ends with a card number',
      ends.map(({ kind }) => kind),
      ['failed', 'failed'],
    )
    visit.equal('the last call', visit.backend.journal.entries().at(-1)?.id, last)
    visit.equal('what is stored', [stored()?.address?.city, stored()?.personal.first_name], before)
    const end = await visit.run(() => update({ changes: { passport: { ...own.passport, number: looksLike } } }))
    visit.equal('the end with a passport number', end.kind, 'saved')
    visit.equal('the stored passport', stored()?.passport?.number, looksLike)
  },
}

export const scriptWalks: readonly Walk[] = [mistakenScript, mistakenScript, soundScript, cardNumbers]
