/**
 * Adds tickets from Node: signs in, opens a booking, adds two tickets and pays with a card that asks for 3-D Secure.
 *
 *     npx tsx --conditions=source packages/http-adapter/examples/add-tickets-and-pay.ts http://localhost:3000
 */
import { describePayment, formatMoney, latest, type Minor, money } from '@booking-dashboard/core'
import { connectDashboard } from '@booking-dashboard/http-adapter/node'

const [baseUrl = 'http://localhost:3000'] = process.argv.slice(2)
const bookingRef = 'SUN1001'
const writeLine = (line: string): boolean => process.stdout.write(`${line}\n`)

/** Answers the challenge as the customer. The stand-in for Stripe takes the answer by HTTP. */
const agree = async (clientSecret: string): Promise<'completed' | 'unknown'> => {
  writeLine('The bank asks whether it is really you. It is.')
  const body = JSON.stringify({ client_secret: clientSecret, answer: 'complete' })
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(`${baseUrl}/__stripe/v1/intents/answer`, { method: 'POST', headers, body })
  return answer.ok ? 'completed' : 'unknown'
}

const dashboard = await connectDashboard({ baseUrl, authenticatePayment: ({ clientSecret }) => agree(clientSecret) })
const { session, bookings, messages } = dashboard
const shop = dashboard.ticketShop(bookingRef)
const checkout = dashboard.checkout(bookingRef)
// A page shows these messages for a few seconds.
messages.toasts$.subscribe((toasts) => toasts.slice(-1).forEach(({ message }) => writeLine(`» ${message}`)))

await session.signIn({ email: 'demo@example.com', password: 'Passw0rd!' })
await shop.open()
const booking = latest(bookings.booking(bookingRef).value)
const onSale = shop.state$.value
if (booking === null || onSale.kind !== 'choosing') throw new Error(`${bookingRef} could not be opened at ${baseUrl}`)
const [event, ticket] =
  onSale.events
    .flatMap((one) => one.types.map((type) => [one, type] as const))
    .find(([, { price, stock }]) => price > 0 && (stock.limit ?? 2) >= 2) ?? []
if (event === undefined || ticket === undefined) throw new Error('No two tickets are left')
const pounds = (amount: Minor): string => formatMoney(money(amount, booking.currency))
writeLine(
  `${booking.reference}, ${booking.name}: ${booking.tickets.length} tickets, ${pounds(booking.prices.outstandingBalance)} to pay`,
)

shop.choose(ticket.id, 2)
const choice = shop.state$.value
const chosen =
  choice.kind === 'choosing' ? choice.events.flatMap(({ types }) => types.flatMap(({ tickets }) => tickets)) : []
chosen.forEach(({ key }, index) => shop.assign(key, { kind: 'known', passengerId: index + 1 }))
const added = await shop.add()
if (added.kind !== 'added') throw new Error(`Nothing to pay for: ${added.kind}`)
await checkout.open()
const shown = checkout.state$.value
if (shown.kind === 'open' && shown.total !== null)
  writeLine(`In the basket: 2 × ${ticket.name}, ${event.name}, for ${formatMoney(shown.total)}`)

const source = { kind: 'paymentMethod', id: 'pm_card_authenticationRequired' } as const
const end = await checkout.pay({ cardholderName: 'Amelia Hart', source })
if (end.kind !== 'paid') describePayment(end, dashboard.texts).forEach(writeLine)
const after = latest(bookings.booking(bookingRef).value) ?? booking
writeLine(
  `${after.reference} now: ${after.tickets.length} tickets, ${pounds(after.prices.paid)} paid, ${pounds(after.prices.outstandingBalance)} to pay`,
)
for (const { eventName, name } of after.tickets) writeLine(`  ${name}, ${eventName}`)
dashboard.dispose()
process.exitCode = end.kind === 'paid' ? 0 : 1
