/** Runs tasks one after the other, in the order in which they were asked for (concat). One that throws is its caller's; those behind it run all the same. */
export const createQueue = () => {
    let last = Promise.resolve();
    return (task) => () => {
        const result = last.then(task);
        last = result.catch(() => undefined);
        return result;
    };
};
