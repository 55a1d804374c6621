export const deliveryStatuses = { 0: 'orderPlaced', 1: 'beingPrepared', 2: 'readyToDownload', 3: 'onItsWay' };
