/** One of the names may be empty. */
export const fullName = (person: { readonly first_name: string; readonly last_name: string } | undefined): string =>
  person === undefined ? '' : `${person.first_name} ${person.last_name}`.trim()
