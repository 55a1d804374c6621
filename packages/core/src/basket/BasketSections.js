export const basketSectionNames = ['tickets', 'accommodation', 'extras', 'transport', 'customerChange'];
