// One @ with something before it and a dotted name behind it: what is stricter refuses addresses that exist.
const address = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
export const isEmailAddress = (text) => address.test(text.trim());
/** Specification 1, §5: the e-mail must be a valid address, the password must not be empty; both are trimmed. */
export const loginProblems = ({ email, password }) => ({
    email: !isEmailAddress(email),
    password: password.trim() === '',
});
