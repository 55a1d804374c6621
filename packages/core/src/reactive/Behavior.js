import { BehaviorSubject, combineLatest, distinctUntilChanged, map } from 'rxjs';
export const createState = (initial) => {
    const subject = new BehaviorSubject(initial);
    const set = (next) => {
        if (next !== subject.value)
            subject.next(next);
    };
    return { state$: subject, set, update: (change) => set(change(subject.value)) };
};
/** A Behavior computed from another; recomputed only when its source changed, so that its value keeps its identity. */
export const select = (source, selector) => {
    let last = source.value;
    let selected = selector(last);
    const read = (value) => {
        if (value !== last) {
            last = value;
            selected = selector(value);
        }
        return selected;
    };
    const derived = source.pipe(map(read), distinctUntilChanged());
    return Object.defineProperty(derived, 'value', { get: () => read(source.value) });
};
/** A Behavior computed from two others; it keeps its identity while neither of them changes. */
export const combine = (first, second, selector) => {
    let last = { a: first.value, b: second.value, value: selector(first.value, second.value) };
    const read = (a, b) => {
        if (a !== last.a || b !== last.b)
            last = { a, b, value: selector(a, b) };
        return last.value;
    };
    const derived = combineLatest([first, second]).pipe(map(([a, b]) => read(a, b)), distinctUntilChanged());
    return Object.defineProperty(derived, 'value', { get: () => read(first.value, second.value) });
};
/** A Behavior that never changes. */
export const constant = (value) => new BehaviorSubject(value);
