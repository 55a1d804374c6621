import { minutes } from '../environment/durations.js';
import { sessionLength } from './SessionState.js';
/** How long before the end of the 30 minutes the customer is asked whether to stay. */
export const warningLead = minutes(2);
/** Asks before the session ends, with the choice to stay: a check renews it where the back end agrees. Returns how to stop. */
export const warnBeforeLapse = ({ scheduler, store, session, messages, texts }) => {
    let timer = null;
    let shown = null;
    const withdraw = () => {
        timer?.unsubscribe();
        timer = null;
        if (shown !== null)
            messages.withdrawPrompt(shown);
        shown = null;
    };
    const warn = () => {
        shown = messages.prompt({
            type: 'warning',
            header: texts.account.endsSoonHeader,
            message: texts.account.endsSoon(warningLead / minutes(1)),
            listed: false,
            required: false,
            actions: [
                { label: texts.account.stay, emphasis: 'primary', run: () => void session.check() },
                { label: texts.session.signOut, emphasis: 'secondary', run: () => void session.signOut() },
            ],
        });
    };
    const watching = store.state$.subscribe((state) => {
        withdraw();
        if (state.kind === 'signedIn')
            timer = scheduler.schedule(warn, sessionLength - warningLead);
    });
    return () => {
        watching.unsubscribe();
        withdraw();
    };
};
