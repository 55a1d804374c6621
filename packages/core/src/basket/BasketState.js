import { countItems } from './Basket.js';
export const initialBasketState = { bookingRef: null, contents: { kind: 'unknown' }, activity: 'idle' };
export const basketOf = (state) => state.contents.kind === 'loaded' ? state.contents.basket : null;
/** What the basket's button counts; null while it is not known. */
export const itemCount = (state) => {
    switch (state.contents.kind) {
        case 'none':
            return 0;
        case 'loaded':
            return countItems(state.contents.basket);
        default:
            return null;
    }
};
