/**
 * Changes the emergency contact from Node: signs in, saves the change and reads it back in a second dashboard.
 *
 *     npx tsx --conditions=source packages/http-adapter/examples/change-emergency-contact.ts http://localhost:3000
 */
import { type Dashboard, latest } from '@booking-dashboard/core'
import { connectDashboard } from '@booking-dashboard/http-adapter/node'

const [baseUrl = 'http://localhost:3000', fullName = 'Joan Hart', telephone = '+44 117 496 0123'] =
  process.argv.slice(2)
const writeLine = (line: string): boolean => process.stdout.write(`${line}\n`)

const signIn = async (): Promise<Dashboard> => {
  const dashboard = await connectDashboard({ baseUrl })
  // A page shows these messages for a few seconds.
  dashboard.messages.toasts$.subscribe((toasts) => toasts.slice(-1).forEach(({ message }) => writeLine(`» ${message}`)))
  await dashboard.session.signIn({ email: 'demo@example.com', password: 'Passw0rd!' })
  await dashboard.customer.load()
  return dashboard
}

const contactIn = ({ customer }: Dashboard) => latest(customer.state$.value)?.personalDetails.emergencyContact
const describeContact = (dashboard: Dashboard): string => {
  const contact = contactIn(dashboard)
  return contact === undefined ? 'unknown' : `${contact.fullName}, ${contact.telephone}`
}

const first = await signIn()
writeLine(`Emergency contact: ${describeContact(first)}`)
await first.customer.update({ changes: { personalDetails: { emergencyContact: { fullName, telephone } } } })
first.dispose()

const second = await signIn()
writeLine(`Read back by a new dashboard: ${describeContact(second)}`)
const held = contactIn(second)
second.dispose()
process.exitCode = held?.fullName === fullName && held.telephone === telephone ? 0 : 1
