/** Specification 1, §9. */
export const defaultLocale = 'en-GB';
const digits = (amount, exponent) => {
    const whole = String(Math.abs(amount)).padStart(exponent + 1, '0');
    const point = whole.length - exponent;
    const text = exponent === 0 ? whole : `${whole.slice(0, point)}.${whole.slice(point)}`;
    return text;
};
/** Symbol and exactly `exponent` decimals in the locale: £1,234.50, -£5.00 (decisions §3.2). */
export const formatMoney = ({ amount, currency }, locale = defaultLocale) => {
    const format = new Intl.NumberFormat(locale, {
        minimumFractionDigits: currency.exponent,
        maximumFractionDigits: currency.exponent,
    });
    // Formatted from the decimal text, not from a quotient: no binary fraction takes part.
    return `${amount < 0 ? '-' : ''}${currency.symbol}${format.format(digits(amount, currency.exponent))}`;
};
