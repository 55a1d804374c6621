import * as t from 'io-ts'
import { type FileEndpoint, put } from '../contract/endpoint.js'
import { Cost, Id, Integer, NotShown, optional } from '../contract/wire.js'
import { AddressBody, AddressWire } from '../customer/customerWire.js'

/** A download: a file by its key, or at its own address if it is external. */
export const DownloadWire = t.intersection(
  [
    t.type({ external: t.boolean }),
    optional({ name: t.string, key: t.string, url: t.string, ticket_ids: t.array(Id) }),
  ],
  'Download',
)

/** See behaviour/delivery#1.4: type eticket, physical or other; status 0 to 3. */
export const DeliveryWire = t.intersection(
  [
    t.type({ id: Id, type: t.string, status: Integer }),
    optional({
      /** Without it, the delivery is named by its type. */
      name: t.string,
      allocation_id: Id,
      prices: Cost,
      address: AddressWire,
      tracking_id: t.string,
      /** The postal service's page. `{tracking_id}` marks the place of the tracking id. */
      tracking_url: t.string,
      downloads: t.array(DownloadWire),
      /** The ids of the delivered tickets. Empty if the delivery is for the whole booking. */
      ticket_ids: t.array(Id),
    }),
  ],
  'Delivery',
)

/** See behaviour/contract#d1.7: the address of one delivery, by its allocation. */
export const deliveryEndpoints = {
  update: put('updateDelivery', '/api/booking/:bookingRef/delivery/:allocationId', NotShown, {
    body: t.type({ address: AddressBody }, 'DeliveryBody'),
  }),
} as const

const file = <P extends string>(operationId: string, path: P): FileEndpoint<P> => ({ operationId, method: 'GET', path })

/** Downloads of behaviour/screens#1.2. */
export const downloadFiles = {
  confirmation: file('downloadConfirmation', '/api/booking/:bookingRef/downloads/confirmation'),
  byKey: file('downloadByKey', '/api/booking/download/:key'),
} as const
