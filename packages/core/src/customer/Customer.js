export const noAddress = {
    address1: '',
    address2: '',
    address3: '',
    city: '',
    postcode: '',
    county: '',
    countryId: '',
};
