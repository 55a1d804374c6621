import { dateIn } from '../../../values/calendar.js'
import { priced } from '../../../records/cost.js'
import { offerPackage } from '../../../catalogue/package/offerPackage.js'
import type { PackageOffers } from '../../../records/PackageOffers.js'
import { saleTimes } from '../../../catalogue/purchaseRules.js'
import { shortTerms } from './terms.js'

/** The offers for SUN1002, departing in 20 days. Outbound transport may be booked alone, return transport may not. */
export const vienna = (now: number): PackageOffers => {
  const sale = saleTimes(now)
  return offerPackage(now, {
    nights: { checkIn: dateIn(now, 20), checkOut: dateIn(now, 23) },
    stays: [
      {
        id: '3500',
        name: 'Pension am Park',
        description: 'Ten rooms, two minutes from the Konzerthaus',
        location: 'Landstraße, Vienna',
        stars: 3,
        rooms: [
          {
            id: '35001',
            name: 'Double room',
            description: 'Double bed, view of the park',
            sleeps: 2,
            cost: priced(34500, 600),
            left: 3,
            rules: sale.always,
          },
        ],
        extras: [
          {
            id: '3581',
            name: 'Breakfast',
            description: 'Until eleven',
            rules: sale.always,
            options: [{ id: '35811', value: 'Viennese breakfast', cost: priced(4200), left: 'freesale' }],
          },
        ],
      },
    ],
    extras: [
      {
        id: '7210',
        name: 'Coffee-house walk',
        description: 'Three cafés and their stories',
        rules: sale.always,
        groups: [
          { id: 1, name: 'Morning', options: [{ id: '72101', value: 'Second day', cost: priced(2800), left: 6 }] },
        ],
      },
    ],
    transport: [
      {
        id: '55',
        name: 'Night train',
        routes: [
          {
            id: '5501',
            name: 'Brussels to Vienna',
            description: 'Sleeping car, breakfast included',
            departures: [
              {
                id: '550101',
                way: 'OUTBOUND',
                name: 'Sleeper',
                from: 'Brussels Midi',
                to: 'Vienna Hbf',
                day: 19,
                at: '19:32',
                arrives: [20, '09:19'],
                cost: priced(13900, 250),
                left: 4,
              },
              {
                id: '550102',
                way: 'RETURN',
                name: 'Sleeper',
                from: 'Vienna Hbf',
                to: 'Brussels Midi',
                day: 23,
                at: '19:42',
                arrives: [24, '09:55'],
                cost: priced(13900, 250),
                left: 4,
              },
            ],
          },
        ],
      },
    ],
    timeZones: { 'Brussels Midi': 'Europe/Brussels', 'Vienna Hbf': 'Europe/Vienna' },
    oneWay: { outbound: true, return: false },
    terms: shortTerms,
  })
}
