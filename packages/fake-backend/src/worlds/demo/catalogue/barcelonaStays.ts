import { allocated, priced } from '../../../records/cost.js'
import { saleTimes } from '../../../catalogue/purchaseRules.js'
import type { StayToLet } from '../../../catalogue/accommodation/stays.js'

/**
 * Accommodation for SUN1001: a hotel with every case, one with unlimited stock, a small one, and one with nothing to
 * buy.
 */
export const barcelonaStays = (now: number): readonly StayToLet[] => {
  const sale = saleTimes(now)
  return [
    {
      id: '3101',
      name: 'Hotel Llum de Mar',
      description: 'Behind the Palau, with a roof terrace and a view of the harbour',
      location: 'Barceloneta, Barcelona',
      stars: 4,
      rooms: [
        {
          id: '31012',
          name: 'Double room',
          description: 'Double bed, balcony to the courtyard',
          sleeps: 2,
          cost: priced(64400, 1200),
          left: 6,
          rules: sale.now,
        },
        {
          id: '31013',
          name: 'Twin room',
          description: 'Two beds, street side',
          sleeps: 2,
          cost: priced(61600, 1200),
          left: 2,
          rules: sale.now,
        },
        {
          id: '31014',
          name: 'Harbour suite',
          description: 'Living room and terrace above the harbour',
          sleeps: 4,
          cost: priced(148000, 2400),
          left: 0,
          rules: sale.now,
        },
        {
          id: '31015',
          name: 'Winter special',
          description: 'Double room at last winter’s price',
          sleeps: 2,
          cost: priced(39900),
          left: 5,
          rules: sale.over,
        },
      ],
      extras: [
        {
          id: '3181',
          name: 'Board',
          description: 'For everybody in the room, on every day',
          rules: sale.now,
          options: [
            { id: '31811', value: 'Room only', cost: priced(0), left: 'freesale', display: 4 },
            { id: '31812', value: 'Breakfast', cost: priced(16800), left: 'freesale' },
            { id: '31813', value: 'Half board', cost: allocated(16800, 22400, 500), left: 10 },
          ],
        },
        {
          id: '3182',
          room: '31012',
          name: 'View',
          description: 'From your balcony',
          rules: sale.now,
          options: [
            { id: '31821', value: 'Courtyard', cost: priced(0), left: 'freesale', display: 3 },
            { id: '31822', value: 'Sea', cost: priced(9800), left: 2 },
          ],
        },
        {
          id: '3183',
          name: 'Late checkout',
          description: 'On the day that you leave',
          rules: sale.always,
          options: [
            { id: '31831', value: 'Until 14:00', cost: priced(2500), left: 3 },
            { id: '31832', value: 'Until 18:00', cost: priced(4500), left: 0 },
          ],
        },
        {
          id: '3184',
          name: 'Balcony breakfast',
          description: 'Brought to you on the first morning',
          rules: sale.toCome,
          options: [{ id: '31841', value: 'For two', cost: priced(3600), left: 4 }],
        },
      ],
    },
    {
      id: '3200',
      name: 'Apartaments Gràcia',
      description: 'Flats with a kitchen around a quiet square',
      location: 'Gràcia, Barcelona',
      stars: 3,
      rooms: [
        {
          id: '32001',
          name: 'Studio',
          description: 'Sofa bed and kitchenette',
          sleeps: 2,
          cost: priced(49000, 900),
          left: 'freesale',
          rules: sale.always,
        },
        {
          id: '32002',
          name: 'Two-bedroom flat',
          description: 'Two double rooms, kitchen and washing machine',
          sleeps: 4,
          cost: allocated(49000, 32200, 1500),
          left: 3,
          rules: sale.now,
        },
      ],
      extras: [
        {
          id: '3281',
          name: 'Parking',
          description: 'In the garage below the house',
          rules: sale.always,
          options: [{ id: '32811', value: 'For the whole stay', cost: priced(10500), left: 1 }],
        },
      ],
    },
    {
      id: '3300',
      name: 'Hostal del Born',
      description: 'Six rooms above a wine bar',
      location: 'El Born, Barcelona',
      stars: null,
      rooms: [
        {
          id: '33001',
          name: 'Single room',
          description: 'Single bed, shower on the landing',
          sleeps: 1,
          cost: priced(30800),
          left: 1,
          rules: sale.now,
        },
      ],
      extras: [],
    },
    {
      id: '3400',
      name: 'Gran Hotel Via',
      description: 'A grand old house on the Gran Via',
      location: 'Eixample, Barcelona',
      stars: 5,
      rooms: [
        {
          id: '34001',
          name: 'Classic room',
          description: 'Sold by our partners only',
          sleeps: 2,
          cost: priced(98000),
          left: 4,
          rules: sale.elsewhere,
        },
        {
          id: '34002',
          name: 'Corner room',
          description: 'Two balconies',
          sleeps: 2,
          cost: priced(112000),
          left: 4,
          rules: sale.over,
        },
        {
          id: '34003',
          name: 'Junior suite',
          description: 'On sale soon',
          sleeps: 3,
          cost: priced(134000),
          left: 4,
          rules: sale.toCome,
        },
      ],
      extras: [],
    },
  ]
}
