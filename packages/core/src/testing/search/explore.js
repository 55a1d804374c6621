/** A set holds no more than 2 ** 24. */
const setSize = 15_000_000;
/** Strings without end. */
const createSeen = () => {
    const sets = [new Set()];
    let count = 0;
    return {
        size: () => count,
        /** False where it was there before. */
        add: (key) => {
            if (sets.some((set) => set.has(key)))
                return false;
            if ((sets.at(-1)?.size ?? 0) >= setSize)
                sets.push(new Set());
            sets.at(-1)?.add(key);
            count += 1;
            return true;
        },
    };
};
/** Breadth first, so that the first story that ends badly is the shortest. */
export const explore = ({ first, stepsFrom, keyOf, wrongOf, stuckOf }, { states = 1_000_000, isTimeOver, onDepth } = {}) => {
    const seen = createSeen();
    seen.add(keyOf(first));
    /** For each state the one before it, and which of its steps it was: worlds are forgotten once they were looked at. */
    const before = [-1];
    const places = [-1];
    let level = [{ world: first, id: 0 }];
    let depth = 0;
    const storyTo = (id) => {
        const way = [];
        for (let at = id; at > 0; at = before[at] ?? 0)
            way.unshift(places[at] ?? 0);
        let world = first;
        return way.map((place) => {
            const step = stepsFrom(world)[place];
            world = step?.world ?? world;
            return step?.name ?? '';
        });
    };
    const found = (isClosed, wrong = null, story = []) => ({
        states: seen.size(),
        depth: story.length > 0 ? story.length : depth,
        isClosed,
        wrong,
        story,
    });
    while (level.length > 0) {
        const next = [];
        for (const { world, id } of level) {
            const steps = stepsFrom(world);
            for (let place = 0; place < steps.length; place += 1) {
                const step = steps[place];
                if (step === undefined)
                    continue;
                const isNew = seen.add(keyOf(step.world));
                const wrong = wrongOf(step.world) ?? (isNew ? stuckOf(step.world) : null);
                if (wrong !== null)
                    return found(false, wrong, [...storyTo(id), step.name]);
                if (!isNew)
                    continue;
                before.push(id);
                places.push(place);
                next.push({ world: step.world, id: before.length - 1 });
            }
            if (seen.size() >= states || isTimeOver?.() === true)
                return found(false);
        }
        level = next;
        if (next.length > 0) {
            depth += 1;
            onDepth?.(depth, seen.size());
        }
    }
    return found(true);
};
