export const noRooms = { rooms: [], nextKey: 1 };
/** The rooms of the basket, in their order, with no new option chosen yet. */
export const heldRoomsSelection = (rooms) => ({
    rooms: rooms.map(({ accommodationId, roomId }, place) => ({ key: place + 1, accommodationId, roomId, options: [] })),
    nextKey: rooms.length + 1,
});
const addRoom = (selection, { accommodationId, id }) => ({
    rooms: [...selection.rooms, { key: selection.nextKey, accommodationId, roomId: id, options: [] }],
    nextKey: selection.nextKey + 1,
});
const isOf = ({ accommodationId, id }) => (room) => room.accommodationId === accommodationId && room.roomId === id;
export const roomQuantity = ({ rooms }, room) => rooms.filter(isOf(room)).length;
/** As many rooms of a kind as wanted; those that were there keep their options, the last ones go first. */
export const setRoomQuantity = (selection, room, quantity) => {
    const now = roomQuantity(selection, room);
    if (now === quantity || quantity < 0)
        return selection;
    if (now < quantity)
        return setRoomQuantity(addRoom(selection, room), room, quantity);
    const last = selection.rooms.findLast(isOf(room));
    return setRoomQuantity({ ...selection, rooms: selection.rooms.filter((one) => one !== last) }, room, quantity);
};
/** `optionId` null takes the extra off the room again. */
export const chooseRoomOption = (selection, roomKey, extraId, optionId, otherInformation = '') => ({
    ...selection,
    rooms: selection.rooms.map((room) => {
        if (room.key !== roomKey)
            return room;
        const others = room.options.filter((option) => option.extraId !== extraId);
        return { ...room, options: optionId === null ? others : [...others, { extraId, optionId, otherInformation }] };
    }),
});
/** The extras that a kind of room can have. */
export const extrasForRoom = (extras, { accommodationId, roomId }) => extras.filter((extra) => extra.accommodationId === accommodationId && (extra.roomId === null || extra.roomId === roomId));
