export const genders = [
  { id: '1', name: 'Female', code: 'F' },
  { id: '2', name: 'Male', code: 'M' },
  { id: '3', name: 'Non-binary', code: 'X' },
  { id: '4', name: 'Prefer not to say', code: 'U' },
]
