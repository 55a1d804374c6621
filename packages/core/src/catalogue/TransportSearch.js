import { idle } from '../reactive/Loadable.js';
export const noTransportChoices = {
    mode: 'BOTH_WAYS',
    typeId: null,
    routes: [],
    date: null,
    departureLocation: null,
    arrivalLocation: null,
    outboundStopId: null,
    returnStopId: null,
};
export const newTransportSearch = {
    choices: noTransportChoices,
    modes: ['BOTH_WAYS'],
    types: idle,
    routes: idle,
    dates: idle,
    locations: idle,
    outboundStops: idle,
    returnStops: idle,
};
