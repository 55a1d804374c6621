import type { RoomSelection, RoomSelectionProblem } from '@booking-dashboard/core'

export const roomFieldId = (roomId: string): string => `room-${roomId}`

/** `group` tells the rooms that are chosen from those in the basket. */
export const optionFieldId = (group: string, roomKey: number, extraId: string): string =>
  `${group}-${roomKey}-${extraId}`

/** Where the summary of what has to be put right leads to: of an option the first room that has it. */
export const problemFieldId = (group: string, problem: RoomSelectionProblem, { rooms }: RoomSelection): string => {
  if (problem.kind === 'tooManyRooms') return roomFieldId(problem.roomId)
  const { extraId, optionId } = problem
  const room = rooms.find(({ options }) => options.some((one) => one.extraId === extraId && one.optionId === optionId))
  return optionFieldId(group, room?.key ?? 0, extraId)
}
