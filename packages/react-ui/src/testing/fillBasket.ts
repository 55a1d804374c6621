import { type Dashboard, latest } from '@booking-dashboard/core'

const coach = {
  routes: ['5101'],
  date: '',
  departureLocation: 'London Victoria',
  arrivalLocation: 'Barcelona Nord',
  stopId: '',
}

/** There and back by coach for the lead passenger, as the finder finds it. */
const addCoach = async (dashboard: Dashboard): Promise<void> => {
  const finder = dashboard.transportFinder('SUN1001')
  await finder.start()
  await finder.chooseType('51')()
  await finder.chooseRoutes(coach.routes)()
  await finder.chooseDate(latest(finder.search$.value.dates)?.[1] ?? '')()
  await finder.chooseLocations(coach.departureLocation, coach.arrivalLocation)()
  const { outboundStops, returnStops } = finder.search$.value
  const stops = [latest(outboundStops)?.[0], latest(returnStops)?.[0]].flatMap((stop) => stop ?? [])
  const transport = stops.map((stop) => ({
    ...coach,
    ...stop,
    stopId: stop.id,
    date: stop.departureDate.slice(0, 10),
    traveller: { paxId: 1 },
  }))
  await dashboard.basket('SUN1001').addTransport({ seats: transport })
  finder.startOver()
}

const breakfast = {
  extraId: '3181',
  optionId: '31812',
  name: 'Board',
  otherInformation: 'At half past eight',
}
const extra = (optionId: string, groupId: number) => ({ extraId: '7120', optionId, groupId, name: 'Bicycle' })

/** One of everything in the basket of SUN1001: a ticket, two rooms of a kind and one with breakfast, a bicycle with its helmet, a coach there and back, a change of name. */
export const fillBasket = async (dashboard: Dashboard): Promise<void> => {
  const basket = dashboard.basket('SUN1001')
  await dashboard.bookings.load('SUN1001')()
  await basket.addTickets({ tickets: [{ ticketTypeId: '41011', ticketName: 'Stalls', paxId: 1 }] })
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
