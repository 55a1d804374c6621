import { priced } from '../../records/cost.js'
import { harts } from './customers/demoAddresses.js'
import type { DeliveryRecord } from '../../records/DeliveryRecord.js'

const nothing = { tracking: null, downloads: [], ticketIds: [] }

export const sun1001Deliveries = (): readonly DeliveryRecord[] => [
  {
    ...nothing,
    id: '6101',
    name: 'Tracked post',
    type: 'physical',
    status: 1,
    allocationId: '6101',
    address: harts,
    prices: priced(850),
  },
]

export const sun1002Deliveries = (): readonly DeliveryRecord[] => [
  {
    ...nothing,
    id: '6102',
    name: 'E-tickets',
    type: 'eticket',
    status: 2,
    allocationId: null,
    address: null,
    prices: priced(0),
    downloads: [
      { name: 'Strauss and friends, Amelia Hart', source: { key: 'q7Vx2mKd9TfRz41LwPaE8sYb' }, ticketIds: ['5201'] },
      { name: 'Strauss and friends, Theo Hart', source: { key: 'nB6cJ3yHt0WgUo5SiXe2vQk8' }, ticketIds: ['5202'] },
      {
        name: 'Behind the scenes at the opera',
        source: { url: 'https://tickets.haus-am-ring.example/e/4202-5203' },
        ticketIds: ['5203'],
      },
    ],
  },
]

/** The address of the first can still change. The second is on its way. */
export const sun1003Deliveries = (ticketIds: readonly string[]): readonly DeliveryRecord[] => [
  {
    ...nothing,
    id: '6103',
    name: 'Programmes and opera glasses',
    type: 'other',
    status: 0,
    allocationId: '6103',
    address: harts,
    prices: priced(400),
  },
  {
    ...nothing,
    id: '6104',
    name: 'Courier',
    type: 'physical',
    status: 3,
    allocationId: '6104',
    address: harts,
    prices: priced(600),
    tracking: { id: 'VR 4417 0925 3GB', url: 'https://post.example/track/{tracking_id}' },
    ticketIds,
  },
]
