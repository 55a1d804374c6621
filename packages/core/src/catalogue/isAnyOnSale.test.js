import { expect, it } from 'vitest';
import { isAnyOnSale } from './isAnyOnSale.js';
it('an event without a ticket is nothing to choose from; one that is sold out is shown', () => {
    const soldOut = { id: '1' };
    expect([isAnyOnSale([]), isAnyOnSale([{ tickets: [] }]), isAnyOnSale([{ tickets: [] }, { tickets: [soldOut] }])]).toEqual([false, false, true]);
});
