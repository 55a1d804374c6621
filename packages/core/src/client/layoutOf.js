/** Header links are shown by default; the footer only where the setting is on (specification 1, §2). */
export const layoutOf = (config) => ({
    links: config?.links ?? { bookings: true, profile: true, signOut: true },
    footer: config?.displayFooter ?? false,
});
