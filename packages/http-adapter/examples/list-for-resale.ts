/**
 * Resale from Node: lists every ticket that can be listed, then takes the last one off sale.
 *
 *     npx tsx --conditions=source packages/http-adapter/examples/list-for-resale.ts http://localhost:3000
 */
import { formatMoney, money, type ResaleTickets, type ResaleRow, resaleStatus } from '@booking-dashboard/core'
import { connectDashboard } from '@booking-dashboard/http-adapter/node'

const [baseUrl = 'http://localhost:3000', bookingRef = 'SUN1003'] = process.argv.slice(2)
const writeLine = (line: string): boolean => process.stdout.write(`${line}\n`)

const dashboard = await connectDashboard({ baseUrl })
const { session, messages } = dashboard
const resale = dashboard.resale(bookingRef)
const { customerDataChanges, reasons, unavailable } = dashboard.texts.resale
// A page shows these messages for a few seconds.
messages.toasts$.subscribe((toasts) => toasts.slice(-1).forEach(({ message }) => writeLine(`» ${message}`)))

await session.signIn({ email: 'demo@example.com', password: 'Passw0rd!' })
await resale.open()

/** What the page shows now. */
const shown = (): ResaleTickets => {
  const state = resale.state$.value
  if ('preview' in state) return state
  throw new Error(`${bookingRef} could not be opened at ${baseUrl}: ${state.kind}`)
}
const rows = (): readonly ResaleRow[] => shown().list.groups.flatMap(({ entries }) => entries)

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
  for (const row of rows()) writeLine(`  ${row.ticket.id} ${row.ticket.name}, ${row.ticket.eventName}: ${stateOf(row)}`)
}

writeLine(`${bookingRef}, before`)
print()
for (const { ticket, action } of rows()) if (action === resaleStatus.putUp) resale.toggle(ticket.id)
const { putUp, listed, fees, usable } = shown().preview
const price = formatMoney(money(fees, shown().currency))
writeLine(`Putting up ${putUp.length}: then ${listed} are on resale, for fees of ${price}, and ${usable} can be used`)
let end = await resale.update()
print()

const back = rows()
  .filter(({ state }) => state.kind === 'onResale')
  .at(-1)
if (back !== undefined) {
  writeLine(`Taking ${back.ticket.id} back`)
  end = await resale.update([{ id: back.ticket.id, status: resaleStatus.cancel }])
  print()
}
dashboard.dispose()
process.exitCode = end.kind === 'saved' ? 0 : 1
