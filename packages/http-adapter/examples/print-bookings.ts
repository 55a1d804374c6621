/**
 * Prints every booking from Node, with the amount due and its date.
 *
 *     npx tsx --conditions=source packages/http-adapter/examples/print-bookings.ts http://localhost:3000
 */
import { formatMoney, latest, owed, texts } from '@booking-dashboard/core'
import type { BookingSummary } from '@booking-dashboard/core/ports'
import { connectDashboard } from '@booking-dashboard/http-adapter/node'

const [baseUrl = 'http://localhost:3000', email = 'demo@example.com'] = process.argv.slice(2)
const { formats } = texts
const { next: words } = texts.screen.bookings
const writeLine = (line: string): boolean => process.stdout.write(`${line}\n`)

const toPay = (booking: BookingSummary): string => {
  const { outstanding, overdue, next } = owed(booking)
  if (outstanding.amount === 0) return 'nothing to pay'
  const late =
    overdue === null ? [] : [`${overdue.amount === null ? 'a payment' : formatMoney(overdue.amount)} is overdue`]
  const soon = next === null ? [] : [words[next.taken](formatMoney(next.amount), next.date && formats.date(next.date))]
  return [`${formatMoney(outstanding)} to pay`, ...late, ...soon].join('. ')
}

const print = (title: string, bookings: readonly BookingSummary[]): void => {
  writeLine(title)
  for (const booking of bookings) {
    writeLine(
      `  ${booking.reference}  ${formats.dateRange(booking.departureDate, booking.returnDate)}  ${booking.name}: ${toPay(booking)}`,
    )
  }
}

const { session, bookings, messages, dispose } = await connectDashboard({ baseUrl })
// A page shows these messages for a few seconds. They say why the list is empty.
messages.toasts$.subscribe((toasts) => toasts.slice(-1).forEach(({ message }) => writeLine(`» ${message}`)))
await session.signIn({ email, password: 'Passw0rd!' })
await bookings.loadList()
const list = latest(bookings.list$.value)
if (list !== null) {
  print('Upcoming', list.upcoming)
  print('Past', list.past)
}
dispose()
process.exitCode = list === null ? 1 : 0
