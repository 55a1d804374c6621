/** Runs tasks, so many at a time and in their order; answers in their order too. Tasks never reject. */
export const inLanes = async (tasks, lanes) => {
    const waiting = tasks.entries();
    const results = new Map();
    const lane = async () => {
        for (const [place, task] of waiting)
            results.set(place, await task());
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    return [...results].sort(([a], [b]) => a - b).map(([, result]) => result);
};
