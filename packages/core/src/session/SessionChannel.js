/** Where there are no other tabs. */
export const noOtherTabs = {
    announceSignOut: () => undefined,
    onSignOut: () => () => undefined,
};
