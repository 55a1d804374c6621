/** The change was made and only reading it again failed: nothing has to be sent twice. */
export const wasSaved = ({ operation }) => operation === 'getCustomer' || operation === 'getAdditionalCustomer';
