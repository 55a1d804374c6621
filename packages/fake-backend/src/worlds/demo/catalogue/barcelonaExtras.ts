import { allocated, priced } from '../../../records/cost.js'
import type { ExtraToBuy } from '../../../catalogue/extras/extrasToBuy.js'
import { saleTimes } from '../../../catalogue/purchaseRules.js'

/**
 * Extras of SUN1001: each price display code, scarce, sold-out and unavailable options, and a group that needs another.
 */
export const barcelonaExtras = (now: number): readonly ExtraToBuy[] => {
  const sale = saleTimes(now)
  return [
    {
      id: '7110',
      name: 'Airport lounge',
      description: 'Drinks, newspapers and a quiet corner, from three hours before you fly',
      rules: sale.now,
      groups: [
        {
          id: 1,
          name: 'Lounge',
          options: [
            { id: '71101', value: 'Gatwick South', cost: priced(2950, 150), left: 8 },
            { id: '71102', value: 'Gatwick North', cost: priced(2950, 150), left: 0 },
          ],
        },
      ],
    },
    {
      id: '7120',
      name: 'Bicycle hire',
      description: 'For the whole stay; choose a free helmet for each bicycle',
      rules: sale.now,
      groups: [
        {
          id: 1,
          name: 'Bicycle',
          needs: 2,
          options: [
            { id: '71201', value: 'City bicycle', cost: priced(4500), left: 'freesale' },
            { id: '71202', value: 'Electric bicycle', cost: priced(7900, 300), left: 2 },
          ],
        },
        {
          id: 2,
          name: 'Helmet',
          options: [
            { id: '71203', value: 'Small', cost: priced(0), left: 'freesale', display: 3 },
            { id: '71204', value: 'Large', cost: priced(0), left: 'freesale', display: 3 },
          ],
        },
      ],
    },
    {
      id: '7130',
      name: 'Welcome pack',
      description: 'City map, programme and a tram ticket, waiting at your hotel',
      rules: sale.always,
      groups: [
        {
          id: 1,
          name: 'Language',
          options: [{ id: '71301', value: 'English', cost: priced(0), left: 30, display: 4 }],
        },
      ],
    },
    {
      id: '7140',
      name: 'Private guide',
      description: 'An afternoon in the Gothic quarter with a historian; the price is in your basket',
      rules: sale.now,
      groups: [
        {
          id: 1,
          name: 'Afternoon',
          options: [{ id: '71401', value: 'Second day', cost: allocated(9000, 1500, 500), left: 3, display: 2 }],
        },
      ],
    },
    {
      id: '7150',
      name: 'Early-bird city card',
      description: 'Museums and trams for three days',
      rules: sale.over,
      groups: [{ id: 1, name: 'Card', options: [{ id: '71501', value: 'Three days', cost: priced(3900), left: 50 }] }],
    },
    {
      id: '7160',
      name: 'Wine tasting',
      description: 'Sold at your hotel only',
      rules: sale.elsewhere,
      groups: [{ id: 1, name: 'Tasting', options: [{ id: '71601', value: 'Evening', cost: priced(5200), left: 12 }] }],
    },
    {
      id: '7170',
      name: 'Cookery class',
      description: 'Three dishes and a glass of wine',
      rules: sale.now,
      groups: [{ id: 1, name: 'Class', options: [{ id: '71701', value: 'Fourth day', cost: priced(6800), left: 0 }] }],
    },
  ]
}
