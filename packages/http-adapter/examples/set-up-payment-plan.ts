/**
 * Sets up a payment plan from Node: projects the instalments for a day of the month, then creates the plan with a card
 * that asks for 3-D Secure.
 *
 *     npx tsx --conditions=source packages/http-adapter/examples/set-up-payment-plan.ts http://localhost:3000 15
 */
import { describePayment, formatMoney, latest, type Minor, money, ordinal, owed } from '@booking-dashboard/core'
import { connectDashboard } from '@booking-dashboard/http-adapter/node'

const [baseUrl = 'http://localhost:3000', dayOfMonth = '15'] = process.argv.slice(2)
const bookingRef = 'SUN1001'
const day = Number(dayOfMonth)
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
const { session, bookings, messages, texts } = dashboard
const plan = dashboard.plan(bookingRef).setUp
// A page shows these messages for a few seconds.
messages.toasts$.subscribe((toasts) => toasts.slice(-1).forEach(({ message }) => writeLine(`» ${message}`)))

await session.signIn({ email: 'demo@example.com', password: 'Passw0rd!' })
await bookings.load(bookingRef)
const booking = latest(bookings.booking(bookingRef).value)
if (booking === null) throw new Error(`${bookingRef} could not be opened at ${baseUrl}`)
const pounds = (amount: Minor): string => formatMoney(money(amount, booking.currency))

await plan.chooseDay(day)
const { chosen } = plan.state$.value
if (chosen.status === 'ready') {
  writeLine(`${formatMoney(owed(booking).outstanding)} on the ${ordinal(day)} of each month would be:`)
  for (const { date, amount } of chosen.instalments ?? []) writeLine(`  ${texts.formats.date(date)}: ${pounds(amount)}`)
}
const source = { kind: 'paymentMethod', id: 'pm_card_authenticationRequired' } as const
const end = await plan.submit({ day, card: { cardholderName: 'Amelia Hart', source } })
if (end.kind !== 'paid') describePayment(end, texts).forEach(writeLine)
const made = latest(bookings.booking(bookingRef).value)?.paymentPlan ?? null
writeLine(
  made === null
    ? 'No payment plan'
    : `Payment plan ${made.id}: ${made.numberOfPayments} payments, card ending ${made.card?.lastFourDigits ?? '?'}`,
)
dashboard.dispose()
process.exitCode = end.kind === 'paid' ? 0 : 1
