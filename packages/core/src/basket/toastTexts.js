/** Each of them once, in the order in which they first appear, joined as the toasts quote them (specification 2, §9). */
export const uniqueJoined = (names) => [...new Set(names)].join(', ');
/** How many there are of each name, in the order in which they first appear. */
export const countsByName = (names) => [...new Set(names)].map((name) => [name, names.filter((other) => other === name).length]);
