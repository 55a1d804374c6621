import * as t from 'io-ts'
import type { BasketApi } from '@booking-dashboard/core/ports'
import { HeldTransportWire } from '../../bookings/holdingsWire.js'
import { toHeldTransport } from '../../bookings/toHoldings.js'
import { id, listOfSome, number, object, text, wants } from '../../contract/argumentCodecs.js'
import { post } from '../../contract/endpoint.js'
import { Id, Integer, orNothing } from '../../contract/wire.js'
import { done, kindOnWire, removal, Total, totalOf } from './KindOnWire.js'

const BasketTransportWire = t.intersection([HeldTransportWire, Total], 'BasketTransport')

const TransportBody = t.type(
  {
    transport: t.array(
      t.type({
        stop_id: Id,
        pax_id: Integer,
        routes: t.array(Id),
        direction: t.string,
        date: t.string,
        departureLocation: t.string,
        arrivalLocation: t.string,
      }),
    ),
  },
  'TransportBody',
)
const AddedTransport = orNothing(t.partial({ transport: t.array(BasketTransportWire) }, 'AddedTransport'))

const addTransport = post('addTransport', '/api/basket/:ref/transport', AddedTransport, { body: TransportBody })
const removeTransport = removal('removeTransport', 'transport')

export const transport = kindOnWire<'transport'>()({
  props: { transport: t.array(BasketTransportWire) },
  read: (basket) => basket.transport.map((transport) => ({ ...toHeldTransport(transport), total: totalOf(transport) })),
  endpoints: { addTransport, removeTransport },
  remove: removeTransport,
  calls: (call): Pick<BasketApi, 'addTransport'> => ({
    addTransport: (ref, added, context) =>
      done(
        call(addTransport, {
          params: { ref },
          body: {
            transport: added.map(
              ({ stopId, passengerId, routes, direction, date, departureLocation, arrivalLocation }) => ({
                stop_id: stopId,
                pax_id: passengerId,
                routes: [...routes],
                direction,
                date,
                departureLocation,
                arrivalLocation,
              }),
            ),
          },
          context,
        }),
      ),
  }),
})

/** What a script passes to `addTransport`. */
export const transportArgument = () =>
  object({
    seats: listOfSome(
      object({
        stopId: id,
        passenger: wants(
          'a customerId or a passengerId',
          t.union([t.type({ customerId: id }), t.type({ passengerId: number })]).is,
        ),
        routes: listOfSome(id),
        direction: wants('OUTBOUND or RETURN', t.union([t.literal('OUTBOUND'), t.literal('RETURN')]).is),
        date: id,
        departureLocation: text,
        arrivalLocation: text,
      }),
    ),
  })

/** What its calls do, for the OpenAPI document. */
export const transportWords = {
  addTransport: { summary: 'Puts seats into the basket' },
  removeTransport: { summary: 'Takes a seat out of the basket' },
} as const
