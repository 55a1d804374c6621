const rules = new Intl.PluralRules('en-GB');
/** "ticket" for 1, "tickets" for 3. */
export const pluralOf = (count, one, other) => (rules.select(count) === 'one' ? one : other);
/** "1 ticket", "3 tickets". */
export const counted = (count, one, other) => `${count} ${pluralOf(count, one, other)}`;
export const wasOrWere = (count) => pluralOf(count, 'was', 'were');
