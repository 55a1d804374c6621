/**
 * Fills a basket from Node with one item of each kind: a ticket for a new passenger, a room with an extra, a general
 * extra, transport both ways and a name change.
 * It prints the total and what is missing, and leaves the basket open.
 *
 *     npx tsx --conditions=source packages/http-adapter/examples/fill-basket.ts http://localhost:3000
 */
import { formatMoney, latest, type Minor, money } from '@booking-dashboard/core'
import { connectDashboard } from '@booking-dashboard/http-adapter/node'

const [baseUrl = 'http://localhost:3000', bookingRef = 'SUN1001'] = process.argv.slice(2)
const writeLine = (line: string): boolean => process.stdout.write(`${line}\n`)

const dashboard = await connectDashboard({ baseUrl })
const { session, bookings, customer, messages } = dashboard
const basket = dashboard.basket(bookingRef)
const [tickets, extras] = [dashboard.ticketShop(bookingRef), dashboard.extrasShop(bookingRef)]
const transport = dashboard.transportFinder(bookingRef)
const said = new Set<string>()
// A page shows these messages for a few seconds. Dismissing a message makes room for the next.
messages.toasts$.subscribe((toasts) => {
  for (const { id, message } of toasts.filter((toast) => !said.has(toast.id))) {
    said.add(id)
    writeLine(`» ${message}`)
    messages.dismissToast(id)
  }
})

await session.signIn({ email: 'demo@example.com', password: 'Passw0rd!' })
await Promise.all([
  customer.load(),
  bookings.load(bookingRef),
  basket.check(),
  tickets.open(),
  extras.open(),
  transport.open(),
])
const booking = latest(bookings.booking(bookingRef).value)
if (booking === null) throw new Error(`${bookingRef} could not be opened at ${baseUrl}`)

/** Adds a new passenger and a ticket for them. */
const offer = () => {
  const { value } = tickets.state$
  return value.kind === 'choosing' ? value.events.flatMap(({ types }) => types) : []
}
const ticket = offer().find(({ price, stock }) => price > 0 && stock.limit !== 0)
if (ticket !== undefined) {
  tickets.choose(ticket.id, 1)
  const chosen = () => offer().flatMap((type) => type.tickets)[0]
  tickets.assignNewPassenger(chosen()?.key ?? 0)
  const nora = chosen()?.newPassenger?.key ?? 0
  tickets.editNewPassenger(nora, 'firstName', 'Nora')
  tickets.editNewPassenger(nora, 'lastName', 'Quill')
  await tickets.add()
}

/** Adds the first available room, with the first option of its extras that costs something. */
const stays = dashboard.accommodationList(bookingRef)
await stays.open()
const houses = stays.state$.value.kind === 'choosing' ? stays.state$.value.accommodations : []
const house = houses.find(({ rooms }) => rooms.some(({ stock }) => stock.isOffered))
const room = house?.rooms.find(({ stock }) => stock.isOffered)
if (house !== undefined && room !== undefined) {
  const rooms = dashboard.roomShop(bookingRef, house.id)
  await rooms.open()
  rooms.choose(room.id, 1)
  const shown = rooms.state$.value
  const [first] = shown.kind === 'choosing' ? shown.kinds.flatMap((kind) => kind.rooms) : []
  const [extra] = first?.extras ?? []
  const option = extra?.options.find(
    ({ canBeChosen, price }) => canBeChosen && price.kind === 'amount' && price.amount > 0,
  )
  if (first !== undefined && extra !== undefined && option !== undefined)
    rooms.chooseExtra(first.key, extra.extraId, option.optionId)
  await rooms.add()
}

const { value: onSale } = extras.state$
const options =
  onSale.kind === 'choosing' ? onSale.extras.flatMap(({ groups }) => groups.flatMap((one) => one.options)) : []
const option = options.find(({ stock }) => stock.limit !== 0)
if (option !== undefined) {
  extras.choose(option, 1)
  await extras.add()
}

/** Adds transport both ways for every passenger and takes the first available choice at each step. */
const finding = () => transport.state$.value
for (let state = finding(); state.kind === 'choosing' && state.active.name !== 'passengers'; state = finding()) {
  const question = state.active.questions.find(({ picked }) => picked === '')
  const option = question?.options.find(({ departure }) => departure?.level !== 'soldOut')
  if (question === undefined || option === undefined) break
  const end = await transport.pick(question.field, option.value)
  if (end.kind !== 'picked' && end.kind !== 'wentOn') break
}
await transport.add()

const names = dashboard.nameChange(bookingRef)
await names.open()
const held = names.state$.value
const holders = held.kind === 'ready' ? held.list.groups.flatMap(({ entries }) => entries) : []
const transferable = holders.find(({ nameStatus }) => nameStatus === 'transferable')?.ticket
if (transferable !== undefined) {
  names.type(transferable.id, 'firstName', 'Ada')
  names.type(transferable.id, 'lastName', 'Byrne')
  await names.add(transferable.id)
}

const filled = dashboard.basket(bookingRef).state$.value
if (filled.kind === 'loaded') {
  const amount = (value: Minor): string => formatMoney(money(value, filled.currency))
  for (const { title, groups, warnings } of filled.sections) {
    writeLine(title)
    for (const group of groups) {
      const indent = group.title === null ? '  ' : '    '
      if (group.title !== null) writeLine(`  ${[group.title, group.note].filter((text) => text !== '').join(', ')}`)
      for (const line of group.lines)
        writeLine(`${indent}${[line.title, ...line.notes].join(', ')}: ${amount(line.price.cost)}`)
    }
    for (const warning of warnings) writeLine(`  ! ${warning}`)
  }
  writeLine(`${filled.count} things, ${amount(filled.total)}`)
}
dashboard.dispose()
process.exitCode = filled.kind === 'loaded' ? 0 : 1
