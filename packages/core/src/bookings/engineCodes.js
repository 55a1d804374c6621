/** Engine codes (specification 2, §4); the others are named there without a value. */
export const engineCodes = {
    transport: 1,
    accommodation: 2,
    extra: 4,
    package: 16,
    customer: 48,
    payment: 64,
    insurance: 256,
    accommodationConfiguration: 512,
    ticket: 4096,
    delivery: 20000,
};
/** Null for a code that the table does not hold. */
export const engineOf = (code) => {
    for (const [name, known] of Object.entries(engineCodes))
        if (known === code)
            return isEngine(name) ? name : null;
    return null;
};
const isEngine = (name) => Object.hasOwn(engineCodes, name);
