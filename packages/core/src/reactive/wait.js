/** Resolves after `delay` milliseconds of the injected time. */
export const wait = (scheduler, delay) => new Promise((resolve) => {
    scheduler.schedule(() => resolve(), delay);
});
