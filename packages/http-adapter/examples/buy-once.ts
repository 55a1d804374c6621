/**
 * Buys one ticket, once. The script can stop at any line: run it again with the same folder, and nothing is charged
 * twice.
 *
 *     npx tsx --conditions=source packages/http-adapter/examples/buy-once.ts http://localhost:3000 payments
 */
import { pathToFileURL } from 'node:url'
import { describePayment, latest, type PaymentStatus } from '@booking-dashboard/core'
import { connectDashboard, type ConnectOptions, createFileVault } from '@booking-dashboard/http-adapter/node'

const ref = 'SUN1001'
const ticket = { ticketTypeId: '41011', passengerId: 1, ticketName: 'Stalls' }
const card = { cardholderName: 'Amelia Hart', source: { kind: 'paymentMethod', id: 'pm_card_visa' } } as const

export const buyOnce = async (options: ConnectOptions, folder: string): Promise<readonly string[]> => {
  const dashboard = await connectDashboard({ ...options, vault: createFileVault(folder) })
  await dashboard.session.signIn({ email: 'demo@example.com', password: 'Passw0rd!' })
  const [checkout, booking$] = [dashboard.checkout(ref), dashboard.bookings.booking(ref)]
  const isTicket = ({ ticketTypeId }: { readonly ticketTypeId: string }): boolean =>
    ticketTypeId === ticket.ticketTypeId
  const isBooked = (): boolean => latest(booking$.value)?.tickets.some(isTicket) === true
  await dashboard.bookings.load(ref)
  // Resumes the payment of an earlier run, if there is one, or finds that it was paid.
  await checkout.open()
  const found = checkout.state$.value
  let status: PaymentStatus | null = found.kind === 'open' && found.payment.kind !== 'form' ? found.payment : null
  if (!isBooked() && status === null) {
    const isInBasket = found.kind === 'open' && found.basket?.tickets.some(isTicket) === true
    if (!isInBasket) await dashboard.basket(ref).addTickets({ tickets: [ticket] })
    status = await checkout.pay(card)
  }
  dashboard.dispose()
  return isBooked() || status === null ? ['It is booked.'] : describePayment(status, dashboard.texts)
}

const [, file = '', baseUrl = 'http://localhost:3000', folder = 'payments'] = process.argv
if (import.meta.url === pathToFileURL(file).href)
  for (const line of await buyOnce({ baseUrl }, folder)) process.stdout.write(`${line}\n`)
