export const describeProblem = (problem, { screen }) => {
    const words = screen.profile.problems;
    return problem.kind === 'answerMissing' ? words.answerMissing(problem.label) : words[problem.kind];
};
