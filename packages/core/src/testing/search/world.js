export const closedPage = {
    page: null,
    asks: null,
    reading: null,
    isTimed: false,
    hasLooked: false,
    isShownAnew: false,
    isToHear: false,
    session: null,
};
export const replaced = (all, place, change) => all.map((one, at) => (at === place ? { ...one, ...change } : one));
