import { dateIn } from '../../../values/calendar.js'
import { priced } from '../../../records/cost.js'
import { offerPackage } from '../../../catalogue/package/offerPackage.js'
import type { PackageOffers } from '../../../records/PackageOffers.js'
import { saleTimes } from '../../../catalogue/purchaseRules.js'

/**
 * The offers for SUN1003, in euros, departing in 120 days: either way of transport alone, no accommodation, and no
 * terms.
 */
export const verona = (now: number): PackageOffers => {
  const sale = saleTimes(now)
  return offerPackage(now, {
    nights: { checkIn: dateIn(now, 120), checkOut: dateIn(now, 125) },
    stays: [],
    extras: [
      {
        id: '7310',
        name: 'Seat cushion',
        description: 'The steps of the arena are made of stone',
        rules: sale.always,
        groups: [
          { id: 1, name: 'Cushion', options: [{ id: '73101', value: 'Red', cost: priced(600), left: 'freesale' }] },
        ],
      },
    ],
    transport: [
      {
        id: '57',
        name: 'Boat',
        routes: [
          {
            id: '5701',
            name: 'Across Lake Garda',
            description: 'From the railway station to the hotel’s own jetty',
            departures: [
              {
                id: '570101',
                way: 'OUTBOUND',
                name: 'Ferry',
                from: 'Desenzano',
                to: 'Malcesine',
                day: 120,
                at: '15:05',
                arrives: [120, '17:25'],
                cost: priced(2100),
                left: 20,
              },
              {
                id: '570102',
                way: 'RETURN',
                name: 'Ferry',
                from: 'Malcesine',
                to: 'Desenzano',
                day: 125,
                cost: priced(2100),
                left: 20,
              },
            ],
          },
        ],
      },
    ],
    timeZones: { Desenzano: 'Europe/Rome', Malcesine: 'Europe/Rome' },
    oneWay: { outbound: true, return: true },
    terms: null,
  })
}
