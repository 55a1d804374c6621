export const london = 'London Victoria'
export const keynes = 'Milton Keynes Coachway'
export const nord = 'Barcelona Nord'
export const pancras = 'London St Pancras'
export const sants = 'Barcelona Sants'
export const gatwick = 'London Gatwick'
export const manchester = 'Manchester'
export const elPrat = 'Barcelona El Prat'

const british = [london, keynes, pancras, gatwick, manchester]

export const barcelonaTimeZones: Readonly<Record<string, string>> = {
  ...Object.fromEntries(british.map((place) => [place, 'Europe/London'])),
  ...Object.fromEntries([nord, sants, elPrat].map((place) => [place, 'Europe/Madrid'])),
}
