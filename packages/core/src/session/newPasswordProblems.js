/** Characters, after trimming: the specification leaves the rule to us, and the back end may want more. */
export const shortestPassword = 8;
/** Trimmed as the login trims, so that a password that was set can also be typed there. */
export const newPasswordProblems = (password, repeat) => ({
    password: [...password.trim()].length < shortestPassword,
    repeat: repeat.trim() !== password.trim(),
});
