// Buys a ticket for a new passenger, a room with breakfast and a transfer, paid by card:
// npx tsx --conditions=source packages/http-adapter/examples/buy-a-trip.ts http://localhost:3000
import { describePayment, formatMoney } from '@booking-dashboard/core'
import { connectDashboard } from '@booking-dashboard/http-adapter/node'

const [baseUrl = 'http://localhost:3000', ref = 'SUN1001'] = process.argv.slice(2)
const writeLine = (line: string): boolean => process.stdout.write(`${line}\n`)
const dashboard = await connectDashboard({ baseUrl })
await dashboard.session.signIn({ email: 'demo@example.com', password: 'Passw0rd!' })

const tickets = dashboard.ticketShop(ref)
await tickets.open()
const events = () => (tickets.state$.value.kind === 'choosing' ? tickets.state$.value.events : [])
tickets.choose(events()[0]?.types.find(({ stock }) => stock.isOffered)?.id ?? '', 1)
const ticket = () => events().flatMap(({ types }) => types.flatMap((type) => type.tickets))[0]
tickets.assignNewPassenger(ticket()?.key ?? 0)
tickets.editNewPassenger(ticket()?.newPassenger?.key ?? 0, 'firstName', 'Nora')
tickets.editNewPassenger(ticket()?.newPassenger?.key ?? 0, 'lastName', 'Quill')

const rooms = dashboard.roomShop(ref, '3101')
await rooms.open()
const kinds = () => (rooms.state$.value.kind === 'choosing' ? rooms.state$.value.kinds : [])
rooms.choose(kinds().find(({ stock }) => stock.isOffered)?.id ?? '', 1)
const room = kinds().flatMap((kind) => kind.rooms)[0]
const board = room?.extras.find(({ options }) => options.some(({ name }) => name === 'Breakfast'))
const breakfast = board?.options.find(({ name }) => name === 'Breakfast')
rooms.chooseExtra(room?.key ?? 0, board?.extraId ?? '', breakfast?.optionId ?? null)

const transfer = dashboard.transportFinder(ref)
await transfer.open()
for (let now = transfer.state$.value; now.kind === 'choosing' && now.active.name !== 'passengers'; ) {
  const question = now.active.questions.find(({ picked }) => picked === '')
  const end = question && (await transfer.pick(question.field, question.options[0]?.value ?? ''))
  now = end?.kind === 'picked' || end?.kind === 'wentOn' ? transfer.state$.value : { kind: 'loading' }
}

for (const add of [tickets.add, rooms.add, transfer.add]) writeLine((await add()).kind)
await dashboard.checkout(ref).open()
const { value: shown } = dashboard.checkout(ref).state$
if (shown.kind === 'open' && shown.total !== null) writeLine(`To pay: ${formatMoney(shown.total)}`)
const card = { cardholderName: 'Amelia Hart', source: { kind: 'paymentMethod', id: 'pm_card_visa' } } as const
const end = await dashboard.checkout(ref).pay(card)
writeLine(end.kind === 'paid' ? 'Paid' : describePayment(end, dashboard.texts).join('\n'))
dashboard.dispose()
