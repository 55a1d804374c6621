import { describeFailure } from '../failure/describeFailure.js';
const fieldOf = { 15000190: 'current', 15000080: 'password' };
/** 15000190 is about the current password and 15000080 about the new one (specification 1, §8); all else is about the form. */
export const changePasswordErrors = (failure, texts) => {
    const said = { current: [], password: [], form: [] };
    if (failure === null)
        return said;
    const { cause } = failure;
    const parts = cause.kind === 'server' ? cause.errors : [];
    if (parts.length === 0)
        said.form.push(...describeFailure(failure, texts));
    for (const error of parts) {
        const one = { ...failure, cause: { kind: 'server', errors: [error] } };
        said[fieldOf[error.code ?? ''] ?? 'form'].push(...describeFailure(one, texts));
    }
    return said;
};
