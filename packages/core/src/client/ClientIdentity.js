import { defaultClientId } from './Client.js';
export const createClientIdentity = () => {
    let clientId = defaultClientId;
    return {
        current: () => clientId,
        adopt: (next) => {
            clientId = next;
        },
    };
};
