import { left } from 'fp-ts/lib/Either.js';
import { holdsCardNumber } from '../environment/cardNumbers.js';
import { serverFailure } from '../failure/ApiFailure.js';
const ofAddress = (address) => address === undefined ? [] : [address.address1, address.address2, address.address3, address.city, address.county, address.postcode];
const ofChanges = ({ personalDetails, address, passport, bankAccount, requiredData = {} }) => [
    personalDetails?.firstName,
    personalDetails?.lastName,
    personalDetails?.emergencyContact?.fullName,
    ...ofAddress(address),
    passport?.firstName,
    passport?.middleNames,
    passport?.lastName,
    bankAccount?.accountName,
    ...Object.values(requiredData).flatMap((answer) => (typeof answer === 'object' ? ofAddress(answer) : typeof answer === 'string' ? [answer] : [])),
];
/** `message` is what the customer is told. */
export const refuseCardNumbers = (message) => {
    const refused = left(serverFailure([{ code: null, message }]));
    const unlessIn = (texts, send) => texts.some((text) => text !== undefined && holdsCardNumber(text)) ? async () => refused : send();
    return {
        customer: (api) => ({
            ...api,
            update: (changes, context) => unlessIn(ofChanges(changes), () => api.update(changes, context)),
            updateAdditional: (id, changes, context) => unlessIn(ofChanges(changes), () => api.updateAdditional(id, changes, context)),
        }),
        delivery: (api) => ({
            updateAddress: (bookingRef, allocationId, address, context) => unlessIn(ofAddress(address), () => api.updateAddress(bookingRef, allocationId, address, context)),
        }),
        basket: (api) => ({
            ...api,
            addPax: (bookingRef, pax, context) => unlessIn(pax.flatMap(({ firstName, lastName, email }) => [firstName, lastName, email]), () => api.addPax(bookingRef, pax, context)),
            addNameChange: (bookingRef, change, context) => unlessIn([change.firstName, change.lastName, change.email], () => api.addNameChange(bookingRef, change, context)),
            addRoomExtras: (bookingRef, accommodationId, extras, context) => unlessIn(extras.map(({ otherInformation }) => otherInformation), () => api.addRoomExtras(bookingRef, accommodationId, extras, context)),
        }),
    };
};
