import type { RoomsOnSale, RoomShop, RoomWithExtras } from '@booking-dashboard/core'
import { useTexts } from '../../../dashboard/DashboardContext'

/** The props that the parts of the screen share. */
export interface RoomChoicesProps {
  readonly bookingRef: string
  readonly shop: RoomShop
  readonly shown: RoomsOnSale
}

export const roomFieldId = (roomId: string): string => `room-${roomId}`
/** `room` is the key of a chosen room, or a basket line. */
export const extraFieldId = (room: string | number, extraId: string): string => `room-extra-${room}-${extraId}`

export const informationFieldId = (room: string | number, extraId: string): string =>
  `${extraFieldId(room, extraId)}-information`

/** "Double room, room 1 of 2". */
export const useRoomName = (): ((room: RoomWithExtras) => string) => {
  const { roomPlace } = useTexts('accommodation').screen.accommodation
  return ({ number, of, name }) => roomPlace(number, of, name)
}
