/** Things under their key, in the order in which the keys first appear. */
export const grouped = (things, keyOf) => {
    const groups = new Map();
    for (const thing of things) {
        const key = keyOf(thing);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [thing]);
        else
            group.push(thing);
    }
    return [...groups];
};
