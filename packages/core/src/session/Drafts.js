import { holdsCardNumber } from '../environment/cardNumbers.js';
import { createState } from '../reactive/Behavior.js';
const nobody = { email: null, id: null };
export const createDrafts = (session$, customerId$) => {
    const drafts = new Map();
    const readable = createState(true);
    let owner = nobody;
    const forget = (next) => {
        drafts.clear();
        owner = next;
        readable.set(true);
    };
    session$.subscribe((state) => {
        if (state.kind === 'signedOut' && state.chosen)
            return forget(nobody);
        if (state.kind !== 'signedIn' || state.email === null)
            return;
        const { email } = state;
        if (owner.email !== null && owner.email !== email)
            return forget({ email, id: null });
        // The back end remembered who typed, so no e-mail tells: the customer's id will.
        if (owner.email === null && drafts.size > 0)
            readable.set(false);
        owner = { ...owner, email };
    });
    customerId$.subscribe((id) => {
        if (id === null)
            return;
        const other = owner.id !== null && owner.id !== id;
        const cannotTell = owner.id === null && !readable.state$.value;
        if (other || cannotTell)
            return forget({ ...owner, id });
        owner = { ...owner, id };
        readable.set(true);
    });
    return {
        readable$: readable.state$,
        read: (form) => (readable.state$.value ? (drafts.get(form) ?? null) : null),
        keep: (form, draft) => void drafts.set(form, Object.fromEntries(Object.entries(draft).filter(([, value]) => !holdsCardNumber(value)))),
        drop: (form) => void drafts.delete(form),
    };
};
