import { roomOf } from '../basket/roomExtras.js';
import { sumMinor } from '../money/Money.js';
import { grouped } from './grouped.js';
import { extraLine } from './money/priceLines.js';
import { travellerNames } from './travellerNames.js';
const displayOfAll = (alike) => {
    const lines = alike.map(extraLine);
    const { display } = extraLine(alike[0]);
    return display.kind === 'amount' ? { kind: 'amount', amount: sumMinor(lines.map(({ cost }) => cost)) } : display;
};
export const alikeExtras = (extras, names) => grouped(extras, ({ name, option, otherInformation, priceDisplayCode }) => JSON.stringify([name, option, otherInformation, priceDisplayCode])).map(([, alike]) => {
    const [{ id, name, option, otherInformation }] = alike;
    const people = names(alike.map(({ paxId }) => paxId));
    return { id, name, option, otherInformation, count: alike.length, people, display: displayOfAll(alike) };
});
/** What a booking has of extras: general ones under their groups, then those of each room. */
export const bookedExtras = ({ extras, rooms, pax }) => {
    const names = travellerNames(pax);
    const general = extras.filter((extra) => roomOf(extra, rooms) === undefined);
    const ofRooms = rooms.map((room) => ({ room, own: extras.filter((extra) => roomOf(extra, rooms) === room) }));
    return [
        ...grouped(general, ({ groupName }) => groupName).map(([name, own]) => ({
            id: `group ${name}`,
            name,
            room: null,
            extras: alikeExtras(own, names),
        })),
        ...ofRooms
            .filter(({ own }) => own.length > 0)
            .map(({ room, own }) => ({
            id: room.id,
            name: '',
            room: { name: room.name, roomName: room.roomName, guests: names(room.paxIds) },
            extras: alikeExtras(own, names),
        })),
    ];
};
