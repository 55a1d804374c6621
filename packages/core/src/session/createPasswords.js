import { isLeft, left, right } from 'fp-ts/lib/Either.js';
import { cancelled } from '../failure/ApiFailure.js';
import { failedAt } from '../failure/Failure.js';
import { paths } from '../navigation/paths.js';
import { createSubmitter } from '../reactive/Submission.js';
import { isOver } from './SessionScope.js';
const firstMessage = (cause) => cause.kind === 'server' || cause.kind === 'unauthorised' ? (cause.errors[0]?.message ?? null) : null;
export const createPasswords = (deps) => {
    const { api, store, scope, messages, navigation, texts } = deps;
    const changing = createSubmitter(scope);
    const resetting = createSubmitter(scope);
    const renewing = createSubmitter(scope);
    // Passwords are trimmed as the login trims them: one with a space at its end could never be typed there.
    const change = async ({ currentPassword, password, redirectPath }) => {
        const proof = { currentPassword: currentPassword.trim(), password: password.trim() };
        const context = scope.context();
        const answer = await api.changePassword(proof, context)();
        // Signed out meanwhile: that stands.
        if (isOver(context))
            return left(failedAt('changePassword')(cancelled));
        if (isLeft(answer)) {
            const failure = failedAt('changePassword')(answer.left);
            deps.onFailure(failure);
            return left(failure);
        }
        const before = store.state$.value;
        const email = before.kind === 'signedIn' ? before.email : null;
        store.set({ kind: 'signedIn', since: deps.clock.now(), resetRequired: false, email });
        navigation.goTo(redirectPath ?? paths.bookings);
        messages.toast('success', texts.account.passwordChanged);
        return right(undefined);
    };
    const requestReset = async (email) => {
        const answer = await api.resetPassword(email.trim(), scope.context())();
        if (isLeft(answer)) {
            const failure = failedAt('resetPassword')(answer.left);
            deps.onFailure(failure);
            return left(failure);
        }
        navigation.goTo(paths.login);
        messages.prompt({
            type: 'warning',
            header: texts.account.resetRequestedHeader,
            message: texts.account.resetRequestedNotice,
            listed: false,
            required: false,
            actions: [{ label: texts.account.okay, emphasis: 'primary' }],
        });
        messages.toast('success', texts.account.resetRequested);
        return right(undefined);
    };
    const setNewPassword = async (token, password) => {
        const answer = await api.changePassword({ token, password: password.trim() }, scope.context())();
        if (isLeft(answer)) {
            messages.prompt({
                type: 'danger',
                header: texts.account.newPasswordFailed,
                message: firstMessage(answer.left) ?? texts.account.somethingWentWrong,
                listed: false,
                required: false,
                actions: [{ label: texts.account.tryAgain, emphasis: 'primary' }],
            });
            return left(failedAt('changePassword')(answer.left));
        }
        messages.prompt({
            type: 'success',
            header: texts.account.newPasswordSet,
            message: texts.account.newPasswordNotice,
            listed: false,
            required: false,
            actions: [{ label: texts.account.continue, emphasis: 'primary', run: () => navigation.goTo(paths.login) }],
        });
        return right(undefined);
    };
    return {
        change$: changing.state$,
        reset$: resetting.state$,
        newPassword$: renewing.state$,
        change: (input) => changing.submit(() => change(input)),
        requestReset: (email) => resetting.submit(() => requestReset(email)),
        setNewPassword: (token, password) => renewing.submit(() => setNewPassword(token, password)),
    };
};
