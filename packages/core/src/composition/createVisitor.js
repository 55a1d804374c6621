import { createClient } from '../client/createClient.js';
import { createFailureHandler } from '../failure/handleFailure.js';
import { createMessageStore } from '../messages/MessageStore.js';
import { paths } from '../navigation/paths.js';
import { createState } from '../reactive/Behavior.js';
import { createSession } from '../session/createSession.js';
import { createSessionStore } from '../session/createSessionStore.js';
import { createDrafts } from '../session/Drafts.js';
import { createSessionScope } from '../session/SessionScope.js';
import { isSignedIn } from '../session/SessionState.js';
export const createVisitor = (ports) => {
    const { scheduler, ids, navigation, texts, sessionChannel: channel } = ports;
    const scope = createSessionScope(ids);
    const messages = createMessageStore(scheduler, ids);
    const sessionStore = createSessionStore(scheduler, scope);
    const customerId = createState(null);
    const failures = createFailureHandler({
        messages,
        navigation,
        texts,
        reporter: ports.errorReporter,
        revoke: sessionStore.revoke,
        isSignedIn: () => isSignedIn(sessionStore.state$.value, scheduler.now()),
        customerId: () => customerId.state$.value,
    });
    const shared = {
        scheduler, ids, scope, messages, navigation, failures, onFailure: failures.handle, sessionStore, customerId,
        endings: new Set(),
    };
    const signIn = { ...shared, texts, channel, api: ports.sessionApi, store: sessionStore, clock: scheduler };
    const session = createSession(signIn);
    const leaveWithOtherTabs = channel.onSignOut(() => {
        messages.clear();
        sessionStore.revoke('byCustomer');
        navigation.goTo(paths.login);
    });
    return {
        shared,
        features: {
            session,
            drafts: createDrafts(sessionStore.state$, customerId.state$),
            // The client outlives every session.
            client: createClient({
                api: ports.clientApi,
                identity: ports.clientIdentity,
                scope: createSessionScope(ids),
                onFailure: failures.handle,
            }),
            messages,
            report: (code, severity) => failures.report(code, '', severity),
            texts,
        },
        dispose: () => {
            shared.endings.forEach((end) => end());
            leaveWithOtherTabs();
            sessionStore.dispose();
            messages.clear();
        },
    };
};
