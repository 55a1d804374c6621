/** The sections of the price summary, in the order of specification 2, §9. */
export const priceSectionNames = [
    'accommodation',
    'customerChange',
    'tickets',
    'transport',
    'extras',
    'insurance',
    'delivery',
    'discounts',
    'fees',
];
