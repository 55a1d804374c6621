import type { Cost } from './cost.js'
import type { HeldExtra, HeldRoom, HeldTransport, PriceLine } from './BookingRecord.js'

export const priceLine = (id: string, name: string, prices: Cost): PriceLine => ({ id, name, prices })

interface RoomFields {
  readonly id: string
  readonly accoId: string
  readonly roomId: string
  /** The name of the hotel. */
  readonly name: string
  readonly roomName: string
  readonly location: string
  readonly from: string
  readonly to: string
  readonly guests: readonly number[]
  readonly prices: Cost
}

export const room = (fields: RoomFields): HeldRoom => ({
  id: fields.id,
  acco_id: fields.accoId,
  room_id: fields.roomId,
  name: fields.name,
  room_name: fields.roomName,
  location: fields.location,
  check_in: { iso_value: fields.from },
  check_out: { iso_value: fields.to },
  pax_ids: [...fields.guests],
  prices: fields.prices,
})

interface ExtraFields {
  readonly id: string
  readonly extraId: string
  readonly name: string
  readonly option: string
  readonly optionId: string
  readonly group: readonly [id: number, name: string]
  /** Set for an extra of a room, which is always for passenger 1 (behaviour/money#2.9). */
  readonly accoId?: string
  readonly passengerId?: number
  readonly note?: string
  /** 1 to 4 of behaviour/catalogue#2.4. */
  readonly display: number
  readonly prices: Cost
}

export const extra = (fields: ExtraFields): HeldExtra => ({
  id: fields.id,
  extra_id: fields.extraId,
  name: fields.name,
  option: { value: fields.option },
  option_id: fields.optionId,
  group_id: fields.group[0],
  group_name: fields.group[1],
  acco_id: fields.accoId ?? null,
  pax_id: fields.accoId === undefined ? (fields.passengerId ?? 1) : 1,
  other_information: fields.note ?? null,
  price_display_code: fields.display,
  prices: fields.prices,
})

/** The start or end of a transport. `at` is a date-time, or a date alone if the time is unknown. */
export interface Stop {
  readonly place: string
  readonly at: string | null
  /** IANA name. Null if unknown. */
  readonly zone: string | null
}

interface TransportFields {
  /** The id of passenger 1's line. The lines of the others have the following ids. */
  readonly id: number
  readonly name: string
  readonly type: string
  readonly direction: 'OUTBOUND' | 'RETURN'
  readonly from: Stop & { readonly at: string }
  readonly to: Stop
  readonly timed?: boolean
  readonly prices: Cost
}

/** One line for each passenger. */
export const transportFor = (passengerIds: readonly number[], fields: TransportFields): readonly HeldTransport[] =>
  passengerIds.map((passengerId, index) => ({
    id: String(fields.id + index),
    name: fields.name,
    type: fields.type,
    direction: fields.direction,
    departure_location: fields.from.place,
    arrival_location: fields.to.place,
    departure_date: { iso_value: fields.from.at },
    arrival_date: fields.to.at === null ? null : { iso_value: fields.to.at },
    is_departure_time_specified: fields.timed ?? true,
    departure_time_zone: fields.from.zone,
    arrival_time_zone: fields.to.zone,
    pax_id: passengerId,
    prices: fields.prices,
  }))
