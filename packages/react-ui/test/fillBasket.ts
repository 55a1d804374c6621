import type { Dashboard } from '@booking-dashboard/core'
import type { TransportField } from '@booking-dashboard/core/ports'

const coach: Partial<Record<TransportField, string>> = {
  type: '51',
  route: '5101',
  departure: 'London Victoria',
  arrival: 'Barcelona Nord',
  outbound: '510102',
  return: '510103',
}

/** Adds a coach in both directions for the lead passenger, as the finder offers it. */
const addCoach = async (dashboard: Dashboard): Promise<void> => {
  const finder = dashboard.transportFinder('SUN1001')
  await finder.open()
  const now = () => finder.state$.value
  for (let state = now(); state.kind === 'choosing' && state.active.name !== 'passengers'; state = now()) {
    const question = state.active.questions.find(({ picked }) => picked === '')
    if (question === undefined) throw new Error(`No way through ${state.active.name}`)
    await finder.pick(question.field, coach[question.field] ?? question.options.at(-1)?.value ?? '')
  }
  finder.togglePassenger(1)
  await finder.add()
}

const breakfast = {
  extraId: '3181',
  optionId: '31812',
  name: 'Board',
  otherInformation: 'At half past eight',
}
const extra = (optionId: string, groupId: number) => ({ extraId: '7120', optionId, groupId, name: 'Bicycle' })

/**
 * Fills the basket of SUN1001 with one of everything: a ticket, two rooms of one type and one with breakfast, a bicycle
 * with its helmet, a coach in both directions, a change of name.
 */
export const fillBasket = async (dashboard: Dashboard): Promise<void> => {
  const basket = dashboard.basket('SUN1001')
  await dashboard.bookings.load('SUN1001')
  await basket.addTickets({ tickets: [{ ticketTypeId: '41011', ticketName: 'Stalls', passengerId: 1 }] })
  await basket.addAccommodation({
    rooms: [
      { accommodationId: '3101', roomId: '31012', name: 'Double room', extras: [breakfast] },
      { accommodationId: '3101', roomId: '31013', name: 'Twin room', extras: [] },
      { accommodationId: '3101', roomId: '31013', name: 'Twin room', extras: [] },
    ],
  })
  await basket.addExtras({ extras: [extra('71201', 1), extra('71203', 2)] })
  await addCoach(dashboard)
  await basket.addNameChange({ ticketId: '5101', firstName: 'Ada', lastName: 'Lind', email: '', telephone: '' })
}
