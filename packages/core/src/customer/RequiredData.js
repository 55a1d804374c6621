/** Required questions that have no answer yet. */
export const openQuestions = (questions) => questions.filter(({ required, answer }) => required && (answer === null || answer === ''));
