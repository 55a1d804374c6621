/**
 * Pays the balance from Node: signs in, shows the amount due and pays it with a card.
 *
 *     npx tsx --conditions=source packages/http-adapter/examples/pay-balance.ts http://localhost:3000
 */
import { describePayment, formatMoney, latest, money } from '@booking-dashboard/core'
import { connectDashboard } from '@booking-dashboard/http-adapter/node'

const [baseUrl = 'http://localhost:3000', card = 'pm_card_visa'] = process.argv.slice(2)
const bookingRef = 'SUN1001'
const writeLine = (line: string): boolean => process.stdout.write(`${line}\n`)

const dashboard = await connectDashboard({ baseUrl })
const { session, bookings, messages, texts } = dashboard
const payment = dashboard.balancePayment(bookingRef, 'outstanding')
// A page shows these messages for a few seconds.
messages.toasts$.subscribe((toasts) => toasts.slice(-1).forEach(({ message }) => writeLine(`» ${message}`)))

await session.signIn({ email: 'demo@example.com', password: 'Passw0rd!' })
// Loads the booking and checks whether it is already paid.
await payment.open()
const booking = latest(bookings.booking(bookingRef).value)
if (booking === null) throw new Error(`${bookingRef} could not be opened at ${baseUrl}`)
const pricesNow = () => (latest(bookings.booking(bookingRef).value) ?? booking).prices
const inWords = (): string => {
  const { paid, outstandingBalance } = pricesNow()
  return `${formatMoney(money(paid, booking.currency))} paid, ${formatMoney(money(outstandingBalance, booking.currency))} to pay`
}
writeLine(`${bookingRef}, ${booking.name}: ${inWords()}`)

const end = await payment.pay({ cardholderName: 'Amelia Hart', source: { kind: 'paymentMethod', id: card } })
describePayment(end, texts).forEach(writeLine)
writeLine(`${bookingRef} now: ${inWords()}`)
dashboard.dispose()
process.exitCode = end.kind === 'paid' ? 0 : 1
