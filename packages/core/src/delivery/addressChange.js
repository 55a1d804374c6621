const changeOf = ({ allocationId, status }) => {
    if (status === 'onItsWay')
        return 'onItsWay';
    return allocationId === null ? 'withoutAddress' : 'open';
};
/** The deliveries of a booking: only the first of them can be sent elsewhere (specification 1, §4). */
export const deliveryAddresses = ({ deliveries }) => deliveries.map((delivery, place) => {
    const change = changeOf(delivery);
    return { delivery, change: place > 0 && change === 'open' ? 'notTheFirst' : change };
});
/** The delivery whose address can be changed; null where none can. */
export const changeableDelivery = (booking) => deliveryAddresses(booking).find(({ change }) => change === 'open')?.delivery ?? null;
