import { isWebAddress } from './shownDownloads.js';
/** Over TLS alone: whoever sees the id of a parcel on its way can follow it, and sometimes lead it elsewhere. */
const isSafe = (address) => /^https:/i.test(address) && isWebAddress(address);
/** The page of a postal service that takes numbers of others too, for a delivery that comes with none that can be opened. */
const defaultPage = 'https://www.royalmail.com/track-your-item#/tracking-results/{tracking_id}';
/** What the delivery is followed by, while it is on its way and a tracking id exists (specification 1, §4). */
export const trackingNumber = ({ status, trackingId }) => status !== 'onItsWay' || trackingId === null || trackingId.trim() === '' ? null : trackingId;
/** The postal service's page for a delivery that has a tracking number. */
export const trackingAddress = (delivery) => {
    const number = trackingNumber(delivery);
    // Half a character is in no address.
    if (number === null || /\p{Cs}/u.test(number))
        return null;
    const on = (page) => page.replaceAll('{tracking_id}', () => encodeURIComponent(number));
    const own = on(delivery.trackingUrl ?? '');
    return isSafe(own) ? own : on(defaultPage);
};
