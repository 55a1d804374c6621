import { allocated, priced } from '../cost.js'
import type { TypeToRide } from '../departures.js'

const london = 'London Victoria'
const keynes = 'Milton Keynes Coachway'
const nord = 'Barcelona Nord'
const pancras = 'London St Pancras'
const sants = 'Barcelona Sants'
const gatwick = 'London Gatwick'
const manchester = 'Manchester'
const elPrat = 'Barcelona El Prat'

const british = [london, keynes, pancras, gatwick, manchester]

export const barcelonaTimeZones: Readonly<Record<string, string>> = {
  ...Object.fromEntries(british.map((place) => [place, 'Europe/London'])),
  ...Object.fromEntries([nord, sants, elPrat].map((place) => [place, 'Europe/Madrid'])),
}

/** Ways to SUN1001, which departs in 60 days and comes back in 67. */
export const barcelonaTransport: readonly TypeToRide[] = [
  {
    id: '51',
    name: 'Coach',
    routes: [
      {
        id: '5101',
        name: 'London to Barcelona overnight',
        description: 'Reclining seats, with a stop in Lyon',
        departures: [
          { id: '510101', way: 'OUTBOUND', name: 'Overnight coach', from: london, to: nord, day: 59, at: '09:30', arrives: [60, '08:15'], cost: priced(6900, 200), left: 14 },
          { id: '510102', way: 'OUTBOUND', name: 'Overnight coach', from: london, to: nord, day: 60, at: '09:30', arrives: [61, '08:15'], cost: priced(5900, 200), left: 2 },
          { id: '510103', way: 'RETURN', name: 'Overnight coach', from: nord, to: london, day: 67, at: '18:45', arrives: [68, '17:30'], cost: priced(6900, 200), left: 14 },
          { id: '510104', way: 'RETURN', name: 'Overnight coach', from: nord, to: london, day: 68, cost: priced(5900, 200), left: 'freesale' },
        ],
      },
      {
        id: '5102',
        name: 'Milton Keynes to Barcelona overnight',
        description: 'By way of London, without a change',
        departures: [
          { id: '510201', way: 'OUTBOUND', name: 'Overnight coach', from: keynes, to: nord, day: 59, at: '07:45', arrives: [60, '08:15'], cost: priced(7400, 200), left: 0 },
          { id: '510202', way: 'OUTBOUND', name: 'Overnight coach', from: keynes, to: nord, day: 60, cost: priced(6400, 200), left: 9 },
          { id: '510203', way: 'RETURN', name: 'Overnight coach', from: nord, to: keynes, day: 67, at: '18:45', arrives: [68, '19:10'], cost: priced(7400, 200), left: 9 },
        ],
      },
    ],
  },
  {
    id: '52',
    name: 'Train',
    routes: [
      {
        id: '5201',
        name: 'London to Barcelona by high-speed train',
        description: 'One change in Paris, with time for lunch',
        departures: [
          { id: '520101', way: 'OUTBOUND', name: 'Standard class', from: pancras, to: sants, day: 60, at: '08:01', arrives: [60, '20:45'], cost: priced(15400, 350), left: 20 },
          { id: '520102', way: 'OUTBOUND', name: 'First class', from: pancras, to: sants, day: 60, at: '08:01', arrives: [60, '20:45'], cost: allocated(15400, 12600, 350), left: 4 },
          { id: '520103', way: 'RETURN', name: 'Standard class', from: sants, to: pancras, day: 67, at: '10:33', arrives: [67, '22:39'], cost: priced(15400, 350), left: 20 },
          { id: '520104', way: 'RETURN', name: 'First class', from: sants, to: pancras, day: 67, at: '10:33', arrives: [67, '22:39'], cost: allocated(15400, 12600, 350), left: 4 },
        ],
      },
    ],
  },
  {
    id: '53',
    name: 'Flight',
    routes: [
      {
        id: '5301',
        name: 'Gatwick to Barcelona',
        description: 'Cabin bag and 20 kg included',
        departures: [
          { id: '530101', way: 'OUTBOUND', name: 'Morning flight', from: gatwick, to: elPrat, day: 60, at: '07:10', arrives: [60, '10:25'], cost: priced(9800, 600), left: 16 },
          { id: '530102', way: 'OUTBOUND', name: 'Charter flight', from: gatwick, to: elPrat, day: 60, cost: priced(7900, 600), left: 'freesale' },
          { id: '530103', way: 'RETURN', name: 'Evening flight', from: elPrat, to: gatwick, day: 67, at: '19:50', arrives: [67, '21:15'], cost: priced(9800, 600), left: 16 },
          { id: '530104', way: 'RETURN', name: 'Charter flight', from: elPrat, to: gatwick, day: 67, cost: priced(7900, 600), left: 'freesale' },
        ],
      },
      {
        id: '5302',
        name: 'Manchester to Barcelona',
        description: 'Cabin bag and 20 kg included',
        departures: [
          { id: '530201', way: 'OUTBOUND', name: 'Midday flight', from: manchester, to: elPrat, day: 60, at: '12:40', arrives: [60, '16:15'], cost: priced(10900, 600), left: 1 },
          { id: '530202', way: 'RETURN', name: 'Midday flight', from: elPrat, to: manchester, day: 67, at: '17:20', arrives: [67, '19:05'], cost: priced(10900, 600), left: 5 },
        ],
      },
    ],
  },
]
