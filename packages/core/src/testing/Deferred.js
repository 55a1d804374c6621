export const createDeferred = () => {
    let resolve = () => undefined;
    const promise = new Promise((settle) => {
        resolve = settle;
    });
    return { promise, resolve: (value) => resolve(value) };
};
