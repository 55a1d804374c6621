export const answersLeft = (asked) => {
    const waiting = asked.filter(({ progress }) => progress.answered < progress.all);
    return {
        answered: asked.reduce((sum, { progress }) => sum + progress.answered, 0),
        all: asked.reduce((sum, { progress }) => sum + progress.all, 0),
        travellers: waiting.length,
        next: waiting[0] ?? null,
    };
};
