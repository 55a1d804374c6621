import { roomOf } from '../basket/roomExtras.js';
import { displayedCost } from '../money/Cost.js';
import { alikeExtras } from './bookedExtras.js';
import { grouped } from './grouped.js';
import { nightsOf } from './nightsOf.js';
import { travellerNames } from './travellerNames.js';
/** Where a booking stays, the first night first. */
export const bookedStays = ({ rooms, extras, pax }) => {
    const names = travellerNames(pax);
    const stays = grouped(rooms, (room) => JSON.stringify([room.accommodationId, room.name, room.checkIn, room.checkOut]));
    return stays
        .map(([, held]) => {
        const [{ id, accommodationId, name, location, checkIn, checkOut }] = held;
        return {
            id, accommodationId, name, location, checkIn, checkOut,
            nights: nightsOf({ checkIn, checkOut }),
            rooms: held.map((room) => ({
                id: room.id,
                name: room.roomName,
                guests: names(room.paxIds),
                extras: alikeExtras(extras.filter((extra) => roomOf(extra, rooms) === room), names),
                cost: displayedCost(room.cost),
            })),
        };
    })
        .toSorted((a, b) => a.checkIn.localeCompare(b.checkIn));
};
