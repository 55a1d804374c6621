/**
 * Customer and required details reload after login success (specification 1, §4): a sign-in, a check that finds one, and
 * a change of password. Whoever must change the password first sees no page that needs them, and may have no session yet
 * that could ask for them. Returns how to stop.
 */
export const loadAtSignIn = (session$, customer) => {
    const watching = session$.subscribe((state) => {
        if (state.kind !== 'signedIn' || state.resetRequired)
            return;
        void customer.load();
        void customer.loadRequiredData();
    });
    return () => watching.unsubscribe();
};
