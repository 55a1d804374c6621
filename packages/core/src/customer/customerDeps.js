/** The end of every update: first where to, then what happened. */
export const concludeUpdate = (deps, message, redirectPath) => {
    if (redirectPath !== undefined)
        deps.navigation.goTo(redirectPath);
    deps.messages.toast('success', message);
};
