import type { EventOnSale } from '../../../../catalogue/onSale.js'
import { timeIn } from '../../../../values/calendar.js'

const sports = [
  'Athletics',
  'Swimming',
  'Rowing',
  'Fencing',
  'Judo',
  'Archery',
  'Handball',
  'Diving',
  'Hockey',
  'Cycling',
]
const rounds = ['heats', 'quarter-finals', 'semi-finals', 'final']
const times = ['10:00', '14:30', '19:00', '20:45']

/** Four rounds of ten sports, over eleven days, each with three kinds of ticket. */
export const bigProgramme = (now: number, departs: number): readonly EventOnSale[] =>
  sports.flatMap((sport, index) =>
    rounds.map((round, level) => {
      const id = `47${index}${level}`
      const seat = (kind: number, name: string, price: number) => ({
        id: `${id}${kind}`,
        name,
        description: '',
        price: price * (level + 1),
        fee: 50 * (level + 1),
        left: null,
      })
      return {
        id,
        name: `${sport}: ${round}`,
        venue: `${sport} arena, Isola`,
        at: timeIn(now, departs + level * 3 + (index % 3), times[(index + level) % times.length] ?? '10:00'),
        types: [seat(1, 'Category A', 3200), seat(2, 'Category B', 2100), seat(3, 'Category C', 1200)],
      }
    }),
  )
