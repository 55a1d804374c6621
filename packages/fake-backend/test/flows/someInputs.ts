export const ref = 'SUN1001'
export const card = { cardholderName: 'Amelia Hart', source: { kind: 'paymentMethod', id: 'pm_card_visa' } } as const
export const tickets = [{ ticketTypeId: '41011', passengerId: 1, ticketName: 'Stalls' }]
export const changes = { personalDetails: { firstName: 'Eva' } }
export const address = {
  address1: '1 Road',
  address2: '',
  address3: '',
  city: 'Bristol',
  county: '',
  postcode: 'BS1 4DJ',
  countryId: '1',
}
