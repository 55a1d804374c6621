import { createFailureHandler } from '../failure/handleFailure.js';
import { createMessageStore } from '../messages/MessageStore.js';
import { texts } from '../messages/texts.js';
import { createSessionStore } from '../session/createSessionStore.js';
import { createSessionScope } from '../session/SessionScope.js';
import { VirtualTime } from './VirtualTime.js';
const createCountingIds = () => {
    let count = 0;
    const next = () => (count += 1);
    return {
        uuid: () => `00000000-0000-4000-8000-${String(next()).padStart(12, '0')}`,
        traceId: () => String(next()).padStart(32, '0'),
    };
};
/** What a use case stands in: the real stores over recording ends, in virtual time. */
export const createSurroundings = (customerId = () => null) => {
    const time = new VirtualTime();
    const ids = createCountingIds();
    const scope = createSessionScope(ids);
    const sessionStore = createSessionStore(time, scope);
    const messages = createMessageStore(time, ids);
    const visited = [];
    const reports = [];
    let current = '/elsewhere';
    const navigation = {
        goTo: (path) => {
            visited.push(path);
            current = path;
        },
        current: () => current,
    };
    const reporter = { report: (report) => void reports.push(report) };
    const failures = createFailureHandler({ messages, navigation, texts, reporter, revoke: sessionStore.revoke, customerId, isSignedIn: () => true });
    const said = [];
    const known = new Set();
    messages.toasts$.subscribe((toasts) => {
        for (const { id, message } of toasts) {
            if (!known.has(id))
                said.push(message);
            known.add(id);
        }
    });
    const standAt = (path) => {
        current = path;
    };
    return { time, ids, scope, sessionStore, messages, texts, navigation, failures, reporter, visited, reports, said, standAt };
};
