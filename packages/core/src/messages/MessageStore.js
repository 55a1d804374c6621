import { createState, select } from '../reactive/Behavior.js';
import { createToastQueue } from './ToastQueue.js';
export const createMessageStore = (scheduler, ids) => {
    const toasts = createToastQueue(scheduler);
    const prompts = createState([]);
    const markActioned = (id) => prompts.update((all) => all.map((one) => (one.id === id ? { ...one, actioned: true } : one)));
    const find = (id) => prompts.state$.value.find((one) => one.id === id && !one.actioned);
    return {
        toasts$: toasts.visible$,
        prompt$: select(prompts.state$, (all) => all.findLast((one) => !one.actioned) ?? null),
        toast: (type, message, about) => toasts.add({ id: ids.uuid(), displayType: 'toast', type, message, ...(about === undefined ? {} : { about }) }),
        withdraw: toasts.withdraw,
        prompt: (prompt) => {
            const id = ids.uuid();
            prompts.update((all) => [...all, { ...prompt, id, displayType: 'prompt', actioned: false }]);
            return id;
        },
        withdrawPrompt: markActioned,
        dismissToast: toasts.remove,
        act: (promptId, actionIndex) => {
            const action = find(promptId)?.actions[actionIndex];
            if (action === undefined)
                return;
            markActioned(promptId);
            action.run?.();
        },
        dismissPrompt: (promptId) => {
            if (find(promptId)?.required === false)
                markActioned(promptId);
        },
        pauseToasts: toasts.pause,
        resumeToasts: toasts.resume,
        clear: () => {
            toasts.clear();
            prompts.set([]);
        },
    };
};
