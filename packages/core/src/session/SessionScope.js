import { Subject } from 'rxjs';
const createCancelSource = () => {
    const listeners = new Set();
    let aborted = false;
    return {
        signal: {
            get aborted() {
                return aborted;
            },
            addEventListener: (_type, listener) => void listeners.add(listener),
            removeEventListener: (_type, listener) => void listeners.delete(listener),
        },
        cancel: () => {
            aborted = true;
            for (const listener of [...listeners])
                listener();
            listeners.clear();
        },
    };
};
/** Whether the session ended in which this was begun: what comes next would be for whoever signs in after it. */
export const isOver = ({ signal }) => signal?.aborted === true;
export const createSessionScope = (ids) => {
    const ended = new Subject();
    let source = createCancelSource();
    return {
        ended$: ended,
        end: () => {
            const ending = source;
            source = createCancelSource();
            ending.cancel();
            ended.next();
        },
        context: () => ({ traceId: ids.traceId(), signal: source.signal }),
        lastingContext: () => ({ traceId: ids.traceId() }),
    };
};
