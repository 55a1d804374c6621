/**
 * Resale from Node: puts up every ticket that can be listed, then takes the last one back.
 *
 *     npx tsx --conditions=source packages/http-adapter/examples/list-for-resale.ts http://localhost:3000
 */
import {
  emptyResaleSelection,
  formatMoney,
  latest,
  money,
  resalePreview,
  type ResaleRow,
  resaleRows,
  resaleStatus,
  resaleTickets,
  setAllResale,
  toggleResale,
} from '@booking-dashboard/core'
import { connectDashboard } from '@booking-dashboard/http-adapter/node'

const [baseUrl = 'http://localhost:3000', bookingRef = 'SUN1003'] = process.argv.slice(2)
const say = (line: string): boolean => process.stdout.write(`${line}\n`)

const dashboard = await connectDashboard({ baseUrl })
const { session, bookings, messages } = dashboard
const resale = dashboard.resale(bookingRef)
const { customerDataChanges, reasons, unavailable } = dashboard.texts.resale
// What a page would show for a few seconds.
messages.toasts$.subscribe((toasts) => toasts.slice(-1).forEach(({ message }) => say(`» ${message}`)))

await session.signIn({ email: 'demo@example.com', password: 'Passw0rd!' })()
await Promise.all([bookings.load(bookingRef)(), resale.loadPendingChanges()])

/** The booking as it is now, with its list for resale. */
const open = () => {
  const booking = latest(bookings.booking(bookingRef).value)
  const pending = latest(resale.pendingChanges$.value)
  if (booking === null || pending === null) throw new Error(`${bookingRef} could not be opened at ${baseUrl}`)
  return { booking, rows: resaleRows(booking, pending) }
}

const stateOf = ({ state }: ResaleRow): string => {
  switch (state.kind) {
    case 'available':
      return 'can be listed'
    case 'onResale':
      return 'on resale'
    case 'resold':
      return 'sold'
    case 'customerDataChanges':
      return customerDataChanges
    case 'unavailable':
      return state.reason === null ? unavailable : reasons[state.reason]
  }
}
const print = (): void => {
  for (const row of open().rows) say(`  ${row.ticket.id} ${row.ticket.name}, ${row.ticket.eventName}: ${stateOf(row)}`)
}

say(`${bookingRef}, before`)
print()
const before = open()
const selection = setAllResale(emptyResaleSelection, before.rows, resaleStatus.putUp, true)
const { putUp, listed, usable } = resalePreview(selection, before.rows, before.booking.tickets)
const fees = formatMoney(money(listed.fees, before.booking.currency))
say(
  `Putting up ${putUp.tickets.length}: then ${listed.tickets.length} are on resale, for fees of ${fees}, and ${usable.length} can be used`,
)
await resale.update(resaleTickets(selection, before.rows))()
print()

const after = open()
const back = after.rows.findLast(({ state }) => state.kind === 'onResale')
if (back !== undefined) {
  say(`Taking ${back.ticket.id} back`)
  await resale.update(resaleTickets(toggleResale(emptyResaleSelection, back), after.rows))()
  print()
}
const end = resale.update$.value.kind
dashboard.dispose()
process.exitCode = end === 'succeeded' ? 0 : 1
